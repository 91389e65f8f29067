import type { Books, Line } from './books.ts';
import { minorOf, sumOf } from './minor-of.ts';

const ASSETS = ['AUD', 'USDC', 'USDT'] as const;

/** Kinds that may take what is available below its floor, since the money is really gone. */
const LOSSES: readonly string[] = ['funding_returned', 'late_execution_debited'];

interface Standing {
  readonly available: bigint;
  readonly reserved: bigint;
}

const NOTHING: Standing = { available: 0n, reserved: 0n };

/** What movements of an asset add up to. */
export function standingOf(lines: readonly Line[], asset: string): Standing {
  const own = lines.filter((line) => line.asset === asset);
  return {
    available: sumOf(own.map((line) => minorOf(line.availableDelta, asset))),
    reserved: sumOf(own.map((line) => minorOf(line.reservedDelta, asset))),
  };
}

interface StandingAfter extends Standing {
  readonly line: Line;
}

function prefixesOf(lines: readonly Line[], asset: string): StandingAfter[] {
  let { available, reserved } = NOTHING;
  return lines
    .filter((line) => line.asset === asset)
    .map((line) => {
      available += minorOf(line.availableDelta, asset);
      reserved += minorOf(line.reservedDelta, asset);
      return { line, available, reserved };
    });
}

function creditIn(configuration: Books['configurations'][string] | undefined, asset: string): bigint {
  const limit = configuration?.limits.creditLimits.findLast((each) => each.asset === asset);
  return minorOf(limit?.amount ?? '0', asset);
}

function largestCredit({ configurations }: Books, asset: string): bigint {
  const credits = Object.values(configurations).map((each) => creditIn(each, asset));
  return credits.reduce((largest, credit) => (credit > largest ? credit : largest), 0n);
}

/** INV-02: no balance that was ever shown is below its floor, unless a loss came before it. */
export function availableStaysAboveItsFloor(books: Books): string[] {
  return books.readings.flatMap((reading, index) =>
    reading.balances.flatMap(({ asset, available }) => {
      const isBelow = minorOf(available, asset) < -largestCredit(books, asset);
      const hasLost = books.lines.some((line) => line.asset === asset && LOSSES.includes(line.kind));
      return isBelow && !hasLost ? [`reading ${index} shows ${available} ${asset} without a loss`] : [];
    }),
  );
}

/** INV-03: what is reserved never falls below zero, in no reading and after no movement. */
export function reservedIsNeverNegative(books: Books): string[] {
  const shown = books.readings.flatMap((reading, index) =>
    reading.balances.flatMap(({ asset, reserved }) =>
      minorOf(reserved, asset) < 0n ? [`reading ${index} shows ${reserved} ${asset} reserved`] : [],
    ),
  );
  const summed = ASSETS.flatMap((asset) =>
    prefixesOf(books.lines, asset).flatMap(({ line, reserved }) =>
      reserved < 0n ? [`${asset} reserved is negative after movement ${line.seq}`] : [],
    ),
  );
  return [...shown, ...summed];
}

/** INV-04: the last balance of each asset is the sum of all movements. */
export function balanceIsTheSumOfItsMovements(books: Books): string[] {
  const last = books.readings.at(-1);
  return (last?.balances ?? []).flatMap(({ asset, available, reserved }) => {
    const sum = standingOf(books.lines, asset);
    const isRight = sum.available === minorOf(available, asset) && sum.reserved === minorOf(reserved, asset);
    return isRight ? [] : [`the movements of ${asset} do not add up to ${available} and ${reserved}`];
  });
}

/** INV-05: after each movement by the tenant's own doing, what is available is above the floor of that moment. */
export function everyPrefixKeepsTheFloor(books: Books): string[] {
  const operations = [...books.payouts, ...books.withdrawals, ...books.conversions];
  return ASSETS.flatMap((asset) =>
    prefixesOf(books.lines, asset).flatMap(({ line, available }) => {
      if (!line.kind.endsWith('_reserved')) return [];
      const operation = operations.find(({ id }) => id === line.operationId);
      // A conversion keeps its quote's configuration, so its floor may be that of any version since.
      const floor =
        operation?.kind === 'conversion'
          ? largestCredit(books, asset)
          : creditIn(books.configurations[operation?.configurationId ?? ''], asset);
      return available < -floor ? [`movement ${line.seq} spends below the floor of ${asset}`] : [];
    }),
  );
}

/** INV-07: a movement that was shown once is shown the same for ever, but for its operation's status. */
export function movementsNeverChange(books: Books): string[] {
  const byId = new Map(books.lines.map((line) => [line.id, line]));
  return books.walks.flatMap(({ movements, batch }) =>
    movements.flatMap((movement) => {
      const line = byId.get(movement.id);
      const changed = Object.entries(movement).filter(
        ([name, value]) => name !== 'operationStatus' && line?.[name as keyof Line] !== value,
      );
      return changed.length === 0 ? [] : [`movement ${movement.id} has changed since batch ${batch}`];
    }),
  );
}

/** INV-23: a walk gives every movement once, newest first, up to the oldest, and none is missing that was there before it. */
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

/** INV-24: the movements by kind are all of them, and those before and from a moment are all of them once. */
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

/** INV-25: numbers have no gap, times never fall, each line is chained to the one before, and the head is the last. */
export function historyOnlyGrows({ lines, head }: Books): string[] {
  const faults = lines.flatMap((line, index) => {
    const previous = lines[index - 1];
    return [
      ...(line.seq === index + 1 ? [] : [`line ${index + 1} has the number ${line.seq}`]),
      ...(line.previousHash === (previous?.hash ?? '0'.repeat(64))
        ? []
        : [`line ${line.seq} is not chained`]),
      ...(previous === undefined || previous.occurredAt <= line.occurredAt
        ? []
        : [`line ${line.seq} goes back in time`]),
    ];
  });
  const last = lines.at(-1);
  const isHead = head.seq === (last?.seq ?? 0) && head.hash === (last?.hash ?? '0'.repeat(64));
  return isHead ? faults : [...faults, 'the head is not the last line'];
}

/** INV-27: an overview is one snapshot: its balances are those after the newest movement that it shows. */
export function overviewsAreSnapshots(books: Books): string[] {
  const looks = books.exchanges
    .filter(({ command, status }) => command === 'look' && status === 200)
    .map(({ reply }) => reply as unknown as Books['readings'][number]);
  return [...books.readings, ...looks].flatMap((reading, index) => {
    const newest = reading.recentMovements[0]?.id;
    const upTo = books.lines.slice(0, books.lines.findIndex(({ id }) => id === newest) + 1);
    return reading.balances.flatMap(({ asset, available, reserved, posted }) => {
      const sum = standingOf(upTo, asset);
      const isOne =
        sum.available === minorOf(available, asset) &&
        sum.reserved === minorOf(reserved, asset) &&
        sum.available + sum.reserved === minorOf(posted, asset);
      return isOne ? [] : [`overview ${index} shows ${asset} at another moment than its movements`];
    });
  });
}

/** INV-28: the history folded up to a moment is what the interface says of that moment. */
export function historyGivesTheBalancesOfAnyMoment(books: Books): string[] {
  const balances = books.balancesAsOf.flatMap(({ asOf, balances: shown }) =>
    shown.flatMap(({ asset, available, reserved }) => {
      const sum = standingOf(
        books.lines.filter(({ occurredAt }) => occurredAt <= asOf),
        asset,
      );
      const isRight =
        sum.available === minorOf(available, asset) && sum.reserved === minorOf(reserved, asset);
      return isRight ? [] : [`${asset} as of ${asOf} is not what its movements say`];
    }),
  );
  const explanations = books.explanations.flatMap(({ asset, asOf, available, reserved, lines }) => {
    const upTo = books.lines.filter((line) => line.occurredAt <= asOf && line.asset === asset);
    const areRight = lines.every((each) => {
      const own = upTo.filter(({ kind }) => kind === each.kind);
      const sum = standingOf(own, asset);
      return (
        own.length === each.count &&
        sum.available === minorOf(each.availableDelta, asset) &&
        sum.reserved === minorOf(each.reservedDelta, asset)
      );
    });
    const counted = lines.reduce((count, each) => count + each.count, 0);
    const sum = standingOf(upTo, asset);
    const isRight =
      areRight &&
      counted === upTo.length &&
      sum.available === minorOf(available, asset) &&
      sum.reserved === minorOf(reserved, asset);
    return isRight ? [] : [`the explanation of ${asset} as of ${asOf} is not what its movements say`];
  });
  return [...balances, ...explanations];
}

/** INV-42: every movement belongs to one operation or receipt, or says why an operator made it. */
export function everyMovementIsAttributable(books: Books): string[] {
  const operations = new Map(
    [...books.payouts, ...books.withdrawals, ...books.conversions].map((each) => [each.id, each]),
  );
  const receipts = new Set(books.receipts.map(({ id }) => id));
  const unnamed = books.lines.flatMap((line) => {
    const isReceipts = receipts.has(line.reference) && line.operationId === undefined;
    const isOperators = line.kind === 'admin_adjustment' && line.reason !== undefined;
    const operation = operations.get(line.operationId ?? '');
    const isNamed = operation?.movementIds.includes(line.id) === true && line.reference === operation.id;
    if (operation !== undefined || line.operationId !== undefined) {
      return isNamed
        ? []
        : [`movement ${line.seq} is not among those of ${line.operationId ?? 'its operation'}`];
    }
    return isReceipts || isOperators ? [] : [`movement ${line.seq} belongs to nothing`];
  });
  const ids = new Set(books.lines.map(({ id }) => id));
  const lost = [...operations.values()].flatMap(({ id, movementIds }) =>
    movementIds.every((each) => ids.has(each)) ? [] : [`${id} names a movement that is not there`],
  );
  return [...unnamed, ...lost];
}
