import type { JsonObject } from '../../../conformance/json/json.ts';
import { faultsOfBalanceHistory } from '../../../conformance/laws/faults-of-balance-history.ts';
import { faultsOfExplanation } from '../../../conformance/laws/faults-of-explanation.ts';
import { faultsOfBalances } from '../../../conformance/laws/faults-of-history.ts';
import { movementsTo } from '../../../conformance/laws/fold-movements.ts';
import { linesOf, type Books } from './books.ts';

/** A walk gives every movement once, newest first, up to the oldest, and none is missing that was there before it. */
export function walksAreComplete(books: Books): string[] {
  const newestFirst = books.lines.map(({ id }) => id).reverse();
  return books.walks.flatMap(({ movements, batch, limit, pages }) => {
    const ids = movements.map(({ id }) => id);
    const start = ids[0] === undefined ? newestFirst.length : newestFirst.indexOf(ids[0]);
    const before = books.readings[batch]?.recentMovements[0]?.id;
    const known = before === undefined ? newestFirst.length : newestFirst.indexOf(before);
    const faults = [
      ...(ids.join() === newestFirst.slice(start).join() ? [] : ['is not the history as it was']),
      ...(start <= known ? [] : ['begins behind what was there before']),
      ...(pages.every(({ hasMore, hasCursor }) => hasMore === hasCursor)
        ? []
        : ['contradicts itself on the next page']),
      ...(pages.slice(0, -1).every(({ size }) => size === limit) ? [] : ['has a page that is not full']),
    ];
    return faults.map((fault) => `the walk by ${limit} in batch ${batch} ${fault}`);
  });
}

/** The movements by kind are all of them, and those before and from a moment are all of them once. */
export function filtersAreSoundAndComplete(books: Books): string[] {
  const all = books.lines.map(({ id }) => id).sort();
  const kindOf = new Map(books.lines.map(({ id, kind }) => [id, kind]));
  const byKind = Object.values(books.byKind).flat().sort();
  const strangers = Object.entries(books.byKind).filter(([kind, ids]) =>
    ids.some((id) => kindOf.get(id) !== kind),
  );
  const parts = [...books.before, ...books.from].sort();
  return [
    ...(byKind.join() === all.join() ? [] : ['the kinds together are not all movements']),
    ...strangers.map(([kind]) => `the filter for ${kind} gives others`),
    ...(parts.join() === all.join() ? [] : ['before and from a moment are not all movements once']),
  ];
}

/** An overview is one snapshot: its balances are those after the newest movement that it shows. */
export function overviewsAreSnapshots(books: Books): string[] {
  const looks = books.exchanges
    .filter(({ command, status }) => command === 'look' && status === 200)
    .map(({ reply }) => reply as unknown as Books['readings'][number]);
  return [...books.readings, ...looks].flatMap((reading, index) => {
    const newest = reading.recentMovements[0]?.id;
    const upTo = linesOf(books).slice(0, books.lines.findIndex(({ id }) => id === newest) + 1);
    return faultsOfBalances(reading as unknown as JsonObject, upTo).map(
      ({ message }) => `overview ${index}: ${message}`,
    );
  });
}

/** The history up to a moment is what the interface says of that moment. */
export function pastIsTheHistoryOfItsMoment(books: Books): string[] {
  const lines = linesOf(books);
  return [
    ...books.balancesAsOf.flatMap((shown) =>
      faultsOfBalances(shown as unknown as JsonObject, movementsTo(lines, shown.asOf)),
    ),
    ...books.explanations.flatMap((shown) =>
      faultsOfExplanation(shown as unknown as JsonObject, movementsTo(lines, shown.asOf)),
    ),
    ...books.histories.flatMap((shown) =>
      faultsOfBalanceHistory(shown as unknown as JsonObject, shown, lines),
    ),
  ].map(({ message }) => message);
}
