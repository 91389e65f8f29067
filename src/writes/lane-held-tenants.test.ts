import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { increment } from '../testing/increment.ts';
import { probeWrite } from '../testing/probe-write.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createTestLane } from '../testing/test-lane.ts';

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
    const { lane, newTenant } = createTestLane(own);
    const held: string[] = [];
    for (let count = 0; count < 12; count += 1) held.push(await newTenant());
    const free = await newTenant();

    const holder = await other.writer.transaction();
    await holder('wallets').whereIn('tenant_id', held).forUpdate();
    const waiting = held.map((tenantId) => lane.submit(increment(tenantId)));
    await delay(200);
    const first = await Promise.race([lane.submit(increment(free)), delay(1_000, 'nobody was served')]);
    await holder.rollback();

    expect(first).toBe(1n);
    expect(await Promise.all(waiting)).toEqual(held.map(() => 1n));
    await lane.idle();
  });

  it('are decided at the moment at which they were let go, never at one before the wait', async () => {
    const { lane, clock, newTenant } = createTestLane(own);
    const tenantId = await newTenant();
    const before = Date.UTC(2026, 2, 4);
    const after = before + 60_000;
    clock.now = before;

    const holder = await other.writer.transaction();
    await holder('wallets').where({ tenant_id: tenantId }).forUpdate();
    const waiting = lane.submit(probeWrite(tenantId, { decide: (_loaded, { now }) => ({ reply: now }) }));
    await delay(200);
    clock.now = after;
    await holder.rollback();

    expect(await waiting).toBe(after);
    await lane.idle();
  });
});
