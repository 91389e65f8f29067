import type { Moment } from '../../calendar/clock.ts';
import type { HoldReason } from '../../errors/reasons.ts';
import type { OperationKind } from '../../ledger/movement.ts';
import { presentAmount } from '../../money/amount.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import {
  type Instruction,
  type InstructionKind,
  type OrderOf,
  type ProviderName,
  endInstruction,
  instruct,
  instructAgain,
  instructOf,
  instructionsTable,
  isOpen,
  markTaken,
} from '../../outbox/instruction.ts';
import type { Payloads } from '../../outbox/order-payloads.ts';
import { ORDER_EXPIRED } from '../../workers/order-age.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { type Conversion, type Operation, type Payout, type Withdrawal, isFinal } from './table.ts';

/** Orders by kind of operation, with their provider. */
const ORDERS = {
  payout: { kind: 'pay', provider: 'bank' },
  stable_withdrawal: { kind: 'send', provider: 'chain' },
  conversion: { kind: 'convert', provider: 'exchange' },
} as const satisfies Record<OperationKind, { kind: InstructionKind; provider: ProviderName }>;

function paymentOf(operation: Payout): Payloads['pay'] {
  const { rail, destination, remitterName, statementReference } = operation.details;
  const amount = presentAmount(operation.principalMinor, operation.asset);
  return { amount, asset: 'AUD', rail, destination, remitterName, statementReference };
}

function sendingOf(operation: Withdrawal): Payloads['send'] {
  const { asset, network, details } = operation;
  if (network === null) throw new Error(`The withdrawal ${operation.id} has no network`);
  const amount = presentAmount(operation.principalMinor, asset);
  return { amount, asset, network, address: details.address, tag: details.tag };
}

function exchangeOf(operation: Conversion): Payloads['convert'] {
  const { amountMinor, ...destination } = operation.details.destination;
  return {
    amount: presentAmount(operation.principalMinor, operation.asset),
    asset: operation.asset,
    destination: { ...destination, amount: presentAmount(amountMinor, destination.asset) },
    rate: operation.details.rate,
  };
}

/** Frozen facts of the operation. */
function orderOf(operation: Operation, instructionId: string): OrderOf<'pay' | 'send' | 'convert'> {
  const identity = { instructionId, tenantId: operation.tenantId, subject: operation.id };
  switch (operation.kind) {
    case 'payout':
      return { kind: 'pay', payload: paymentOf(operation), ...identity };
    case 'stable_withdrawal':
      return { kind: 'send', payload: sendingOf(operation), ...identity };
    case 'conversion':
      return { kind: 'convert', payload: exchangeOf(operation), ...identity };
  }
}

/** Who carries out operations of a kind. */
export function providerOf(kind: OperationKind): ProviderName {
  return ORDERS[kind].provider;
}

export function orderKeyOf({
  id,
  kind,
}: Pick<Operation, 'id' | 'kind'>): Pick<Instruction, 'subject' | 'kind'> {
  return { subject: id, kind: ORDERS[kind].kind };
}

export function orderNeed(operation: Pick<Operation, 'id' | 'kind'>): Need {
  return need(instructionsTable, orderKeyOf(operation));
}

/** Undefined if it was never ordered, or long ago; orderNeed has loaded it. */
export function findOrder(operation: Operation, loaded: Loaded): Instruction | undefined {
  return loaded.find(instructionsTable, orderKeyOf(operation));
}

/** Whether the order's outcome is unknown: the provider is being queried and has not answered `absent`. */
export function isOrderUnknown(operation: Operation, loaded: Loaded): boolean {
  return findOrder(operation, loaded)?.status === 'asking';
}

/** Reasons for a hold after which no provider can have the order, however often it was called. */
const LEFT_ALONE: ReadonlySet<string | null> = new Set([
  'provider_unreachable',
  ORDER_EXPIRED,
] satisfies HoldReason<'payout'>[]);

/**
 * Whether a provider has the order of an accepted or held operation, or may have it: the outcome of a call is unknown, there
 * was a status query, or the order was gathered for a file. A call that certainly had no effect (`Retry`) does not count.
 */
export function wasHandedOver(operation: Operation, loaded: Loaded): boolean {
  const known = findOrder(operation, loaded);
  if (known === undefined) return false;
  const { status, leaseToken, batchId, asks, attempts } = known;
  if (batchId !== null || asks > 0 || leaseToken !== null) return true;
  if (status === 'pending') return false;
  return status !== 'withdrawn' || (attempts > 0 && !LEFT_ALONE.has(operation.holdReason));
}

/** Whether an operation was canceled by its account, before its order was handed over. */
export function wasCanceledByAccount(operation: Operation, loaded: Loaded): boolean {
  const known = findOrder(operation, loaded);
  return operation.failureCode === 'canceled' && (known === undefined || known.status === 'withdrawn');
}

/** Orders a new operation. */
export function order(operation: Operation, context: DecisionContext): Effect {
  return instruct(context, orderOf(operation, context.newId('ins')), handOverAt(operation, context));
}

/** When a new order falls due, on the tenant's clock. */
function handOverAt({ kind }: Operation, { now, providers }: DecisionContext): Moment {
  return now + providers.handOverDelayMs[providerOf(kind)];
}

/**
 * Orders an operation that was held: an earlier order under its own identity; one whose status is still queried is not
 * sent.
 */
export function orderAgain(operation: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  const known = findOrder(operation, loaded);
  if (known === undefined) return [order(operation, context)];
  if (isOpen(known)) return [];
  const { payload } = orderOf(operation, known.id);
  return [
    clearAlarm(context, 'order_stuck', operation.id),
    instructAgain(known, payload, handOverAt(operation, context)),
  ];
}

/** What an operation's new status does to its order. */
export function followOperation(operation: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  const instruction = findOrder(operation, loaded);
  if (instruction === undefined) return [];
  const alarms = clearedBy(operation, instruction, context);
  return isOpen(instruction) ? [...alarms, ...followOpenOrder(operation, instruction, context)] : alarms;
}

/** Alarms of the order that the new status ends. */
function clearedBy(operation: Operation, instruction: Instruction, context: DecisionContext): Effect[] {
  const { status, asks, attempts } = instruction;
  const isHeard = context.actor.kind === 'provider' && operation.status !== 'held';
  if (status === 'asking' && asks > 0 && isHeard) return [clearAlarm(context, 'order_unknown', operation.id)];
  const wasStuck = (status === 'withdrawn' && attempts > 0) || (status === 'taken' && asks > 0);
  return wasStuck && isFinal(operation.status) ? [clearAlarm(context, 'order_stuck', operation.id)] : [];
}

function followOpenOrder(operation: Operation, instruction: Instruction, context: DecisionContext): Effect[] {
  const { serverNow, actor } = context;
  const isUnknown = instruction.status === 'asking';
  const isCalled = isUnknown || instruction.status === 'taken' || instruction.leaseToken !== null;
  switch (operation.status) {
    case 'accepted':
      return [];
    case 'submitted':
      return instruction.status === 'taken' ? [] : [markTaken(instruction, serverNow)];
    case 'held':
      return isUnknown ? [] : [endInstruction(instruction, 'withdrawn', serverNow)];
    case 'failed':
      // A rejected order may have been carried out all the same: the provider must still answer.
      if (isUnknown && actor.kind !== 'provider') return [];
      return [endInstruction(instruction, isCalled ? 'done' : 'withdrawn', serverNow)];
    case 'settled':
    case 'returned':
      return [endInstruction(instruction, 'done', serverNow)];
  }
}

/** Asks the adapter that has an order to cancel it, by an order of its own. */
export const cancelOrder = {
  needs: (operation: Pick<Operation, 'id' | 'kind'>): Need[] => [orderNeed(operation)],
  /** Rows that only the order can name. */
  furtherNeeds: (operation: Operation, loaded: Loaded): Need[] => {
    const known = findOrder(operation, loaded);
    return known === undefined ? [] : [need(instructionsTable, { subject: known.id, kind: 'cancel' })];
  },
  /** Nothing if the provider does not have it, or a cancellation is under way. */
  decide: (operation: Operation, reason: string, loaded: Loaded, context: DecisionContext): Effect[] => {
    const { newId, now } = context;
    const known = findOrder(operation, loaded);
    if (known?.status !== 'taken') return [];
    const payload = { subject: operation.id, kind: ORDERS[operation.kind].kind, reason };
    const before = loaded.find(instructionsTable, { subject: known.id, kind: 'cancel' });
    if (before !== undefined) return isOpen(before) ? [] : [instructAgain(before, payload, now)];
    const { tenantId, id: subject, provider, adapter } = known;
    const order = { instructionId: newId('ins'), tenantId, kind: 'cancel', subject, payload } as const;
    return [instructOf(context, provider, adapter, order, now)];
  },
};

/** Withdraws an operation's order: the sandbox's control call moves it from now on. */
export function takeOrderBack(operation: Operation, loaded: Loaded, serverNow: Moment): Effect[] {
  const instruction = findOrder(operation, loaded);
  if (instruction === undefined || !isOpen(instruction)) return [];
  const isTaken = instruction.status === 'taken';
  return [endInstruction(instruction, isTaken ? 'done' : 'withdrawn', serverNow)];
}

/** Effects without those on orders. */
export function withoutInstructions(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => !('table' in effect && effect.table === (instructionsTable as unknown)));
}
