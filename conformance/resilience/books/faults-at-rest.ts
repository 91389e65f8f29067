import type { Shown } from '../client/tenant-client.ts';
import type { Books, ShownMovement } from './books.ts';
import { toCents } from './cents.ts';

function cents(record: Shown, field: string): bigint {
  return toCents((record[field] as { amount: string }).amount);
}

/** What a payout's movements must come to by its status, in cents of available and reserved, adjustments aside. */
function expectedOf(payout: Shown): { kinds: string[]; available: bigint; reserved: bigint } {
  const total = cents(payout, 'sourceDebit');
  switch (payout['status']) {
    case 'settled':
      return { kinds: ['payout_reserved', 'reservation_captured'], available: -total, reserved: 0n };
    case 'failed':
      return { kinds: ['payout_reserved', 'reservation_released'], available: 0n, reserved: 0n };
    case 'returned':
      return {
        kinds: ['payout_reserved', 'reservation_captured', 'payout_returned'],
        available: -cents(payout, 'fee'),
        reserved: 0n,
      };
    default:
      return { kinds: ['payout_reserved'], available: -total, reserved: total };
  }
}

function faultsOfPayout(payout: Shown, movements: readonly ShownMovement[]): string[] {
  const expected = expectedOf(payout);
  const kinds = movements.map(({ kind }) => kind);
  const available = movements.reduce((sum, { availableDelta }) => sum + toCents(availableDelta), 0n);
  const reserved = movements.reduce((sum, { reservedDelta }) => sum + toCents(reservedDelta), 0n);
  const isAsExpected =
    kinds.join() === expected.kinds.join() &&
    available === expected.available &&
    reserved === expected.reserved;
  return isAsExpected
    ? []
    : [`${payout.id}, ${String(payout['status'])}: moved ${kinds.join() || 'nothing'}`];
}

function faultsOfPayin(payin: Shown, movements: readonly ShownMovement[]): string[] {
  const credited = movements.reduce((sum, { availableDelta }) => sum + toCents(availableDelta), 0n);
  const expected = payin['status'] === 'credited' ? cents(payin, 'netCredit') : 0n;
  return credited === expected
    ? []
    : [`${payin.id}, ${String(payin['status'])}: credited ${credited} of ${expected} cents`];
}

function groupBy(movements: readonly ShownMovement[]): Map<string, ShownMovement[]> {
  const groups = new Map<string, ShownMovement[]>();
  for (const movement of movements) {
    groups.set(movement.reference, [...(groups.get(movement.reference) ?? []), movement]);
  }
  return groups;
}

/**
 * What is wrong with books in which nothing moves any more: an operation or a receipt whose movements are not those
 * of its status, or money that neither brought in (INV-01, INV-06, INV-08, INV-09, INV-34, INV-35). It knows of no
 * adjustments, since the workload makes none.
 */
export function faultsAtRest({ clientId, movements, payouts, payins }: Books): string[] {
  const groups = groupBy(movements);
  const known = new Set([...payouts, ...payins].map(({ id }) => id));
  return [
    ...payouts.flatMap((payout) => faultsOfPayout(payout, groups.get(payout.id) ?? [])),
    ...payins.flatMap((payin) => faultsOfPayin(payin, groups.get(payin.id) ?? [])),
    ...[...groups.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `movements of ${id}, which is not there`),
  ].map((fault) => `${clientId}: ${fault}`);
}

/** Payouts that the simulated bank leaves as they are: those that end in .03 are held, those in .04 stay submitted. */
export function isResting(payout: Shown): boolean {
  const status = payout['status'];
  const fraction = (payout['principal'] as { amount: string }).amount.slice(-2);
  if (status === 'held') return fraction === '03';
  if (status === 'submitted') return fraction === '04';
  return status !== 'accepted';
}
