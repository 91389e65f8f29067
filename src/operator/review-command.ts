import { Command, InvalidArgumentError } from 'commander';
import { selectMatching } from '../db/rows.ts';
import { operationsTable, resourceOf } from '../flows/operations/operation.ts';
import { receiptsTable, resourceOfReceipt } from '../flows/receipts/receipt.ts';
import { newId } from '../ids.ts';
import type { Service } from '../service.ts';
import { listReviews, type WaitingForReview } from './list-reviews.ts';
import { approveOperation, rejectOperation } from './review-operation.ts';
import { releaseReceipt, returnReceiptByHand } from './review-receipt.ts';
import type { ReviewAction, ReviewNote } from './review.ts';
import { getTenant, parseLimit, print, withService } from './with-service.ts';

/** What every decision by hand is given. */
interface DecisionOptions {
  readonly id: string;
  readonly reason: string;
  readonly actor: string;
  readonly json?: boolean;
}

interface ReturnOptions extends DecisionOptions {
  readonly sentBackAs: string;
}

/** What became of what was decided on. */
interface Decided {
  readonly clientId: string;
  readonly kind: string;
  readonly status: string;
}

/** Takes words for people on one line, as the contract has a reason. */
function parseWords(most: number) {
  return (text: string): string => {
    const words = text.trim();
    // eslint-disable-next-line no-control-regex -- these are what one line may not have
    if (words === '' || words.length > most || /[\u0000-\u001F\u007F\uD800-\uDFFF]/.test(words))
      throw new InvalidArgumentError(`It is a line of 1 to ${most} characters.`);
    return words;
  };
}

function decisionCommand(action: ReviewAction, description: string): Command {
  return new Command(action)
    .description(description)
    .requiredOption('--id <id>', 'what is decided on')
    .requiredOption('--reason <text>', 'why; callers see it', parseWords(500))
    .requiredOption('--actor <name>', 'who decides; kept, and never shown to callers', parseWords(100))
    .option('--json', 'one JSON document on stdout');
}

/** Takes a decision and shows what became of it. */
async function decide<Options extends DecisionOptions>(
  action: ReviewAction,
  options: Options,
  submit: (service: Service, note: ReviewNote, options: Options) => Promise<Decided>,
): Promise<void> {
  const { id, reason, actor, json } = options;
  const note = { reviewId: newId('rev'), actor, reason };
  const { clientId, kind, status } = await withService(({ service }) => submit(service, note, options));
  print(json, { reviewId: note.reviewId, action, id, kind, clientId, status, reason, actor }, [
    `${note.reviewId}  ${id} is ${status}.`,
  ]);
}

/** The tenant of an operation. @throws Error where there is none of this identifier */
async function tenantOfOperation({ database }: Service, id: string): Promise<string> {
  const [operation] = await selectMatching(database.reader, operationsTable, [{ id }]);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return operation.tenantId;
}

/** The tenant of a receipt. @throws Error where there is none of this identifier */
async function tenantOfReceipt({ database }: Service, id: string): Promise<string> {
  const [receipt] = await selectMatching(database.reader, receiptsTable, [{ id }]);
  if (receipt === undefined) throw new Error(`There is no receipt ${id}.`);
  return receipt.tenantId;
}

function operationCommand(
  action: 'approve' | 'reject',
  description: string,
  write: typeof approveOperation,
): Command {
  return decisionCommand(action, description).action((given: DecisionOptions) =>
    decide(action, given, async (service, note, { id }) => {
      const tenantId = await tenantOfOperation(service, id);
      const { kind, status } = await service.lane.submit(write({ tenantId, operationId: id }, note));
      return { clientId: tenantId, kind: resourceOf(kind), status };
    }),
  );
}

function releaseCommand(): Command {
  const command = decisionCommand('release', 'Credit a held receipt');
  return command.action((given: DecisionOptions) =>
    decide('release', given, async (service, note, { id }) => {
      const tenantId = await tenantOfReceipt(service, id);
      const { type, status } = await service.lane.submit(releaseReceipt({ tenantId, receiptId: id }, note));
      return { clientId: tenantId, kind: resourceOfReceipt(type), status };
    }),
  );
}

function returnCommand(): Command {
  return decisionCommand('return', 'Note that a held receipt was sent back by hand')
    .requiredOption(
      '--sent-back-as <reference>',
      'what the bank or the chain calls the payment that sent it back',
      parseWords(200),
    )
    .action((given: ReturnOptions) =>
      decide('return', given, async (service, note, { id, sentBackAs }) => {
        const tenantId = await tenantOfReceipt(service, id);
        const write = returnReceiptByHand({ tenantId, receiptId: id }, note, sentBackAs);
        const { type, status } = await service.lane.submit(write);
        return { clientId: tenantId, kind: resourceOfReceipt(type), status };
      }),
    );
}

interface ListOptions {
  readonly tenant?: string;
  readonly limit: number;
  readonly json?: boolean;
}

function describe({ id, kind, clientId, reason, amount, asset, since, actions }: WaitingForReview): string {
  const whose = clientId ?? 'nobody knows whose';
  return `${id}  ${kind} of ${amount ?? '?'} ${asset ?? ''}, ${whose}, since ${since}: ${reason ?? ''} (${actions.join(', ')})`;
}

async function list({ tenant, limit, json }: ListOptions): Promise<void> {
  const found = await withService(async ({ service }) => {
    if (tenant !== undefined) await getTenant(service, tenant);
    return listReviews(service.database.reader, { tenantId: tenant, limit });
  });
  const { data, hasMore } = found;
  print(json, found, [
    ...data.map(describe),
    ...(data.length === 0 ? ['Nothing waits for a review.'] : []),
    ...(hasMore ? ['There is more: raise --limit.'] : []),
  ]);
}

function listCommand(): Command {
  return new Command('list')
    .description('Show what waits for a decision by hand, the oldest first')
    .option('--tenant <id>', 'of this tenant account alone')
    .option('--limit <number>', 'the most of each kind', parseLimit, 100)
    .option('--json', 'one JSON document on stdout')
    .action(list);
}

/** `operator review …` */
export function reviewCommand(): Command {
  return new Command('review')
    .description(
      'Decide by hand what nothing else can decide; each decision is kept with its reason and actor',
    )
    .addCommand(listCommand())
    .addCommand(operationCommand('approve', 'Let a held operation go on to its provider', approveOperation))
    .addCommand(operationCommand('reject', 'Let a held operation fail', rejectOperation))
    .addCommand(releaseCommand())
    .addCommand(returnCommand());
}
