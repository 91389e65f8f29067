import type { Knex } from 'knex';
import { runSteps } from '../db/statements/statement.ts';
import { runAllOn } from '../testing/databases/run-all-on.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { classifyFailure } from '../db/drivers/failure.ts';
import { insertRow, saveRow, type RowEffect } from '../db/statements/table.ts';
import { defineTable, integer, text } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import { newWallet, walletsTable } from '../ledger/wallet.ts';
import { cutAtCommit } from '../testing/databases/cut-at-commit.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { increment } from '../testing/worlds/increment.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { NotLoaded } from './loaded-rows.ts';
import { askedLocks, takeLocks, type LockMode, type TakenLocks } from './locks.ts';
import {
  need,
  type AnyWrite,
  type CommonContext,
  type Loaded,
  type OwnLock,
  type TenantlessWrite,
} from './write.ts';

/** How often a name was guessed: rows without a tenant, which no migration has yet. */
interface Guess {
  readonly name: string;
  readonly count: number;
}

const guessesTable = defineTable<Guess>({
  name: 'probe_guesses',
  key: ['name'],
  columns: { name: text(), count: integer() },
});

async function createGuesses({ writer }: Database): Promise<void> {
  await writer.raw(
    'create table if not exists probe_guesses (name text primary key, count integer not null)',
  );
}

function under<Reply>(
  lock: OwnLock,
  names: readonly string[],
  decide: (loaded: Loaded, context: CommonContext) => { reply: Reply; effects: readonly RowEffect[] },
): TenantlessWrite<Reply> {
  const needs = names.map((name) => need(guessesTable, { name }));
  return { lock, actor: TEST_KEY, claimed: false, needs: () => needs, decide };
}

/** Reads a name's count and writes one more; answers what it wrote. */
function guess(lock: OwnLock): TenantlessWrite<number> {
  return under(lock, [lock], (loaded) => {
    const count = (loaded.find(guessesTable, { name: lock })?.count ?? 0) + 1;
    return { reply: count, effects: [saveRow(guessesTable, { name: lock, count })] };
  });
}

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let made = 0;
  const newEmail = (): OwnLock => `email:${(made += 1)}@example.com`;

  beforeAll(async () => {
    database = await open();
    await createGuesses(database);
  });
  // A write queue of its own for each test: who was about in the one before would take part in how groups are made up.
  beforeEach(() => {
    test = createTestWriteQueue(database);
  });

  describe('writes without a tenant', () => {
    it('share a commit with those of tenants, each decided on what the ones before it left', async () => {
      const tenantId = await test.newTenant();
      const [one, other] = [newEmail(), newEmail()];
      const before = test.commits.length;
      const writes = [
        guess(one),
        increment(tenantId),
        guess(other),
        guess(one),
        increment(tenantId),
        guess('platform'),
      ];
      expect(await test.submitAll(writes)).toEqual([1, 1n, 1, 2, 2n, expect.any(Number)]);
      expect(test.commits.slice(before)).toEqual([new Set(['counters', 'probe_guesses'])]);
    });

    it('of two processes under one address, which has no row yet, lose none of 60', async () => {
      const other = createTestWriteQueue(await open());
      const email = newEmail();
      const replies = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          // Spread over many groups, so that they meet.
          for (let turn = 0; turn < index % 10; turn += 1)
            await new Promise((resolve) => setImmediate(resolve));
          return (index % 2 === 0 ? test : other).writeQueue.submit(guess(email));
        }),
      );
      expect(replies.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
      expect(other.faults).toEqual([]);
    });

    it('see the rows that they named, and no others', async () => {
      const [one, other] = [newEmail(), newEmail()];
      await test.submitAll([guess(one), guess(other)]);
      const look = (name: string) =>
        under(one, [one], (loaded) => ({ reply: loaded.list(guessesTable, { name }).length, effects: [] }));
      expect(await test.submitAll([look(one), guess(other), look(other)])).toEqual([1, 2, 'internal_error']);
      expect(test.faults.at(-1)).toBeInstanceOf(NotLoaded);
    });

    it('see the rows of a tenant that they named', async () => {
      const tenantId = await test.newTenant();
      const look: TenantlessWrite<unknown> = {
        ...guess('platform'),
        needs: () => [need(walletsTable, { tenantId })],
        decide: (loaded) => ({ reply: loaded.find(walletsTable, { tenantId })?.tenantId, effects: [] }),
      };
      expect(await test.submitAll([look])).toEqual([tenantId]);
    });

    it('have no head to ask for, no clock of a tenant, and no money to move', () => {
      const none = { reply: null, effects: [] };
      // @ts-expect-error: without a tenant there is no head
      under('platform', [], (_loaded, { head }) => ({ ...none, head: head as unknown }));
      // @ts-expect-error: nor a clock of one
      under('platform', [], (_loaded, { now }) => ({ ...none, now: now as unknown }));
      const expected = { effect: 'pending', asset: 'AUD', deltaMinor: 1n } as const;
      // @ts-expect-error: nor a balance
      under('platform', [], () => ({ reply: null, effects: [expected] }));
      expect(none.effects).toEqual([]);
    });

    it("write no row that stands under a wallet's lock, nor what comes with it", async () => {
      const email = newEmail();
      const writes = under(email, [email], () => ({
        reply: null,
        effects: [
          saveRow(guessesTable, { name: email, count: 9 }),
          saveRow(walletsTable, newWallet('acct_nobody')),
        ],
      }));
      expect(await test.submitAll([writes, guess(email)])).toEqual(['internal_error', 1]);
    });

    it('are refused alone, and leave the rest of their group', async () => {
      const email = newEmail();
      const refused = under(email, [], () => {
        throw new ApiError('limit_exceeded');
      });
      const broken = under(email, [email], () => ({
        reply: null,
        effects: [insertRow(guessesTable, { name: 'taken', count: 0 })],
      }));
      await test.submitAll([
        under('platform', [], () => ({
          reply: null,
          effects: [saveRow(guessesTable, { name: 'taken', count: 0 })],
        })),
      ]);
      expect(await test.submitAll([guess(email), refused, broken, guess(email)])).toEqual([
        ...[1, 'limit_exceeded', 'internal_error', 2],
      ]);
    });

    it('wait for the next group where one before them of their lock made them need more', async () => {
      const [email, pointed] = [newEmail(), newEmail()];
      await test.submitAll([guess(pointed), guess(pointed)]);
      const order: string[] = [];
      const follow: TenantlessWrite<unknown> = {
        ...under(email, [email], (loaded) => {
          order.push('followed');
          return { reply: loaded.find(guessesTable, { name: pointed })?.count, effects: [] };
        }),
        furtherNeeds: (loaded) =>
          loaded.find(guessesTable, { name: email }) === undefined
            ? []
            : [need(guessesTable, { name: pointed })],
      };
      const behind = under(email, [], () => {
        order.push('behind');
        return { reply: null, effects: [] };
      });
      const apart = under(pointed, [], () => {
        order.push('apart');
        return { reply: null, effects: [] };
      });
      expect(await test.submitAll([guess(email), follow, behind, apart])).toEqual([1, 2, null, null]);
      expect(order).toEqual(['apart', 'followed', 'behind']);
    });
  });
});

async function take(db: Knex, writes: readonly AnyWrite<unknown>[], mode: LockMode): Promise<TakenLocks> {
  const taken: TakenLocks = { wallets: [], own: new Set() };
  await runSteps(runAllOn(db), takeLocks('postgres', askedLocks(writes), mode, taken));
  return taken;
}

describe('a lock that another process holds', () => {
  let made: TestDatabase;
  let own: Database;
  let other: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    own = openDatabase(made.url);
    other = openDatabase(made.url);
    await createGuesses(own);
    test = createTestWriteQueue(own);
  });
  afterAll(async () => {
    await own.destroy();
    await other.destroy();
    await made.remove();
  });

  const held: OwnLock = 'email:held@example.com';

  it('keeps its own writes waiting, in their order, and nobody else', async () => {
    const tenantId = await test.newTenant();
    const holder = await other.writer.transaction();
    await take(holder, [guess(held)], 'wait');
    const waiting = Array.from({ length: 20 }, () => test.writeQueue.submit(guess(held)));
    const free = [guess('email:free@example.com'), guess('mail:msg_1'), increment(tenantId)] as const;
    const first = await Promise.race([
      Promise.all(free.map((write: AnyWrite<unknown>) => test.writeQueue.submit(write))),
      delay(30_000, 'nobody was served', { ref: false }),
    ]);
    const isStillWaiting = await Promise.race([Promise.all(waiting).then(() => false), delay(50, true)]);
    await holder.rollback();
    expect(first).toEqual([1, 1, 1n]);
    expect(isStillWaiting).toBe(true);
    expect(await Promise.all(waiting)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('is waited for no longer than any lock', async () => {
    const holder = await other.writer.transaction();
    await take(holder, [guess(held)], 'wait');
    const waiter = await own.writer.transaction();
    await waiter.raw("set local lock_timeout = '50ms'");
    const failure: unknown = await take(waiter, [guess(held)], 'wait').catch((error: unknown) => error);
    await waiter.rollback();
    await holder.rollback();
    expect(classifyFailure(failure)).toBe('unavailable');
  });

  it('is let go with the transaction that took it, whatever became of that', async () => {
    const email: OwnLock = 'email:once@example.com';
    const transaction = await other.writer.transaction();
    const taken = await take(transaction, [guess(email)], 'pass');
    expect([...taken.own]).toEqual([email]);
    const another = await own.writer.transaction();
    const passedOver = await take(another, [guess(email), guess('platform')], 'pass');
    await another.rollback();
    expect([...passedOver.own]).toEqual(['platform']);
    await transaction.rollback();
    expect(await test.writeQueue.submit(guess(email))).toBe(1);
  });

  it('tells a claimed write, whose COMMIT nobody heard of, whether it happened', async () => {
    const way = await cutAtCommit(made.url);
    const database = openDatabase(way.url);
    const cut = createTestWriteQueue(database);
    const email: OwnLock = 'email:cut@example.com';
    const once: TenantlessWrite<string> = {
      ...under(email, [email], (loaded) =>
        loaded.find(guessesTable, { name: email }) === undefined
          ? { reply: 'new', effects: [insertRow(guessesTable, { name: email, count: 1 })] }
          : { reply: 'was there', effects: [] },
      ),
      claimed: true,
    };
    way.cuts = 1;
    expect(await cut.writeQueue.submit(once)).toBe('was there');
    way.cuts = 1;
    await expect(cut.writeQueue.submit(guess(email))).rejects.toMatchObject({
      code: 'service_unavailable',
      reason: 'write_queue_database',
    });
    expect(await test.writeQueue.submit(guess(email))).toBe(3);
    await database.destroy();
    await way.close();
  });
});
