import { Command, InvalidArgumentError } from 'commander';
import { newId } from '../identity/ids.ts';
import type { ProviderName } from '../provider-seam/port/provider.ts';
import type { Service } from '../service.ts';
import type { ReviewAction, ReviewNote } from '../writes/review.ts';
import { print, withService } from './with-service.ts';

export interface DecisionOptions {
  readonly reason: string;
  readonly actor: string;
  readonly json?: boolean;
}

/** What became of what was decided on. */
export interface Decided {
  readonly id: string;
  readonly kind: string;
  /** Null without a tenant. */
  readonly clientId: string | null;
  readonly status: string;
}

/**
 * One line, as the contract's reasons.
 * @throws InvalidArgumentError
 */
export function parseWords(most: number) {
  return (text: string): string => {
    const words = text.trim();
    // oxlint-disable-next-line no-control-regex -- these are what one line may not have
    if (words === '' || words.length > most || /[\u0000-\u001F\u007F\uD800-\uDFFF]/.test(words))
      throw new InvalidArgumentError(`It must be one line of 1 to ${most} characters.`);
    return words;
  };
}

/**
 * PROVIDER/ADAPTER/NAME, as lists and alarms show it.
 * @throws InvalidArgumentError
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

/** Options common to all decisions. */
export function decisionCommand(action: ReviewAction, description: string): Command {
  return new Command(action)
    .description(description)
    .requiredOption('--reason <text>', 'the reason; shown to the tenant', parseWords(500))
    .requiredOption('--actor <name>', 'who decides; recorded, and never shown to the tenant', parseWords(100))
    .option('--json', 'print one JSON document');
}

/** Decides and shows the result. */
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
