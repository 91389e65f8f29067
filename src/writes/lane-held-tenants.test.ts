import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../db/connection.ts';
import { increment } from '../testing/increment.ts';
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
});
