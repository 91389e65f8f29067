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

/** The kind of a transfer's order: it has one of each at most. */
export type LegKind = 'convert' | 'pay' | 'send' | 'return_deposit';

/** What an order does for its transfer. */
export type Leg = 'exchange' | 'delivery' | 'return';

/** What orders of a kind do. */
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

/** Who carries out orders of a kind for a transfer, and reports on them. */
export function legProviderOf(kind: LegKind, { direction }: Ends): ProviderName {
  if (kind === 'convert') return 'exchange';
  if (kind !== 'return_deposit') return kind === 'pay' ? 'bank' : 'chain';
  return direction === 'aud_to_stablecoin' ? 'bank' : 'chain';
}

/** The leg whose report a transfer in a status waits for. */
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

/** The rows of a transfer's orders. */
export function legNeeds({ id, direction }: Pick<Transfer, 'id' | 'direction'>): Need[] {
  const legs = ['exchange', 'delivery', 'return'] as const;
  return legs.map((leg) => need(instructionsTable, { subject: id, kind: kindOf(leg, { direction }) }));
}

/** A transfer's order of a leg, where it was ever given and that is not long ago; legNeeds has loaded it. */
export function findLeg(transfer: Transfer, leg: Leg, loaded: Loaded): Instruction | undefined {
  return loaded.find(instructionsTable, { subject: transfer.id, kind: kindOf(leg, transfer) });
}

/** @throws Error where there is no price yet, which is a fault of the program */
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

/** The whole gross goes back to whoever sent it. */
function returnOf(transfer: Transfer, reason: string): Payloads['return_deposit'] {
  const { sourceAsset, grossMinor, providerReference, direction, transactionHash } = transfer;
  return {
    amount: presentAmount(grossMinor, sourceAsset),
    asset: sourceAsset,
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
 * Orders a leg of a transfer: nothing for one that a control call steers, whose deposit is not final, or whose order is on
 * its way. What was ordered before and came to nothing is ordered again under its own identity.
 * @param reason why its money is sent back
 */
export function orderLeg(
  leg: Leg,
  transfer: Transfer,
  reason: string,
  loaded: Loaded,
  { newId, now, providers }: DecisionContext,
): Effect[] {
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
  >[2];
  return [instructOf(provider, null, order, dueAt)];
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

/** Ends the orders that are open of legs that a transfer in its new status waits for no longer. */
export function endOtherLegs(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const awaited = transfer.isSteered ? undefined : awaitedLeg(transfer.status);
  const legs = (['exchange', 'delivery', 'return'] as const).filter((leg) => leg !== awaited);
  return legs.flatMap((leg) => endLeg(transfer, leg, loaded, context));
}

/** The order that a transfer waits for, if it is open. */
function findAwaited(transfer: Transfer, loaded: Loaded): Instruction | undefined {
  const leg = awaitedLeg(transfer.status);
  const order = leg && findLeg(transfer, leg, loaded);
  return order !== undefined && isOpen(order) ? order : undefined;
}

/** Leases are taken under the tenant's lock, as decisions are: an order is either leased or can be taken back. */
function canBeTakenBack({ status, leaseToken }: Instruction): boolean {
  return status === 'pending' && leaseToken === null;
}

/** Whether a provider has the order that a transfer waits for, or may have it. One that is in a file counts as given. */
export function isLegGiven(transfer: Transfer, loaded: Loaded): boolean {
  const order = findAwaited(transfer, loaded);
  return order !== undefined && !canBeTakenBack(order);
}

/** Takes back the order that a transfer waits for, if no provider was given it. */
export function takeBackLeg(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const order = findAwaited(transfer, loaded);
  if (order === undefined || !canBeTakenBack(order)) return [];
  return endLeg(transfer, legOf(order.kind as LegKind), loaded, context);
}

/** Orders what a transfer waits for and no provider was given while its deposit was not final. */
export function resumeLeg(transfer: Transfer, loaded: Loaded, context: DecisionContext): Effect[] {
  const { status, failureMessage } = transfer;
  const leg = awaitedLeg(status);
  // The return of a held transfer is an operator's to order.
  if (leg === undefined || status === 'held') return [];
  const known = findLeg(transfer, leg, loaded);
  if (known !== undefined && known.status !== 'withdrawn') return [];
  return orderLeg(leg, transfer, leg === 'return' ? (failureMessage ?? '') : '', loaded, context);
}
