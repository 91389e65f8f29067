import { Command } from 'commander';
import { selectMatching } from '../db/statements/rows.ts';
import {
  orderTransferReturn,
  releaseTransfer,
  returnTransferByHand,
} from '../direct-routes/transfers/review.ts';
import { type Transfer, transfersTable } from '../direct-routes/transfers/table.ts';
import { isLeg } from '../outbox/instruction.ts';
import type { Service } from '../service.ts';
import { approveOperation, cancelOperation, rejectOperation } from '../treasury/operations/review.ts';
import { type Operation, operationsTable, resourceOf } from '../treasury/operations/table.ts';
import { orderReturn, releaseReceipt, returnReceiptByHand } from '../treasury/receipts/review.ts';
import { receiptsTable, resourceOfReceipt } from '../treasury/receipts/table.ts';
import type { ReviewNote } from '../writes/review.ts';
import {
  type Decided,
  type DecisionOptions,
  decideByHand,
  decisionCommand,
  parseWords,
} from './decision-command.ts';
import { type WaitingForReview, listReviews } from './list-reviews.ts';
import { deliverCommand, houseCommand, reportCommands } from './report-commands.ts';
import { getTenant, parseLimit, print, withService } from './with-service.ts';

interface HeldOptions extends DecisionOptions {
  readonly id: string;
}

interface ReturnOptions extends HeldOptions {
  readonly sentBackAs?: string;
}

/** @throws Error if there is none */
async function getOperation({ database }: Service, id: string): Promise<Operation> {
  const [operation] = await selectMatching(database.reader, operationsTable, [{ id }]);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return operation;
}

/** @throws Error if there is none */
async function tenantOfReceipt({ database }: Service, id: string): Promise<string> {
  const [receipt] = await selectMatching(database.reader, receiptsTable, [{ id }]);
  if (receipt === undefined) throw new Error(`There is no receipt ${id}.`);
  return receipt.tenantId;
}

/** @throws Error if there is none */
async function tenantOfTransfer({ database }: Service, id: string): Promise<string> {
  const [transfer] = await selectMatching(database.reader, transfersTable, [{ id }]);
  if (transfer === undefined) throw new Error(`There is no transfer ${id}.`);
  return transfer.tenantId;
}

/** Legs are named by their transfer. */
function isTransfer(id: string): boolean {
  return isLeg({ subject: id });
}

function decided({ id, tenantId: clientId, status }: Transfer, before?: Transfer['status']): Decided {
  const shown = before === status ? `${status} until the provider has sent it back` : status;
  return { id, kind: 'transfer', clientId, status: shown };
}

async function releaseHeldTransfer(service: Service, id: string, note: ReviewNote): Promise<Decided> {
  const tenantId = await tenantOfTransfer(service, id);
  return decided(await service.writeQueue.submit(releaseTransfer({ tenantId, transferId: id }, note)));
}

async function returnTransfer(
  service: Service,
  { id, sentBackAs }: ReturnOptions,
  note: ReviewNote,
): Promise<Decided> {
  const reviewed = { tenantId: await tenantOfTransfer(service, id), transferId: id };
  if (sentBackAs !== undefined) {
    return decided(await service.writeQueue.submit(returnTransferByHand(reviewed, note, sentBackAs)));
  }
  const transfer = await service.writeQueue.submit(orderTransferReturn(reviewed, note));
  return decided(transfer, transfer.status === 'returned' ? undefined : transfer.status);
}

function operationCommand(
  action: 'approve' | 'reject',
  description: string,
  write: typeof approveOperation,
): Command {
  return decisionCommand(action, description)
    .requiredOption('--id <id>', 'the operation')
    .action((given: HeldOptions) =>
      decideByHand(action, given, async (service, note) => {
        const { id } = given;
        const { tenantId: clientId } = await getOperation(service, id);
        const reviewed = { tenantId: clientId, operationId: id };
        const { kind, status } = await service.writeQueue.submit(write(reviewed, note));
        return { id, kind: resourceOf(kind), clientId, status };
      }),
    );
}

function cancelCommand(): Command {
  return decisionCommand('cancel', 'Ask the provider to cancel a submitted operation')
    .requiredOption('--id <id>', 'the operation')
    .action((given: HeldOptions) =>
      decideByHand('cancel', given, async (service, note) => {
        const operation = await getOperation(service, given.id);
        await service.writeQueue.submit(cancelOperation(operation, note));
        const { id, kind, tenantId: clientId } = operation;
        return { id, kind: resourceOf(kind), clientId, status: 'submitted until the provider has answered' };
      }),
    );
}

function releaseCommand(): Command {
  return decisionCommand('release', 'Credit a held receipt, or resume a held transfer')
    .requiredOption('--id <id>', 'the receipt or the transfer')
    .action((given: HeldOptions) =>
      decideByHand('release', given, async (service, note) => {
        const { id } = given;
        if (isTransfer(id)) return releaseHeldTransfer(service, id, note);
        const clientId = await tenantOfReceipt(service, id);
        const write = releaseReceipt({ tenantId: clientId, receiptId: id }, note);
        const { type, status } = await service.writeQueue.submit(write);
        return { id, kind: resourceOfReceipt(type), clientId, status };
      }),
    );
}

function returnCommand(): Command {
  return decisionCommand(
    'return',
    'Ask the provider to send a held receipt or transfer back, or record that it was sent back',
  )
    .requiredOption('--id <id>', 'the receipt or the transfer')
    .option(
      '--sent-back-as <reference>',
      'it was sent back by hand: the reference of that payment at the bank or on the chain',
      parseWords(200),
    )
    .action((given: ReturnOptions) =>
      decideByHand('return', given, async (service, note) => {
        const { id, sentBackAs } = given;
        if (isTransfer(id)) return returnTransfer(service, given, note);
        const clientId = await tenantOfReceipt(service, id);
        const reviewed = { tenantId: clientId, receiptId: id };
        const isByHand = sentBackAs !== undefined;
        const write = isByHand
          ? returnReceiptByHand(reviewed, note, sentBackAs)
          : orderReturn(reviewed, note);
        const { type, status } = await service.writeQueue.submit(write);
        const shown = isByHand ? status : `${status} until the provider has sent it back`;
        return { id, kind: resourceOfReceipt(type), clientId, status: shown };
      }),
    );
}

function heldCommands(): readonly Command[] {
  return [
    operationCommand('approve', 'Approve a held operation and send it to its provider', approveOperation),
    operationCommand('reject', 'Reject a held operation, which then fails', rejectOperation),
    cancelCommand(),
    releaseCommand(),
    returnCommand(),
  ];
}

interface ListOptions {
  readonly tenant?: string;
  readonly limit: number;
  readonly json?: boolean;
}

function describe({ id, kind, clientId, reason, amount, asset, since, actions }: WaitingForReview): string {
  const whose = clientId ?? 'tenant unknown';
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
    ...(data.length === 0 ? ['There is nothing to review.'] : []),
    ...(hasMore ? ['There are more. Increase --limit to see them.'] : []),
  ]);
}

function listCommand(): Command {
  return new Command('list')
    .description('Show everything that waits for a decision, oldest first')
    .option('--tenant <id>', 'only this tenant account')
    .option('--limit <number>', 'the most entries of each kind', parseLimit, 100)
    .option('--json', 'print one JSON document')
    .action(list);
}

export function reviewCommand(): Command {
  const review = new Command('review').description(
    'Decide what Corridor cannot decide itself; each decision is recorded with its reason and actor',
  );
  const decisions = [...heldCommands(), ...reportCommands(), houseCommand(), deliverCommand()];
  for (const command of [listCommand(), ...decisions]) review.addCommand(command);
  return review;
}
