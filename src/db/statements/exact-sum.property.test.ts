import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import type { Database } from '../connection.ts';
import { exactSum, readExactSum, sumIsNotZero } from './statement.ts';

const BOUND = 2n ** 63n - 1n;

const amounts = fc.array(
  fc.oneof(
    fc.bigInt({ min: -BOUND, max: BOUND }),
    fc.constantFrom(BOUND, -BOUND, 0n, 1n, -1n, 2n ** 32n, -(2n ** 32n), 9_000_000_000_000_000_000n),
  ),
  { minLength: 1, maxLength: 40 },
);

eachDatabase((_dialect, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  /** The rows as a table, whatever their size. */
  const tableOf = (values: readonly bigint[]): string =>
    values.map((value) => `select cast(${value} as bigint) as minor`).join(' union all ');

  async function sumUp(values: readonly bigint[]): Promise<bigint> {
    const rows = await database.reader
      .from(database.reader.raw(`(${tableOf(values)}) as rows_of_test`))
      .select<Record<string, unknown>[]>(database.reader.raw(exactSum('minor', 'sum')));
    return readExactSum(rows[0] ?? {}, 'sum');
  }

  async function isNotZero(values: readonly bigint[]): Promise<boolean> {
    const rows = (await database.reader
      .from(database.reader.raw(`(${tableOf(values)}) as rows_of_test`))
      .select(database.reader.raw('count(*) as found'))
      .havingRaw(sumIsNotZero('minor'))) as unknown[];
    return rows.length > 0;
  }

  it('adds up exactly, far beyond 64 bits', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (values) => {
        expect(await sumUp(values)).toBe(values.reduce((sum, value) => sum + value, 0n));
      }),
      { numRuns: 60 },
    );
  });

  it('knows whether the amounts cancel, to the last unit', async () => {
    await fc.assert(
      fc.asyncProperty(amounts, async (values) => {
        const cancelled = [...values, ...values.map((value) => -value)];
        expect(await isNotZero(cancelled)).toBe(false);
        expect(await isNotZero([...cancelled, 1n])).toBe(true);
        expect(await isNotZero([...cancelled, -1n])).toBe(true);
        expect(await isNotZero(values)).toBe(values.reduce((sum, value) => sum + value, 0n) !== 0n);
      }),
      { numRuns: 60 },
    );
  });

  it('is zero over no rows', () => {
    expect(readExactSum({ sum_high: null, sum_low: null }, 'sum')).toBe(0n);
  });
});
