import { Command, InvalidArgumentError } from 'commander';
import { newId } from '../identity/ids.ts';
import type { ProviderName } from '../provider-seam/port/provider.ts';
import type { Service } from '../service.ts';
import type { ReviewAction, ReviewNote } from '../writes/review.ts';
import { print, withService } from './with-service.ts';

/** What every decision by hand is given. */
export interface DecisionOptions {
  readonly reason: string;
  readonly actor: string;
  readonly json?: boolean;
}

/** What became of what was decided on. */
export interface Decided {
  /** What was decided on. */
  readonly id: string;
  readonly kind: string;
  /** Null where it is nobody's. */
  readonly clientId: string | null;
  readonly status: string;
}

/** Takes words for people on one line, as the contract has a reason. @throws InvalidArgumentError for anything else */
export function parseWords(most: number) {
  return (text: string): string => {
    const words = text.trim();
    // eslint-disable-next-line no-control-regex -- these are what one line may not have
    if (words === '' || words.length > most || /[\u0000-\u001F\u007F\uD800-\uDFFF]/.test(words))
      throw new InvalidArgumentError(`It must be one line of 1 to ${most} characters.`);
    return words;
  };
}

/**
 * Takes what a provider has named: PROVIDER/ADAPTER/NAME, as lists and alarms show it.
 * @throws InvalidArgumentError for anything else
 */
export function parseName(text: string): {
  readonly provider: ProviderName;
  readonly adapter: string;
  readonly name: string;
} {
  const [, provider, adapter, name] = /^(bank|chain|exchange|identity)\/([^/]+)\/(.+)$/s.exec(text) ?? [];
  if (provider === undefined || adapter === undefined || name === undefined)
    throw new InvalidArgumentError('It must have the form PROVIDER/ADAPTER/NAME, as listed.');
  return { provider: provider as ProviderName, adapter, name };
}

/** A command that takes a decision by hand, with what each of them asks for. */
export function decisionCommand(action: ReviewAction, description: string): Command {
  return new Command(action)
    .description(description)
    .requiredOption('--reason <text>', 'the reason; shown to the tenant', parseWords(500))
    .requiredOption('--actor <name>', 'who decides; recorded, and never shown to the tenant', parseWords(100))
    .option('--json', 'print one JSON document');
}

/** Takes a decision and shows what became of it. */
export async function decideByHand(
  action: ReviewAction,
  options: DecisionOptions,
  submit: (service: Service, note: ReviewNote) => Promise<Decided>,
): Promise<void> {
  const { reason, actor, json } = options;
  const note = { reviewId: newId('rev'), actor, reason };
  const { id, kind, clientId, status } = await withService(({ service }) => submit(service, note));
  print(json, { reviewId: note.reviewId, action, id, kind, clientId, status, reason, actor }, [
    `${note.reviewId}  ${id} is ${status}.`,
  ]);
}
