import { objectsAt, textAt } from '../json/json.ts';
import { toAmount, toMinor } from '../json/minor-units.ts';
import { unlessHeld, type Books, type Fault, type Terms } from './books.ts';
import { foldMovements, type MovementSum } from './fold-movements.ts';

const NOTHING: MovementSum = { available: 0n, reserved: 0n };

/** Kinds that may take what is available below its floor, since the money has left without the tenant's doing. */
const LOSSES: readonly string[] = ['funding_returned', 'late_execution_debited'];

/** A balance is the sum of its movements. */
function faultsOfBalances({ overview, movements }: Books): Fault[] {
  const sums = foldMovements(movements);
  return objectsAt(overview, 'balances').flatMap((balance) => {
    const asset = textAt(balance, 'asset');
    const sum = sums.get(asset) ?? NOTHING;
    return (['available', 'reserved'] as const).flatMap((name) =>
      unlessHeld(
        toMinor(textAt(balance, name), asset) === sum[name],
        'getTreasury',
        `${name} is ${textAt(balance, name)} ${asset} where the movements make ${toAmount(sum[name], asset)}`,
      ),
    );
  });
}

/** After each movement, oldest first: reserved is never below zero, and available below its floor only by a loss. */
function faultsOfPrefixes({ movements, operations }: Books, { floorOf }: Terms): Fault[] {
  const configurations = new Map(
    operations.map((each) => [textAt(each, 'id'), textAt(each, 'configurationId')]),
  );
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
        ? floorOf(asset, configurations.get(textAt(movement, 'operationId')))
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

/** Each movement is there once, and none occurred before the one ahead of it. */
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
  return [...faultsOfBalances(books), ...faultsOfPrefixes(books, terms), ...faultsOfOrder(books)];
}
