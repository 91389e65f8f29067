import type { Shown } from '../client/tenant-client.ts';
import { operationsIn, type Books, type ShownMovement } from './books.ts';
import { readMinor } from '../../conformance/json/minor-units.ts';

interface ShownMoney {
  readonly amount: string;
  readonly currency: string;
}

function moneyIn(record: Shown, field: string): ShownMoney {
  return record[field] as ShownMoney;
}

function minorIn(record: Shown, field: string): bigint {
  const { amount, currency } = moneyIn(record, field);
  return readMinor(amount, currency);
}

const RESERVING: Readonly<Record<string, string>> = {
  payout: 'payout_reserved',
  stable_withdrawal: 'withdrawal_reserved',
  conversion: 'conversion_reserved',
};

/** What an operation's movements must come to by its status, in its own asset, adjustments aside. */
interface Expected {
  readonly kinds: readonly string[];
  readonly available: bigint;
  readonly reserved: bigint;
}

function expectedOf(operation: Shown): Expected {
  const total = minorIn(operation, 'sourceDebit');
  const kind = String(operation['kind']);
  const reserved = RESERVING[kind] ?? '';
  switch (operation['status']) {
    case 'settled': {
      const credit = kind === 'conversion' ? ['conversion_credited'] : [];
      return { kinds: [reserved, 'reservation_captured', ...credit], available: -total, reserved: 0n };
    }
    case 'failed':
      return { kinds: [reserved, 'reservation_released'], available: 0n, reserved: 0n };
    case 'returned':
      return {
        kinds: [reserved, 'reservation_captured', 'payout_returned'],
        available: -minorIn(operation, 'fee'),
        reserved: 0n,
      };
    default:
      return { kinds: [reserved], available: -total, reserved: total };
  }
}

function sumOf(
  movements: readonly ShownMovement[],
  asset: string,
  delta: 'availableDelta' | 'reservedDelta',
): bigint {
  return movements
    .filter((movement) => movement.asset === asset)
    .reduce((sum, movement) => sum + readMinor(movement[delta], asset), 0n);
}

/** A conversion that has settled brought in its destination, and any other nothing. */
function faultsOfCredit(operation: Shown, movements: readonly ShownMovement[]): string[] {
  if (operation['kind'] !== 'conversion') return [];
  const { currency } = moneyIn(operation, 'destination');
  const credited = sumOf(movements, currency, 'availableDelta');
  const expected = operation['status'] === 'settled' ? minorIn(operation, 'destination') : 0n;
  return credited === expected
    ? []
    : [`${operation.id}, ${String(operation['status'])}: credited ${credited} of ${expected}`];
}

function faultsOfOperation(operation: Shown, movements: readonly ShownMovement[]): string[] {
  const expected = expectedOf(operation);
  const asset = String(operation['asset']);
  const kinds = movements.map(({ kind }) => kind);
  const isAsExpected =
    kinds.join() === expected.kinds.join() &&
    sumOf(movements, asset, 'availableDelta') === expected.available &&
    sumOf(movements, asset, 'reservedDelta') === expected.reserved;
  const moved = `${operation.id}, ${String(operation['status'])}: moved ${kinds.join() || 'nothing'}`;
  return [...(isAsExpected ? [] : [moved]), ...faultsOfCredit(operation, movements)];
}

function faultsOfReceipt(receipt: Shown, movements: readonly ShownMovement[]): string[] {
  const { currency } = moneyIn(receipt, 'netCredit');
  const credited = sumOf(movements, currency, 'availableDelta');
  const expected = receipt['status'] === 'credited' ? minorIn(receipt, 'netCredit') : 0n;
  return credited === expected
    ? []
    : [`${receipt.id}, ${String(receipt['status'])}: credited ${credited} of ${expected}`];
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
 * of its status, or money that neither brought in (INV-01, INV-06, INV-08, INV-09, INV-10, INV-34, INV-35). It knows of
 * no adjustments, since the workload makes none.
 */
export function faultsAtRest(books: Books): string[] {
  const { clientId, movements, payins, deposits } = books;
  const groups = groupBy(movements);
  const operations = operationsIn(books);
  const receipts = [...payins, ...deposits];
  const known = new Set([...operations, ...receipts].map(({ id }) => id));
  return [
    ...operations.flatMap((operation) => faultsOfOperation(operation, groups.get(operation.id) ?? [])),
    ...receipts.flatMap((receipt) => faultsOfReceipt(receipt, groups.get(receipt.id) ?? [])),
    ...[...groups.keys()]
      .filter((id) => !known.has(id))
      .map((id) => `movements of ${id}, which is not there`),
  ].map((fault) => `${clientId}: ${fault}`);
}

/** Operations that the simulators leave as they are: those that end in .03 are held, those in .04 stay submitted. */
export function isResting(operation: Shown): boolean {
  const status = operation['status'];
  const fraction = moneyIn(operation, 'principal').amount.split('.')[1]?.replace(/0+$/, '');
  if (status === 'held') return fraction === '03';
  if (status === 'submitted') return fraction === '04';
  return status !== 'accepted';
}
