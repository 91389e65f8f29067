import type { Command } from 'commander';
import { selectMatching } from '../db/rows.ts';
import { operationsTable, resourceOf, type Operation } from '../flows/operations/operation.ts';
import { receiptsTable, resourceOfReceipt } from '../flows/receipts/receipt.ts';
import type { Service } from '../service.ts';
import { decideByHand, decisionCommand, parseWords, type DecisionOptions } from './decision-command.ts';
import { approveOperation, rejectOperation } from './review-operation.ts';
import { cancelOperation } from './review-cancel.ts';
import { orderReturn, releaseReceipt, returnReceiptByHand } from './review-receipt.ts';

interface HeldOptions extends DecisionOptions {
  readonly id: string;
}

interface ReturnOptions extends HeldOptions {
  readonly sentBackAs?: string;
}

/** @throws Error where there is no operation of this identifier */
async function getOperation({ database }: Service, id: string): Promise<Operation> {
  const [operation] = await selectMatching(database.reader, operationsTable, [{ id }]);
  if (operation === undefined) throw new Error(`There is no operation ${id}.`);
  return operation;
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
        const { tenantId: clientId } = await getOperation(service, id);
        const reviewed = { tenantId: clientId, operationId: id };
        const { kind, status } = await service.lane.submit(write(reviewed, note));
        return { id, kind: resourceOf(kind), clientId, status };
      }),
    );
}

function cancelCommand(): Command {
  return decisionCommand('cancel', 'Ask the provider of a submitted operation not to carry it out')
    .requiredOption('--id <id>', 'the operation')
    .action((given: HeldOptions) =>
      decideByHand('cancel', given, async (service, note) => {
        const operation = await getOperation(service, given.id);
        await service.lane.submit(cancelOperation(operation, note));
        const { id, kind, tenantId: clientId } = operation;
        return { id, kind: resourceOf(kind), clientId, status: 'submitted until its provider has answered' };
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
  return decisionCommand('return', 'Have the provider send a held receipt back, or note that it was')
    .requiredOption('--id <id>', 'the receipt')
    .option(
      '--sent-back-as <reference>',
      'it was sent back by hand: what the bank or the chain calls that payment',
      parseWords(200),
    )
    .action((given: ReturnOptions) =>
      decideByHand('return', given, async (service, note) => {
        const { id, sentBackAs } = given;
        const clientId = await tenantOfReceipt(service, id);
        const reviewed = { tenantId: clientId, receiptId: id };
        const isByHand = sentBackAs !== undefined;
        const write = isByHand
          ? returnReceiptByHand(reviewed, note, sentBackAs)
          : orderReturn(reviewed, note);
        const { type, status } = await service.lane.submit(write);
        const shown = isByHand ? status : `${status} until its provider has sent it back`;
        return { id, kind: resourceOfReceipt(type), clientId, status: shown };
      }),
    );
}

/** The decisions about what is held. */
export function heldCommands(): readonly Command[] {
  return [
    operationCommand('approve', 'Let a held operation go on to its provider', approveOperation),
    operationCommand('reject', 'Let a held operation fail', rejectOperation),
    cancelCommand(),
    releaseCommand(),
    returnCommand(),
  ];
}
