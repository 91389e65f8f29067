import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/connection.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

describe('tenants whose wallets another process holds', () => {
  let made: TestDatabase;
  let own: Database;
  let other: Database;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    own = openDatabase(made.url);
    other = openDatabase(made.url);
  });
  afterAll(async () => {
    await own.destroy();
    await other.destroy();
    await made.remove();
  });

  it('wait, be they ever so many, while everybody else is served', async () => {
    const { writeQueue, newTenant } = createTestWriteQueue(own);
    const held: string[] = [];
    for (let count = 0; count < 12; count += 1) held.push(await newTenant());
    const free = await newTenant();

    const holder = await other.writer.transaction();
    await holder('wallets').whereIn('tenant_id', held).forUpdate();
    const order: string[] = [];
    const submit = async (tenantId: string): Promise<unknown> => {
      const reply = await writeQueue.submit(increment(tenantId));
      order.push(tenantId);
      return reply;
    };
    const waiting = held.map(submit);
    await delay(200);
    // No write gets past a held wallet before its release, so this one is served while the others wait.
    expect(await submit(free)).toBe(1n);
    expect(order).toEqual([free]);
    await holder.rollback();

    expect(await Promise.all(waiting)).toEqual(held.map(() => 1n));
    await writeQueue.idle();
  });

  it('are decided at the moment at which they were let go, never at one before the wait', async () => {
    const { writeQueue, clock, newTenant } = createTestWriteQueue(own);
    const before = Date.UTC(2026, 2, 4);
    const after = before + 60_000;
    clock.now = before;
    const tenantId = await newTenant();

    const holder = await other.writer.transaction();
    await holder('wallets').where({ tenant_id: tenantId }).forUpdate();
    const waiting = writeQueue.submit(
      probeWrite(tenantId, { decide: (_loaded, { now }) => ({ reply: now }) }),
    );
    await delay(200);
    clock.now = after;
    await holder.rollback();

    expect(await waiting).toBe(after);
    await writeQueue.idle();
  });

  it('do not overtake one another, though some of their writes were in the queue when they were set aside', async () => {
    const { writeQueue, newTenant } = createTestWriteQueue(own);
    const [held, free] = [await newTenant(), await newTenant()];
    const holder = await other.writer.transaction();
    await holder('wallets').where({ tenant_id: held }).forUpdate();

    const replies: Promise<bigint>[] = Array.from({ length: 200 }, () => writeQueue.submit(increment(held)));
    // One more comes after the first group was set aside, and before those left in the queue have had a turn.
    await writeQueue.submit(
      probeWrite(free, {
        decide: () => {
          replies.push(writeQueue.submit(increment(held)));
          return {};
        },
      }),
    );
    await holder.rollback();
    expect(await Promise.all(replies)).toEqual(Array.from({ length: 201 }, (_, index) => BigInt(index + 1)));
    await writeQueue.idle();
  });

  it('take turns with the connections on which they wait, and all are served in time', async () => {
    const { writeQueue, newTenant, faults } = createTestWriteQueue(own);
    const held: string[] = [];
    for (let count = 0; count < 9; count += 1) held.push(await newTenant());
    const over = new AbortController();
    // Another process that holds all their wallets again and again.
    const holding = (async () => {
      while (!over.signal.aborted) {
        const holder = await other.writer.transaction();
        await holder('wallets').whereIn('tenant_id', held).orderBy('tenant_id').forUpdate();
        await delay(20);
        await holder.rollback();
      }
    })();
    const replies = held.map((tenantId) =>
      Promise.all(Array.from({ length: 300 }, () => writeQueue.submit(increment(tenantId)))),
    );
    for (const each of await Promise.all(replies)) {
      expect(each).toEqual(Array.from({ length: 300 }, (_, index) => BigInt(index + 1)));
    }
    over.abort();
    await holding;
    expect(faults).toEqual([]);
    await writeQueue.idle();
    expect(writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
  });
});
