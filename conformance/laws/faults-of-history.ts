import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { unlessHeld, type Books, type Fault } from './books.ts';
import { foldMovements, type MovementSum } from './fold-movements.ts';
import type { Terms } from './terms.ts';

const NOTHING: MovementSum = { available: 0n, reserved: 0n };

/** Kinds by which money has left without the tenant's doing. */
const LOSSES: readonly string[] = ['funding_returned', 'late_execution_debited'];

export function faultsOfBalances(
  shown: Json,
  movements: readonly JsonObject[],
  operation = 'getTreasury',
): Fault[] {
  const sums = foldMovements(movements);
  return objectsAt(shown, 'balances').flatMap((balance) => {
    const asset = textAt(balance, 'asset');
    const sum = sums.get(asset) ?? NOTHING;
    return (['available', 'reserved'] as const).flatMap((name) =>
      unlessHeld(
        toMinor(textAt(balance, name), asset) === sum[name],
        operation,
        `${name} is ${textAt(balance, name)} ${asset} where the movements make ${toAmount(sum[name], asset)}`,
      ),
    );
  });
}

/**
 * After each movement, oldest first: what is reserved is never negative, and what is available goes below the floor
 * only where money has left without the tenant's doing.
 */
function faultsOfPrefixes({ movements, operations }: Books, { floorOf }: Terms): Fault[] {
  const byId = new Map(operations.map((each) => [textAt(each, 'id'), each]));
  const balances = new Map<string, MovementSum>();
  return [...movements].reverse().flatMap((movement) => {
    const asset = textAt(movement, 'asset');
    const kind = textAt(movement, 'kind');
    const id = textAt(movement, 'id');
    const before = balances.get(asset) ?? NOTHING;
    const delta = toMinor(textAt(movement, 'availableDelta'), asset);
    const after = {
      available: before.available + delta,
      reserved: before.reserved + toMinor(textAt(movement, 'reservedDelta'), asset),
    };
    balances.set(asset, after);
    const isSpent = delta < 0n && !LOSSES.includes(kind);
    const floor =
      isSpent && after.available < 0n
        ? floorOf(asset, byId.get(textAt(movement, 'operationId')), textAt(movement, 'occurredAt'))
        : undefined;
    return [
      ...unlessHeld(after.reserved >= 0n, 'listTransactions', `after ${id} reserved is below zero`),
      ...unlessHeld(
        floor === undefined || after.available >= floor,
        'listTransactions',
        `the ${kind} ${id} took available below its floor`,
      ),
    ];
  });
}

/** Each movement is there once, and their times never fall. */
function faultsOfOrder({ movements }: Books): Fault[] {
  const seen = new Set<string>();
  return movements.flatMap((movement, index) => {
    const id = textAt(movement, 'id');
    const isNew = !seen.has(id);
    seen.add(id);
    const later = movements[index - 1];
    const isInOrder = later === undefined || textAt(movement, 'occurredAt') <= textAt(later, 'occurredAt');
    return [
      ...unlessHeld(isNew, 'listTransactions', `${id} is listed twice`),
      ...unlessHeld(isInOrder, 'listTransactions', `${id} occurred after the movement that follows it`),
    ];
  });
}

/** What is wrong with a history of movements by itself, and with the balances that it must come to. */
export function faultsOfHistory(books: Books, terms: Terms): Fault[] {
  const { overview, movements } = books;
  return [
    ...faultsOfBalances(overview, movements),
    ...faultsOfPrefixes(books, terms),
    ...faultsOfOrder(books),
  ];
}
