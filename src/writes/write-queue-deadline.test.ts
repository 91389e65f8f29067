import type { Knex } from 'knex';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Database, WRITER_CONNECTIONS } from '../db/connection.ts';
import { runStatement } from '../db/statements/statement.ts';
import { ApiError } from '../errors/api-error.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

async function endOf(write: Promise<unknown>): Promise<unknown> {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ApiError) return { reason: error.reason, retryAfter: error.retryAfterSeconds };
    throw error;
  }
}

const DEADLINE_MS = 2_000;

/** A driver that still connects gives up by the clock that the test moves, as if the database had not answered. */
async function openConnections({ writer, dialect }: Database): Promise<void> {
  const count = dialect === 'sqlite' ? 1 : WRITER_CONNECTIONS;
  const opened = await Promise.all(Array.from({ length: count }, () => writer.transaction()));
  for (const transaction of opened) await transaction.rollback();
}

/** A write queue whose deadlines pass by a clock that only the test moves, so that no write is late because the machine is slow. */
async function writeQueueOnStillClock(
  database: Database,
  given: Parameters<typeof createTestWriteQueue>[1] = {},
): Promise<TestWriteQueue> {
  await openConnections(database);
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  return createTestWriteQueue(database, { writeDeadlineMs: DEADLINE_MS, ...given });
}

const passDeadline = (): void => void vi.advanceTimersByTime(DEADLINE_MS);

const REFUSED = { reason: 'write_queue_deadline', retryAfter: 1 };

eachDatabase((dialect, open) => {
  let release: () => Promise<unknown> = () => Promise.resolve();
  afterEach(async () => {
    await release();
    release = () => Promise.resolve();
    vi.useRealTimers();
  });

  /** Has the next group hang in the database until it is let go, as another process or a frozen disk would. */
  async function holdUp(other: Database, tenantId: string): Promise<void> {
    if (dialect === 'sqlite') {
      await other.writer.raw('begin immediate');
      release = () => other.writer.raw('rollback');
      return;
    }
    const transaction = await other.writer.transaction();
    await transaction('counters').where({ tenant_id: tenantId }).forUpdate();
    release = () => transaction.rollback();
  }

  it('what waits while a group hangs is refused at its deadline, and never happens', async () => {
    const other = await open();
    const test = await writeQueueOnStillClock(await open());
    const [hanging, waiting] = [await test.newTenant(), await test.newTenant()];
    await test.writeQueue.submit(increment(hanging));
    await holdUp(other, hanging);
    let isAnswered = false;
    const first = test.writeQueue.submit(increment(hanging)).finally(() => (isAnswered = true));
    // The first has begun by then, and its commit decides about it.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    const ends = [waiting, waiting, hanging].map((id) => endOf(test.writeQueue.submit(increment(id))));
    passDeadline();
    expect(await Promise.all(ends)).toEqual([REFUSED, REFUSED, REFUSED]);
    expect(isAnswered).toBe(false);
    expect(test.writeQueue.backlog.writes).toBe(1);
    await release();
    release = () => Promise.resolve();
    expect(await first).toBe(2n);
    await test.writeQueue.idle();
    expect(await countIncrements(test.database.reader, waiting)).toBe(0n);
    expect(await countIncrements(test.database.reader, hanging)).toBe(2n);
    expect(await test.writeQueue.submit(increment(waiting))).toBe(1n);
    expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
    expect(test.faults).toEqual([]);
  });

  it('what is to be tried again after its deadline is refused instead', async () => {
    let attempts = 0;
    const conflict = Object.assign(new Error('a conflict'), { code: '40001' });
    const test = await writeQueueOnStillClock(await open(), {
      clock: () => {
        attempts += 1;
        if (attempts === 1) return 0;
        passDeadline();
        throw conflict;
      },
    });
    const tenantId = await test.newTenant();
    expect(await endOf(test.writeQueue.submit(increment(tenantId)))).toEqual(REFUSED);
    await test.writeQueue.idle();
    expect(attempts).toBe(2);
    expect(await countIncrements(test.database.reader, tenantId)).toBe(0n);
  });

  if (dialect !== 'postgres') return;

  describe('of tenants whose wallets another process holds', () => {
    async function holdWallets(other: Database, tenantIds: readonly string[]): Promise<void> {
      const holder: Knex.Transaction = await other.writer.transaction();
      await holder('wallets').whereIn('tenant_id', tenantIds).forUpdate();
      release = () => holder.rollback();
    }

    /** How many connections wait for a lock. */
    async function countWaiting({ reader }: Database): Promise<number> {
      const sql = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return (await runStatement(reader, sql, [])).length;
    }

    it('the writes behind those that queue in the database are refused at their deadline', async () => {
      const other = await open();
      const test = await writeQueueOnStillClock(await open());
      const [held, free] = [await test.newTenant(), await test.newTenant()];
      await holdWallets(other, [held]);
      const first = endOf(test.writeQueue.submit(increment(held)));
      // Once another has been served in a group after it, the first queues in the database.
      for (let turn = 0; turn < 2; turn += 1) await test.writeQueue.submit(increment(free));
      const second = endOf(test.writeQueue.submit(increment(held)));
      passDeadline();
      expect(await second).toEqual(REFUSED);
      await release();
      release = () => Promise.resolve();
      expect(await first).toBe(1n);
      await test.writeQueue.idle();
      expect(await countIncrements(test.database.reader, held)).toBe(1n);
    });

    it('those for whom no connection is left are refused at their deadline', async () => {
      const other = await open();
      const test = await writeQueueOnStillClock(await open());
      const held: string[] = [];
      for (let count = 0; count < 7; count += 1) held.push(await test.newTenant());
      await holdWallets(other, held);
      const ends = held.map((tenantId) => endOf(test.writeQueue.submit(increment(tenantId))));
      const refused: unknown[] = [];
      for (const end of ends) void end.then((value) => refused.push(value));
      while ((await countWaiting(other)) < 4) expect(refused).toEqual([]);
      passDeadline();
      await Promise.all(ends.slice(4));
      expect(refused).toEqual([REFUSED, REFUSED, REFUSED]);
      expect(test.writeQueue.backlog.writes).toBe(4);
      await release();
      release = () => Promise.resolve();
      expect(await Promise.all(ends)).toEqual([1n, 1n, 1n, 1n, REFUSED, REFUSED, REFUSED]);
      await test.writeQueue.idle();
      expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
    });
  });
});
