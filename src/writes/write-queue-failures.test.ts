import type { Knex } from 'knex';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemClock } from '../calendar/clock.ts';
import { type Database, WRITER_CONNECTIONS, openDatabase } from '../db/connection.ts';
import { insertRow, saveRow } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import { type Balance, balancesTable, newBalance } from '../ledger/wallet.ts';
import { providerReportsTable } from '../provider-seam/inbox/report-table.ts';
import { type CutAtCommit, cutAtCommit } from '../testing/databases/cut-at-commit.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { TEST_KEY } from '../testing/worlds/test-key.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { type Write, need } from './write.ts';

async function codeOf(write: Promise<unknown>): Promise<unknown> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ApiError)
      return `${error.reason ?? error.code}, again after ${String(error.retryAfterSeconds)}`;
    throw error;
  }
}

const UNAVAILABLE = 'write_queue_database, again after 1';

/** A row that the database itself refuses. */
function impossibleBalance(tenantId: string): Balance {
  return { ...newBalance(tenantId, 'AUD'), reservedMinor: -1n };
}

/** Makes each connection know other names than its client thinks, as a pooler does that knows nothing of them. */
async function mixNames(writer: Knex): Promise<void> {
  const opened = await Promise.all(Array.from({ length: WRITER_CONNECTIONS }, () => writer.transaction()));
  const names = new Set<string>();
  for (const transaction of opened) {
    const { rows } = await transaction.raw<{ rows: { name: string }[] }>(
      'select name from pg_prepared_statements',
    );
    for (const { name } of rows) names.add(name);
    await transaction.raw('deallocate all');
  }
  expect(names.size).toBeGreaterThan(0);
  for (const [index, transaction] of opened.entries()) {
    if (index > 0) for (const name of names) await transaction.raw(`prepare "${name}" as select 1`);
    await transaction.commit();
  }
}

eachDatabase((dialect, open) => {
  it.runIf(dialect === 'postgres')(
    'refuses no write if a pooler hands on connections with names of statements',
    async () => {
      const database = await open();
      const test = createTestWriteQueue(database);
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(increment(tenantId));
      await mixNames(database.writer);
      expect(await codeOf(test.writeQueue.submit(increment(tenantId)))).toBe(2n);
      expect(test.faults).toEqual([]);
    },
  );

  it('halves a group in which one write is broken until that is found, and all others happen in their order', async () => {
    let attempts = 0;
    const clock = (): number => {
      attempts += 1;
      return systemClock();
    };
    const test = createTestWriteQueue(await open(), { clock });
    const tenantId = await test.newTenant();
    const broken = probeWrite(tenantId, {
      decide: () => ({ effects: [saveRow(balancesTable, impossibleBalance(tenantId))] }),
    });
    await test.writeQueue.submit(increment(tenantId));
    attempts = 0;
    const ends = await Promise.all(
      Array.from({ length: 128 }, (_, index) =>
        codeOf(test.writeQueue.submit<unknown>(index === 77 ? broken : increment(tenantId))),
      ),
    );
    expect(ends[77]).toBe('internal_error, again after undefined');
    expect(ends.toSpliced(77, 1)).toEqual(Array.from({ length: 127 }, (_, index) => BigInt(index + 2)));
    // The whole, and two halves of each of the seven sizes below it.
    expect(attempts).toBe(15);
    expect(test.faults).toHaveLength(1);
    expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
  });

  it('answers its writes and goes on when one who listens to its commits throws', async () => {
    const test = createTestWriteQueue(await open());
    const tenantId = await test.newTenant();
    const fault = new Error('a bug of the listener');
    test.writeQueue.onCommit(() => {
      throw fault;
    });
    let heard = 0;
    test.writeQueue.onCommit(() => (heard += 1));
    expect(await test.writeQueue.submit(increment(tenantId))).toBe(1n);
    expect(await test.writeQueue.submit(increment(tenantId))).toBe(2n);
    await test.writeQueue.idle();
    expect(test.faults).toEqual([fault, fault]);
    expect(heard).toBe(2);
  });

  it('has a write for a tenant that nobody knows hurt no other group', async () => {
    const test = createTestWriteQueue(await open());
    const tenantId = await test.newTenant();
    const nobody = codeOf(test.writeQueue.submit(increment('acct_nobody')));
    // Groups follow one another at once: what went wrong with the first would meet the second.
    const ends = Array.from({ length: 500 }, () => codeOf(test.writeQueue.submit(increment(tenantId))));
    expect(await Promise.all(ends)).toEqual(Array.from({ length: 500 }, (_, index) => BigInt(index + 1)));
    expect(await nobody).toBe('internal_error, again after undefined');
    expect(test.faults).toEqual([]);
  });

  if (dialect !== 'sqlite') return;

  describe('a file that another process writes to', () => {
    let other: Database;
    let isHeld = false;
    const release = async (): Promise<void> => {
      if (isHeld) await other.writer.raw('rollback');
      isHeld = false;
    };
    afterEach(release);

    it('is waited for', async () => {
      const test = createTestWriteQueue(await open());
      const tenantId = await test.newTenant();
      other = await open();
      await other.writer.raw('begin immediate');
      isHeld = true;
      const write = test.writeQueue.submit(increment(tenantId));
      expect(await Promise.race([write, countIncrements(other.reader, tenantId)])).toBe(0n);
      await release();
      expect(await write).toBe(1n);
    });

    it.each([
      [1, 1n],
      [2, 1n],
      [3, UNAVAILABLE],
    ])('and is still held after %i attempts: %s', async (attempts, end) => {
      let tried = 1;
      const test: TestWriteQueue = createTestWriteQueue(await open(), {
        random: () => {
          if (tried === attempts) void release();
          tried += 1;
          // A longer pause than any in earnest, so that the release is through before the next attempt.
          return 5;
        },
      });
      const tenantId = await test.newTenant();
      // Far below the pause between two attempts, so that each of them is refused at once while the file is held.
      await test.database.writer.raw('pragma busy_timeout = 1');
      other = await open();
      await other.writer.raw('begin immediate');
      isHeld = true;
      expect(await codeOf(test.writeQueue.submit(increment(tenantId)))).toBe(end);
      await release();
      expect(await countIncrements(test.database.reader, tenantId)).toBe(end === 1n ? 1n : 0n);
      expect(await codeOf(test.writeQueue.submit(increment(tenantId)))).toBe(end === 1n ? 2n : 1n);
    });
  });
});

describe('PostgreSQL', () => {
  let made: TestDatabase;
  let database: Database;
  let other: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    database = openDatabase(made.url);
    other = openDatabase(made.url);
    test = createTestWriteQueue(database);
  });

  afterAll(async () => {
    await Promise.all([database.destroy(), other.destroy()]);
    await made.remove();
  });

  /** A transaction of another process that holds what it is told to. */
  async function hold(statement: string, tenantId: string): Promise<Knex.Transaction> {
    const transaction = await other.writer.transaction();
    await transaction.raw(statement, [tenantId]);
    return transaction;
  }

  async function untilWaiting(): Promise<void> {
    const waiting = `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(
      async () => {
        const result: { rows: object[] } = await other.reader.raw(waiting);
        expect(result.rows).toEqual([{ count: 1 }]);
      },
      { interval: 5 },
    );
  }

  const WALLET = 'select 1 from wallets where tenant_id = ? for update';
  const COUNTER = 'select 1 from counters where tenant_id = ? for update';

  it('that cannot be reached is told to callers as unavailable', async () => {
    const nowhere = openDatabase('postgres://nobody:secret@127.0.0.1:1/none');
    const faults: unknown[] = [];
    const { writeQueue } = createTestWriteQueue(nowhere, { onFault: (error) => void faults.push(error) });
    expect(await codeOf(writeQueue.submit(increment('acct_1')))).toBe(UNAVAILABLE);
    expect(faults).toHaveLength(1);
    await nowhere.destroy();
  });

  it('passes over a tenant whose wallet another process holds, and writes for the others meanwhile', async () => {
    const [held, free] = [await test.newTenant(), await test.newTenant()];
    const transaction = await hold(WALLET, held);
    const first = test.writeQueue.submit(increment(held));
    expect(await test.writeQueue.submit(increment(free))).toBe(1n);
    const second = test.writeQueue.submit(increment(held));
    expect(await test.writeQueue.submit(increment(free))).toBe(2n);
    await untilWaiting();
    expect(await countIncrements(other.reader, held)).toBe(0n);
    await transaction.rollback();
    expect(await Promise.all([first, second])).toEqual([1n, 2n]);
    expect(await test.writeQueue.submit(increment(held))).toBe(3n);
  });

  /** Answers whether the statement was given up for a deadlock. */
  async function isGivenUp(transaction: Knex.Transaction, tenantId: string): Promise<boolean> {
    return transaction.raw(WALLET, [tenantId]).then(
      () => false,
      (error: unknown) => error instanceof Error && 'code' in error && error.code === '40P01',
    );
  }

  it('that breaks a deadlock at the cost of a group has the group run again', async () => {
    const tenantId = await test.newTenant();
    let count = await test.writeQueue.submit(increment(tenantId));
    let pauses = 0;
    const deadlocked = createTestWriteQueue(database, { random: () => (pauses += 1) });
    // PostgreSQL gives up the one that has waited for a second and meets a deadlock then: the group, unless this process was
    // held up for that second between the two waits.
    for (let isOther = true; isOther;) {
      const transaction = await hold(COUNTER, tenantId);
      const write = deadlocked.writeQueue.submit(increment(tenantId));
      await untilWaiting();
      // Each now holds what the other waits for.
      isOther = await isGivenUp(transaction, tenantId);
      await transaction.rollback();
      count += 1n;
      expect(await write).toBe(count);
      expect(pauses).toBe(isOther ? 0 : 1);
    }
    expect(deadlocked.faults).toEqual([]);
  });

  it('that cuts a group off before its commit leaves nothing of it, and the write queue goes on', async () => {
    const tenantId = await test.newTenant();
    await test.writeQueue.submit(increment(tenantId));
    const transaction = await hold(COUNTER, tenantId);
    const write = codeOf(test.writeQueue.submit(increment(tenantId)));
    await untilWaiting();
    await other.writer.raw(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(await write).toBe(UNAVAILABLE);
    await transaction.rollback();
    expect(await test.writeQueue.submit(increment(tenantId))).toBe(2n);
  });
});

describe('a COMMIT of which nobody hears', () => {
  let made: TestDatabase;
  let way: CutAtCommit;
  let direct: Database;
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    way = await cutAtCommit(made.url);
    direct = openDatabase(made.url);
    database = openDatabase(way.url);
    test = createTestWriteQueue(database);
  });

  afterAll(async () => {
    await Promise.all([database.destroy(), direct.destroy()]);
    await way.close();
    await made.remove();
  });

  /** An increment that a claim row keeps from happening twice. */
  function claimedIncrement(tenantId: string, eventId: string): Write<string> {
    const plain = increment(tenantId);
    const key = { tenantId, provider: 'bank', adapter: 'probe', eventId } as const;
    return {
      tenantId,
      actor: TEST_KEY,
      claimed: true,
      needs: (head, now) => [...plain.needs(head, now), need(providerReportsTable, key)],
      decide: (loaded, context) => {
        if (loaded.find(providerReportsTable, key) !== undefined) return { reply: 'was there', effects: [] };
        const report = { says: 'settled' } as const;
        const claim = { ...key, subjectId: 'x', report, outcome: 'applied' as const, receivedAt: 0 };
        const { effects } = plain.decide(loaded, context);
        return { reply: 'done', effects: [...effects, insertRow(providerReportsTable, claim)] };
      },
    };
  }

  it('and that had happened is found by its claim', async () => {
    const tenantId = await test.newTenant();
    way.cuts = 1;
    const ends = ['a', 'b'].map((eventId) => test.writeQueue.submit(claimedIncrement(tenantId, eventId)));
    expect(await Promise.all(ends)).toEqual(['was there', 'was there']);
    expect(await countIncrements(direct.reader, tenantId)).toBe(2n);
  });

  it('is told as unavailable where no claim could show what became of it, and is not tried again', async () => {
    const tenantId = await test.newTenant();
    way.cuts = 1;
    const ends = [
      codeOf(test.writeQueue.submit(increment(tenantId))),
      codeOf(test.writeQueue.submit(increment(tenantId))),
    ];
    expect(await Promise.all(ends)).toEqual([UNAVAILABLE, UNAVAILABLE]);
    expect(await countIncrements(direct.reader, tenantId)).toBe(2n);
    expect(await test.writeQueue.submit(increment(tenantId))).toBe(3n);
  });
});
