import { presentAmount } from '../../money/amount.ts';
import { clearAlarm } from '../../outbox/alarm.ts';
import {
  type Instruction,
  type ProviderName,
  endInstruction,
  instructAgain,
  instructOf,
  instructionsTable,
  isOpen,
} from '../../outbox/instruction.ts';
import type { Payloads } from '../../outbox/order-payloads.ts';
import { type DecisionContext, type Effect, type Loaded, type Need, need } from '../../writes/write.ts';
import { type Transfer, type TransferStatus, isWithheld } from './table.ts';

export type LegKind = 'convert' | 'pay' | 'send' | 'return_deposit';

export type Leg = 'exchange' | 'delivery' | 'return';

export function legOf(kind: LegKind): Leg {
  switch (kind) {
    case 'convert':
      return 'exchange';
    case 'pay':
    case 'send':
      return 'delivery';
    case 'return_deposit':
      return 'return';
  }
}

type Ends = Pick<Transfer, 'direction'>;

function kindOf(leg: Leg, { direction }: Ends): LegKind {
  if (leg === 'exchange') return 'convert';
  if (leg === 'return') return 'return_deposit';
  return direction === 'aud_to_stablecoin' ? 'send' : 'pay';
}

export function legProviderOf(kind: LegKind, { direction }: Ends): ProviderName {
  if (kind === 'convert') return 'exchange';
  if (kind !== 'return_deposit') return kind === 'pay' ? 'bank' : 'chain';
  return direction === 'aud_to_stablecoin' ? 'bank' : 'chain';
}

/** The leg that a status waits for. */
export function awaitedLeg(status: TransferStatus): Leg | undefined {
  switch (status) {
    case 'converting':
      return 'exchange';
    case 'delivering':
      return 'delivery';
    case 'held':
    case 'failed':
      return 'return';
    case 'detected':
    case 'completed':
    case 'returned':
      return undefined;
  }
}

export function legNeeds({ id, direction }: Pick<Transfer, 'id' | 'direction'>): Need[] {
  const legs = ['exchange', 'delivery', 'return'] as const;
  return legs.map((leg) => need(instructionsTable, { subject: id, kind: kindOf(leg, { direction }) }));
}

/** Undefined if never ordered, or long ago; legNeeds has loaded it. */
export function findLeg(transfer: Transfer, leg: Leg, loaded: Loaded): Instruction | undefined {
  return loaded.find(instructionsTable, { subject: transfer.id, kind: kindOf(leg, transfer) });
}

/** @throws Error without a price, a fault of the program */
function priced({ id, convertedMinor, destinationMinor, rate }: Transfer) {
  if (convertedMinor === null || destinationMinor === null || rate === null) {
    throw new Error(`The transfer ${id} has no price`);
  }
  return { convertedMinor, destinationMinor, rate };
}

function exchangeOf(transfer: Transfer): Payloads['convert'] {
  const { sourceAsset, destinationAsset, destinationNetwork } = transfer;
  const { convertedMinor, destinationMinor, rate } = priced(transfer);
  const amount = presentAmount(destinationMinor, destinationAsset);
  return {
    amount: presentAmount(convertedMinor, sourceAsset),
    asset: sourceAsset,
    destination: { asset: destinationAsset, network: destinationNetwork, amount },
    rate,
  };
}

function deliveryOf(transfer: Transfer): Payloads['pay'] | Payloads['send'] {
  const { id, destinationAsset, destinationNetwork, payee, payment } = transfer;
  const amount = presentAmount(priced(transfer).destinationMinor, destinationAsset);
  if (payee.type === 'address' && destinationNetwork !== null) {
    const { address } = payee;
    return { amount, asset: destinationAsset, network: destinationNetwork, address, tag: null };
  }
  if (payee.type === 'address' || payment === null) throw new Error(`The transfer ${id} has no way to go`);
  return { amount, asset: 'AUD', destination: payee, ...payment };
}

/** The whole gross goes back to its sender. */
function returnOf(transfer: Transfer, reason: string): Payloads['return_deposit'] {
  const { sourceAsset, sourceNetwork, sender, grossMinor, providerReference } = transfer;
  const { direction, transactionHash } = transfer;
  return {
    amount: presentAmount(grossMinor, sourceAsset),
    asset: sourceAsset,
    network: sourceNetwork,
    sender,
    providerReference,
    transactionHash: direction === 'stablecoin_to_aud' ? transactionHash : null,
    reason,
  };
}

function payloadOf(leg: Leg, transfer: Transfer, reason: string): Payloads[LegKind] {
  switch (leg) {
    case 'exchange':
      return exchangeOf(transfer);
    case 'delivery':
      return deliveryOf(transfer);
    case 'return':
      return returnOf(transfer, reason);
  }
}

/**
 * Orders a leg, except for a transfer that is steered, has no final deposit, or has the order under way. An order that
 * failed before is made again under its own identity.
 * @param reason why the money goes back
 */
export function orderLeg(
  leg: Leg,
  transfer: Transfer,
  reason: string,
  loaded: Loaded,
  context: DecisionContext,
): Effect[] {
  const { newId, now, providers } = context;
  if (transfer.isSteered || isWithheld(transfer)) return [];
  const { id: subject, tenantId } = transfer;
  const payload = payloadOf(leg, transfer, reason);
  const kind = kindOf(leg, transfer);
  const provider = legProviderOf(kind, transfer);
  const dueAt = now + providers.handOverDelayMs[provider];
  const known = findLeg(transfer, leg, loaded);
  if (known !== undefined) return isOpen(known) ? [] : [instructAgain(known, payload, dueAt)];
  // Kind and payload are of one leg.
  const order = { instructionId: newId('ins'), tenantId, kind, subject, payload } as Parameters<
    typeof instructOf
  >[3];
  return [instructOf(context, provider, null, order, dueAt)];
}

function endLeg(transfer: Transfer, leg: Leg, loaded: Loaded, context: DecisionContext): Effect[] {
  const order = findLeg(transfer, leg, loaded);
  if (order === undefined || !isOpen(order)) return [];
  const { status, attempts, asks, leaseToken } = order;
  const isCalled = status === 'asking' || status === 'taken' || leaseToken !== null;
  return [
    endInstruction(order, isCalled ? 'done' : 'withdrawn', context.serverNow),
    ...(attempts > 1 ? [clearAlarm(context, 'transfer_stuck', transfer.id)] : []),
    ...(asks > 0 ? [clearAlarm(context, 'order_unknown', transfer.id)] : []),
    ...(status === 'taken' && asks > 0 ? [clearAlarm(context, 'order_stuck', transfer.id)] : []),
  ];
}

/** Ends open orders of other legs than the one now awaited. */
export function endOtherLegs(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const awaited = transfer.isSteered ? undefined : awaitedLeg(transfer.status);
  const legs = (['exchange', 'delivery', 'return'] as const).filter((leg) => leg !== awaited);
  return legs.flatMap((leg) => endLeg(transfer, leg, loaded, context));
}

function findAwaited(transfer: Transfer, loaded: Loaded): Instruction | undefined {
  const leg = awaitedLeg(transfer.status);
  const order = leg && findLeg(transfer, leg, loaded);
  return order !== undefined && isOpen(order) ? order : undefined;
}

/** Leases are taken under the tenant's lock, as decisions are: an order is either leased or withdrawable. */
function canBeTakenBack({ status, leaseToken }: Instruction): boolean {
  return status === 'pending' && leaseToken === null;
}

/** Whether a provider has the awaited order, or may have it; an order in a file counts. */
export function isLegGiven(transfer: Transfer, loaded: Loaded): boolean {
  const order = findAwaited(transfer, loaded);
  return order !== undefined && !canBeTakenBack(order);
}

/** Withdraws the awaited order if it was not sent. */
export function takeBackLeg(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const order = findAwaited(transfer, loaded);
  if (order === undefined || !canBeTakenBack(order)) return [];
  return endLeg(transfer, legOf(order.kind as LegKind), loaded, context);
}

/** Orders the awaited leg that was withheld while the deposit was not final. */
export function resumeLeg(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const { status, failureMessage } = transfer;
  const leg = awaitedLeg(status);
  // An operator orders a held transfer's return.
  if (leg === undefined || status === 'held') return [];
  const known = findLeg(transfer, leg, loaded);
  if (known !== undefined && known.status !== 'withdrawn') return [];
  return orderLeg(leg, transfer, leg === 'return' ? (failureMessage ?? '') : '', loaded, context);
}
