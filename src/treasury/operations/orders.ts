import type { Moment } from '../../calendar/clock.ts';
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
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { type Conversion, type Operation, type Payout, type Withdrawal, isFinal } from './table.ts';

/** What each kind of operation asks, and of whom. */
const ORDERS = {
  payout: { kind: 'pay', provider: 'bank' },
  stable_withdrawal: { kind: 'send', provider: 'chain' },
  conversion: { kind: 'convert', provider: 'exchange' },
} as const satisfies Record<OperationKind, { kind: InstructionKind; provider: ProviderName }>;

/** What the bank is asked to pay: the payout's frozen facts. */
function paymentOf(operation: Payout): Payloads['pay'] {
  const { rail, destination, remitterName, statementReference } = operation.details;
  const amount = presentAmount(operation.principalMinor, operation.asset);
  return { amount, asset: 'AUD', rail, destination, remitterName, statementReference };
}

/** What the chain is asked to send. */
function sendingOf(operation: Withdrawal): Payloads['send'] {
  const { asset, network, details } = operation;
  if (network === null) throw new Error(`The withdrawal ${operation.id} has no network`);
  const amount = presentAmount(operation.principalMinor, asset);
  return { amount, asset, network, address: details.address, tag: details.tag };
}

/** What the exchange is asked to convert. */
function exchangeOf(operation: Conversion): Payloads['convert'] {
  const { amountMinor, ...destination } = operation.details.destination;
  return {
    amount: presentAmount(operation.principalMinor, operation.asset),
    asset: operation.asset,
    destination: { ...destination, amount: presentAmount(amountMinor, destination.asset) },
    rate: operation.details.rate,
  };
}

/** The order that tells a provider to carry an operation out: its frozen facts. */
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

/** Who carries out operations of a kind, and reports on them. */
export function providerOf(kind: OperationKind): ProviderName {
  return ORDERS[kind].provider;
}

/** What names an operation's order. */
export function orderKeyOf({
  id,
  kind,
}: Pick<Operation, 'id' | 'kind'>): Pick<Instruction, 'subject' | 'kind'> {
  return { subject: id, kind: ORDERS[kind].kind };
}

/** The row of an operation's order. */
export function orderNeed(operation: Pick<Operation, 'id' | 'kind'>): Need {
  return need(instructionsTable, orderKeyOf(operation));
}

/** An operation's order, where it was ever ordered and that is not long ago; orderNeed has loaded it. */
export function findOrder(operation: Operation, loaded: Loaded): Instruction | undefined {
  return loaded.find(instructionsTable, orderKeyOf(operation));
}

/** Whether nobody knows what became of an operation's order: the provider is being asked, and has not said that it is absent. */
export function isOrderUnknown(operation: Operation, loaded: Loaded): boolean {
  return findOrder(operation, loaded)?.status === 'asking';
}

/** Orders a new operation. */
export function order(operation: Operation, context: DecisionContext): Effect {
  return instruct(orderOf(operation, context.newId('ins')), handOverAt(operation, context));
}

/** When an operation's order falls due that is given now, on the tenant's clock. */
function handOverAt({ kind }: Operation, { now, providers }: DecisionContext): Moment {
  return now + providers.handOverDelayMs[providerOf(kind)];
}

/**
 * Orders an operation that was held. What was ordered before is ordered again under its own identity; what the provider is
 * still being asked about is not sent.
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

/** What becomes of an operation's order with the status that the operation has just entered. */
export function followOperation(operation: Operation, loaded: Loaded, context: DecisionContext): Effect[] {
  const instruction = findOrder(operation, loaded);
  if (instruction === undefined) return [];
  const alarms = clearedBy(operation, instruction, context);
  return isOpen(instruction) ? [...alarms, ...followOpenOrder(operation, instruction, context)] : alarms;
}

/** The alarms that an order may have raised, and that the operation's new status is the end of. */
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
      // What somebody has rejected may have been carried out all the same: the provider is still to say.
      if (isUnknown && actor.kind !== 'provider') return [];
      return [endInstruction(instruction, isCalled ? 'done' : 'withdrawn', serverNow)];
    case 'settled':
    case 'returned':
      return [endInstruction(instruction, 'done', serverNow)];
  }
}

/** Asks the provider not to carry out what it has taken: an order of its own, to the adapter that has it. */
export const cancelOrder = {
  needs: (operation: Pick<Operation, 'id' | 'kind'>): Need[] => [orderNeed(operation)],
  /** The rows that only the order can name. */
  furtherNeeds: (operation: Operation, loaded: Loaded): Need[] => {
    const known = findOrder(operation, loaded);
    return known === undefined ? [] : [need(instructionsTable, { subject: known.id, kind: 'cancel' })];
  },
  /** Nothing where the provider does not have it, or is being asked already. */
  decide: (
    operation: Operation,
    reason: string,
    loaded: Loaded,
    { newId, now }: DecisionContext,
  ): Effect[] => {
    const known = findOrder(operation, loaded);
    if (known?.status !== 'taken') return [];
    const payload = { subject: operation.id, kind: ORDERS[operation.kind].kind, reason };
    const before = loaded.find(instructionsTable, { subject: known.id, kind: 'cancel' });
    if (before !== undefined) return isOpen(before) ? [] : [instructAgain(before, payload, now)];
    const { tenantId, id: subject, provider, adapter } = known;
    const order = { instructionId: newId('ins'), tenantId, kind: 'cancel', subject, payload } as const;
    return [instructOf(provider, adapter, order, now)];
  },
};

/** Takes an operation's order back, since the sandbox's control call moves the operation from now on. */
export function takeOrderBack(operation: Operation, loaded: Loaded, serverNow: Moment): Effect[] {
  const instruction = findOrder(operation, loaded);
  if (instruction === undefined || !isOpen(instruction)) return [];
  const isTaken = instruction.status === 'taken';
  return [endInstruction(instruction, isTaken ? 'done' : 'withdrawn', serverNow)];
}

/** Effects without what they say of orders to a provider. */
export function withoutInstructions(effects: readonly Effect[]): Effect[] {
  return effects.filter((effect) => !('table' in effect && effect.table === (instructionsTable as unknown)));
}
