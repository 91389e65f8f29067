import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../db/connection.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';

describe('groups of processes that share a database', () => {
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

  /** A write queue of such a process, and the sizes of its groups. */
  function sharing(database: Database, patientMs?: number): TestWriteQueue & { readonly sizes: number[] } {
    const sizes: number[] = [];
    const watch = {
      deciding: () => undefined,
      groupEnded: ({ waitedMs }: { readonly waitedMs: readonly number[] }) =>
        void sizes.push(waitedMs.length),
      refused: () => undefined,
    };
    return { ...createTestWriteQueue(database, { isShared: () => true, watch, patientMs }), sizes };
  }

  async function newTenants(test: TestWriteQueue, count: number): Promise<string[]> {
    const tenants: string[] = [];
    while (tenants.length < count) tenants.push(await test.newTenant());
    return tenants;
  }

  async function hold(tenants: readonly string[]): Promise<() => Promise<void>> {
    const holder = await other.writer.transaction();
    await holder('wallets').whereIn('tenant_id', tenants).forUpdate();
    return async () => {
      await holder.rollback();
    };
  }

  /** Until a statement waits for a lock. */
  async function untilSomeWait(): Promise<void> {
    const asked = `select 1 from pg_locks where not granted`;
    while ((await other.reader.raw<{ rows: unknown[] }>(asked)).rows.length === 0) await delay(5);
  }

  it('wait for one another for a moment, and stay whole', async () => {
    const test = sharing(own, 3_000);
    const tenants = await newTenants(test, 6);
    test.sizes.length = 0;
    const release = await hold(tenants.slice(0, 3));
    const replies = test.submitAll(tenants.map((tenantId) => increment(tenantId)));
    await untilSomeWait();
    await release();
    expect(await replies).toEqual(tenants.map(() => 1n));
    expect(test.sizes).toEqual([6]);
    expect(test.faults).toEqual([]);
  });

  it('leave tenants that are held for longer to wait by themselves, and serve the others', async () => {
    const test = sharing(own);
    const tenants = await newTenants(test, 12);
    const [free] = await newTenants(test, 1);
    const release = await hold(tenants);
    const order: string[] = [];
    const submit = async (tenantId: string): Promise<unknown> => {
      const reply = await test.writeQueue.submit(increment(tenantId));
      order.push(tenantId);
      return reply;
    };
    const waiting = tenants.map(submit);
    expect(await submit(free ?? '')).toBe(1n);
    expect(await submit(free ?? '')).toBe(2n);
    expect(order).toEqual([free, free]);
    await release();
    expect(await Promise.all(waiting)).toEqual(tenants.map(() => 1n));
    await test.writeQueue.idle();
    expect(test.faults).toEqual([]);
  });

  it('of the same tenants lose nothing and never wait for each other in a circle', async () => {
    const [one, two] = [sharing(own), sharing(other)];
    const tenants = await newTenants(one, 20);
    const rounds = Array.from({ length: 20 }, (_, round) => round);
    const writes = async (test: TestWriteQueue): Promise<void> => {
      for (const round of rounds) {
        const turned = [...tenants.slice(round), ...tenants.slice(0, round)];
        await test.submitAll(turned.map((tenantId) => increment(tenantId)));
        await delay(1);
      }
    };
    await Promise.all([writes(one), writes(two)]);
    for (const tenantId of tenants) expect(await countIncrements(own.reader, tenantId)).toBe(40n);
    expect([...one.faults, ...two.faults]).toEqual([]);
  });
});
