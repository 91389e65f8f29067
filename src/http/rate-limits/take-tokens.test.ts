import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/connection.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import type { Bucket } from './buckets.ts';
import { SharedBuckets } from './shared-buckets.ts';
import { createTakeTokens, type TakeTokens } from './take-tokens.ts';

/** Never again in this test. */
const SLOW = 0.000_001;

let made: TestDatabase;
let databases: Database[];

beforeAll(async () => {
  made = await createTestDatabase('postgres', 'sandbox');
  databases = [openDatabase(made.url), openDatabase(made.url)];
});

afterAll(async () => {
  for (const database of databases) await database.destroy();
  await made.remove();
});

const limitsOf = (index: number): NonNullable<Database['limits']> => {
  const { limits } = databases[index]!;
  if (limits === null) throw new Error('A PostgreSQL has limits');
  return limits;
};
const takeOf = (index: number): TakeTokens => createTakeTokens(limitsOf(index));
const ask = (bucket: string, most: number, wanted = 1, perSecond = SLOW) => ({
  bucket,
  everyUs: 1_000_000 / perSecond,
  most,
  wanted,
});

describe('tokens that processes take from a database', () => {
  it('are a tenth of what is left, twenty at most, and one at least, until there are none', async () => {
    const [one, other] = [takeOf(0), takeOf(1)];
    const given: number[] = [];
    for (let round = 0; ; round += 1) {
      const [grant] = await (round % 2 === 0 ? one : other)([ask('tenths', 300)]);
      if (grant === undefined) break;
      given.push(grant.tokens);
    }
    expect(given.slice(0, 8)).toEqual([20, 20, 20, 20, 20, 20, 18, 16]);
    expect(given.at(-1)).toBe(1);
    expect(given.reduce((sum, tokens) => sum + tokens, 0)).toBe(300);
  });

  it('are as many as were wanted, where that is more than a tenth', async () => {
    const take = takeOf(0);
    expect(await take([ask('wanted', 30, 12)])).toMatchObject([{ tokens: 12 }]);
    expect(await take([ask('wanted', 30, 500)])).toMatchObject([{ tokens: 18 }]);
    expect(await take([ask('wanted', 30, 500)])).toEqual([]);
  });

  it('are taken of several buckets in one statement, each by its own limit', async () => {
    const take = takeOf(0);
    expect(await take([ask('first', 1), ask('second', 200)])).toMatchObject([
      { bucket: 'first', tokens: 1 },
      { bucket: 'second', tokens: 20 },
    ]);
    expect(await take([ask('first', 1), ask('second', 200)])).toMatchObject([
      { bucket: 'second', tokens: 18 },
    ]);
  });

  it('come with time, and no more than fit', async () => {
    const take = takeOf(0);
    const perSecond = 1_000_000;
    for (let count = 0; count < 5; count += 1) {
      const [grant] = await take([ask('soon full', 40, 40, perSecond)]);
      expect(grant?.tokens).toBe(20);
    }
    expect(await take([ask('never empty', 1, 1, perSecond)])).toHaveLength(1);
  });

  it('are forgotten once their bucket has been full for a minute', async () => {
    let now = 0;
    const take = createTakeTokens(limitsOf(0), () => now);
    const db = limitsOf(1);
    await db('rate_limits').insert([
      { bucket: 'long full', full_at: 1, taken: 1 },
      { bucket: 'not yet', full_at: 9e15, taken: 1 },
    ]);
    now = 61_000;
    await take([ask('another', 5)]);
    await expect
      .poll(() => db('rate_limits').whereIn('bucket', ['long full', 'not yet']).pluck('bucket'))
      .toEqual(['not yet']);
  });
});

/** What a process asked, in statements, and how many requests it let through. */
interface Flooded {
  readonly statements: number;
  readonly passed: number;
}

async function flood(index: number, buckets: readonly Bucket[], requests: number): Promise<Flooded> {
  const take = takeOf(index);
  let statements = 0;
  const counted: TakeTokens = (asks) => {
    statements += 1;
    return take(asks);
  };
  const shared = new SharedBuckets(counted);
  let passed = 0;
  for (let sent = 0; sent < requests; sent += 50) {
    const taken = await Promise.all(Array.from({ length: 50 }, async () => shared.take(buckets)));
    passed += taken.filter(({ retryAfterSeconds }) => retryAfterSeconds === null).length;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { statements, passed };
}

async function presentUs(db: NonNullable<Database['limits']>): Promise<number> {
  const { rows } = await db.raw<{ rows: { now: string }[] }>(
    'select (extract(epoch from clock_timestamp()) * 1000000)::bigint as now',
  );
  return Number(rows[0]?.now);
}

describe('two processes that are flooded', () => {
  it('let through no more than the burst and what comes meanwhile, with a statement for ten requests at the most', async () => {
    const [perSecond, burst, requests] = [100, 200, 10_000];
    const buckets: Bucket[] = [
      { policy: { name: 'key', perSecond, burst }, of: 'key_flooded' },
      { policy: { name: 'tenant', perSecond: 500, burst: 1_000 }, of: 'acct_flooded' },
    ];
    const from = await presentUs(limitsOf(0));
    const ends = await Promise.all([0, 1].map((index) => flood(index, buckets, requests)));
    const elapsedUs = (await presentUs(limitsOf(0))) - from;
    const [passed, statements] = [
      ends.reduce((sum, end) => sum + end.passed, 0),
      ends.reduce((sum, end) => sum + end.statements, 0),
    ];
    expect(passed).toBeLessThanOrEqual(burst + (perSecond * elapsedUs) / 1_000_000);
    expect(passed).toBeGreaterThanOrEqual(burst);
    expect(statements / (2 * requests)).toBeLessThanOrEqual(0.1);
  });

  it('share an account’s bucket among its keys', async () => {
    const tenant = { policy: { name: 'tenant', perSecond: SLOW, burst: 30 }, of: 'acct_shared' } as const;
    const ofKey = (of: string): Bucket => ({ policy: { name: 'key', perSecond: SLOW, burst: 200 }, of });
    const ends = await Promise.all([
      flood(0, [ofKey('key_a'), tenant], 100),
      flood(1, [ofKey('key_b'), tenant], 100),
    ]);
    expect(ends[0].passed + ends[1].passed).toBe(30);
  });
});
