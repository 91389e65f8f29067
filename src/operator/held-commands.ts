import type { Command } from 'commander';
import { selectMatching } from '../db/rows.ts';
import { operationsTable, resourceOf } from '../flows/operations/operation.ts';
import { receiptsTable, resourceOfReceipt } from '../flows/receipts/receipt.ts';
import type { Service } from '../service.ts';
import { decideByHand, decisionCommand, parseWords, type DecisionOptions } from './decision-command.ts';
import { approveOperation, rejectOperation } from './review-operation.ts';
import { releaseReceipt, returnReceiptByHand } from './review-receipt.ts';

interface HeldOptions extends DecisionOptions {
  readonly id: string;
}

interface ReturnOptions extends HeldOptions {
  readonly sentBackAs: string;
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
  return decisionCommand(action, description)
    .requiredOption('--id <id>', 'the operation')
    .action((given: HeldOptions) =>
      decideByHand(action, given, async (service, note) => {
        const { id } = given;
        const clientId = await tenantOfOperation(service, id);
        const reviewed = { tenantId: clientId, operationId: id };
        const { kind, status } = await service.lane.submit(write(reviewed, note));
        return { id, kind: resourceOf(kind), clientId, status };
      }),
    );
}

function releaseCommand(): Command {
  return decisionCommand('release', 'Credit a held receipt')
    .requiredOption('--id <id>', 'the receipt')
    .action((given: HeldOptions) =>
      decideByHand('release', given, async (service, note) => {
        const { id } = given;
        const clientId = await tenantOfReceipt(service, id);
        const write = releaseReceipt({ tenantId: clientId, receiptId: id }, note);
        const { type, status } = await service.lane.submit(write);
        return { id, kind: resourceOfReceipt(type), clientId, status };
      }),
    );
}

function returnCommand(): Command {
  return decisionCommand('return', 'Note that a held receipt was sent back by hand')
    .requiredOption('--id <id>', 'the receipt')
    .requiredOption(
      '--sent-back-as <reference>',
      'what the bank or the chain calls the payment that sent it back',
      parseWords(200),
    )
    .action((given: ReturnOptions) =>
      decideByHand('return', given, async (service, note) => {
        const { id, sentBackAs } = given;
        const clientId = await tenantOfReceipt(service, id);
        const write = returnReceiptByHand({ tenantId: clientId, receiptId: id }, note, sentBackAs);
        const { type, status } = await service.lane.submit(write);
        return { id, kind: resourceOfReceipt(type), clientId, status };
      }),
    );
}

/** The decisions about what is held. */
export function heldCommands(): readonly Command[] {
  return [
    operationCommand('approve', 'Let a held operation go on to its provider', approveOperation),
    operationCommand('reject', 'Let a held operation fail', rejectOperation),
    releaseCommand(),
    returnCommand(),
  ];
}
