import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { testRequest } from '../testing/worlds/test-request.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

const MIB = 1024 * 1024;

/** The most that a tenant's share of a group ever is while others are about. */
const LARGEST_SHARE = 32;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  /** Submits increments in one turn of the event loop, and keeps the order in which they are answered. */
  function submitAll(tenantIds: readonly string[], order: string[], bodyBytes = 0): Promise<unknown>[] {
    return tenantIds.map(async (tenantId) => {
      try {
        await test.writeQueue.submit({ ...increment(tenantId), request: testRequest() }, { bodyBytes });
        order.push(tenantId);
        return 'done';
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        expect(error.retryAfterSeconds).toBeGreaterThanOrEqual(1);
        return error.reason ?? error.code;
      }
    });
  }

  const times = (count: number, tenantId: string): string[] => Array.from({ length: count }, () => tenantId);

  describe('a tenant that floods', () => {
    it('keeps another waiting for one group at most, and for a few writes of the next', async () => {
      const [flooding, other] = [await test.newTenant(), await test.newTenant()];
      const order: string[] = [];
      const flood = submitAll(times(1_000, flooding), order);
      await flood[0];
      const before = order.length;
      await Promise.all(submitAll([other], order));
      // The group that was under way, and what the next took beside the other's write.
      expect(order.indexOf(other)).toBeLessThanOrEqual(before + 128 + LARGEST_SHARE);
      await Promise.all(flood);
    });

    it('keeps one who pays again and again waiting for a few writes each time, be there never so many', async () => {
      const [flooding, other] = [await test.newTenant(), await test.newTenant()];
      const order: string[] = [];
      const flood = submitAll(times(1_000, flooding), order);
      await Promise.all(submitAll([other], order));
      const waits: number[] = [];
      for (let turn = 0; turn < 10; turn += 1) {
        const before = order.length;
        await Promise.all(submitAll([other], order));
        waits.push(order.lastIndexOf(other) - before);
      }
      expect(order.length).toBeLessThan(1_000);
      // A share of the group that was under way, and a share of the other's own.
      expect(Math.max(...waits)).toBeLessThanOrEqual(2 * LARGEST_SHARE);
      await Promise.all(flood);
    });

    it('is refused beyond 1,024 writes, while another is taken', async () => {
      const [flooding, other] = [await test.newTenant(), await test.newTenant()];
      const ends = submitAll([...times(1_025, flooding), other], []);
      expect(test.writeQueue.backlog.writes).toBe(1_025);
      expect(await Promise.all(ends)).toEqual([...times(1_024, 'done'), 'write_queue_no_room', 'done']);
      expect(await countIncrements(database.reader, flooding)).toBe(1_024n);
      expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
    });

    it('is refused beyond 8 MiB, and what was refused is taken when there is room', async () => {
      const [flooding, other] = [await test.newTenant(), await test.newTenant()];
      const ends = [
        ...submitAll(times(8, flooding), [], MIB - 4 * 1024),
        ...submitAll([flooding], [], 0),
        ...submitAll([other], [], MIB),
      ];
      expect(await Promise.all(ends)).toEqual([...times(8, 'done'), 'write_queue_no_room', 'done']);
      expect(await countIncrements(database.reader, flooding)).toBe(8n);
      expect(await Promise.all(submitAll([flooding], [], MIB))).toEqual(['done']);
      expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
    });
  });

  it('beyond 64 MiB of all tenants together everybody is refused, and afterwards nobody', async () => {
    const tenants: string[] = [];
    for (let count = 0; count < 10; count += 1) tenants.push(await test.newTenant());
    const last = tenants.at(-1) ?? '';
    const ends = tenants.slice(0, 8).map((tenantId) => submitAll(times(8, tenantId), [], MIB - 4 * 1024));
    ends.push(submitAll([last], []));
    expect((await Promise.all(ends.flat())).filter((end) => end !== 'done')).toEqual(['write_queue_no_room']);
    expect(await Promise.all(submitAll([last], []))).toEqual(['done']);
    expect(test.writeQueue.backlog).toEqual({ writes: 0, bytes: 0 });
  });
});
