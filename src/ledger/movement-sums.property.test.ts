import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countRowsRead, statementsOf } from '../testing/databases/rows-read.ts';
import { movementsOf, putMovements, randomMovements } from '../testing/worlds/random-movements.ts';
import { type MovementSum, findBalancesAt, findMovementSums } from '../treasury/overview/balances.ts';
import { findBrokenLaws } from './laws.ts';
import type { Movement } from './movement.ts';
import { OF_SUMS } from './sum-laws.ts';
import { findHeldAt } from './sums.ts';
import { newBalance } from './wallet.ts';

const RUNS = Number(process.env['CORRIDOR_PROPERTY_RUNS'] ?? 8);

/** What movements add up to, by asset and kind, each of them looked at. */
function naiveSums(movements: readonly Movement[]): MovementSum[] {
  const sums = new Map<string, MovementSum>();
  for (const { asset, kind, availableDeltaMinor, reservedDeltaMinor } of movements) {
    const { count, availableMinor, reservedMinor } = sums.get(`${asset} ${kind}`) ?? {
      count: 0,
      availableMinor: 0n,
      reservedMinor: 0n,
    };
    sums.set(`${asset} ${kind}`, {
      asset,
      kind,
      count: count + 1,
      availableMinor: availableMinor + availableDeltaMinor,
      reservedMinor: reservedMinor + reservedDeltaMinor,
    });
  }
  return [...sums.values()];
}

/** Before the first of some movements, at some of them, between them and behind the last. */
function momentsOf(movements: readonly Movement[]): number[] {
  const some = movements.filter(({ seq }) => seq % 41 === 0 || seq % 100 < 2);
  return [0, ...some.flatMap(({ occurredAt }) => [occurredAt - 1, occurredAt]), 1_000_000];
}

eachDatabase((dialect, open) => {
  let database: Database;
  let count = 0;

  beforeAll(async () => {
    database = await open();
  });

  it('the sums of movements are those of each looked at, at any moment, and keep their laws', async () => {
    await fc.assert(
      fc.asyncProperty(randomMovements, async (random) => {
        count += 1;
        const tenantId = `acct_${count}`;
        const movements = movementsOf(tenantId, random);
        const wallet = await putMovements(database, movements, tenantId, random.together);
        for (const moment of momentsOf(movements)) {
          const upTo = movements.filter(({ occurredAt }) => occurredAt <= moment);
          const sums = naiveSums(upTo);
          expect(await findMovementSums(database.reader, wallet, moment)).toEqual(sums);
          const balances = [newBalance(tenantId, 'AUD'), newBalance(tenantId, 'USDT')];
          const past = await findBalancesAt(database.reader, { wallet, balances }, moment);
          for (const { asset, availableMinor, reservedMinor } of past) {
            const ofAsset = upTo.filter((each) => each.asset === asset);
            expect(availableMinor).toBe(ofAsset.reduce((sum, each) => sum + each.availableDeltaMinor, 0n));
            expect(reservedMinor).toBe(ofAsset.reduce((sum, each) => sum + each.reservedDeltaMinor, 0n));
          }
        }
      }),
      { numRuns: RUNS },
    );
    expect(await findBrokenLaws(database.reader, OF_SUMS)).toEqual([]);
  });

  it('what was held at many moments is what was held at each', async () => {
    const random = fc.sample(randomMovements, { numRuns: 12, seed: 7 }).flatMap(({ rows }) => rows);
    const movements = movementsOf('acct_held', { rows: random, together: 1 });
    const wallet = await putMovements(database, movements, 'acct_held', 200);
    const moments = [...new Set(momentsOf(movements))].slice(0, 400);
    expect(moments.length).toBeGreaterThan(20);
    const held = await findHeldAt(database.reader, wallet, 'AUD', moments.toReversed());
    const balances = [newBalance('acct_held', 'AUD')];
    const each: unknown[] = [];
    for (const moment of moments) {
      const [balance] = await findBalancesAt(database.reader, { wallet, balances }, moment);
      each.push({
        moment,
        availableMinor: balance!.availableMinor,
        reservedMinor: balance!.reservedMinor,
      });
    }
    expect(held).toEqual(each);
  });

  describe('what is posted behind a wallet that was read', () => {
    it('is no part of its sums, though it is of their moment', async () => {
      const [random] = fc.sample(randomMovements, { numRuns: 1, seed: 11 });
      const movements = movementsOf('acct_later', { rows: random!.rows.slice(0, 40), together: 1 });
      const wallet = await putMovements(database, movements, 'acct_later', 200);
      const earlier = { ...wallet, seq: 25 };
      const sums = await findMovementSums(database.reader, earlier, 1_000_000);
      expect(sums).toEqual(naiveSums(movements.slice(0, 25)));
    });
  });

  if (dialect === 'postgres') {
    it('are read in a few rows, however many movements there are', async () => {
      const rows = fc.sample(randomMovements, { numRuns: 60, seed: 5 }).flatMap((random) => random.rows);
      const movements = movementsOf('acct_many', { rows: rows.slice(0, 5_000), together: 200 });
      expect(movements.length).toBeGreaterThan(3_000);
      const wallet = await putMovements(database, movements, 'acct_many', 200);
      for (const { occurredAt } of [movements[50]!, movements[1_499]!, movements.at(-1)!]) {
        const [statement] = await statementsOf(database, () =>
          findMovementSums(database.reader, wallet, occurredAt),
        );
        expect(await countRowsRead(database, statement!)).toBeLessThan(200);
      }
      const ends = movements.filter(({ seq }) => seq % 37 === 0).map(({ occurredAt }) => occurredAt);
      const [history] = await statementsOf(database, () =>
        findHeldAt(database.reader, wallet, 'AUD', [...new Set(ends)].slice(0, 50)),
      );
      expect(await countRowsRead(database, history!)).toBeLessThan(50 * 200);
    });
  }
});
