import { expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import type { GroupFigures, WriteQueueRefusal, WriteQueueWatch } from './watch.ts';

/** Keeps what a write queue tells. */
class KeepingWatch implements WriteQueueWatch {
  begun = 0;
  groups: GroupFigures[] = [];
  refusals: WriteQueueRefusal[] = [];

  deciding(): void {
    this.begun += 1;
  }

  groupEnded(group: GroupFigures): void {
    this.groups.push(group);
  }

  refused(reason: WriteQueueRefusal): void {
    this.refusals.push(reason);
  }
}

eachDatabase((_dialect, open) => {
  async function watched(database: Database): Promise<[TestWriteQueue, KeepingWatch, string]> {
    const watch = new KeepingWatch();
    const test = createTestWriteQueue(database, { watch });
    const tenantId = await test.newTenant();
    watch.groups = [];
    watch.begun = 0;
    return [test, watch, tenantId];
  }

  it('a group tells how long each of its writes has waited, what it took, and what of it was COMMIT', async () => {
    const [test, watch, tenantId] = await watched(await open());
    await Promise.all(Array.from({ length: 20 }, () => test.writeQueue.submit(increment(tenantId))));
    const { groups } = watch;
    expect(groups.flatMap(({ waitedMs }) => waitedMs)).toHaveLength(20);
    expect(groups.length).toBeLessThan(20);
    expect(watch.begun).toBe(groups.length);
    for (const { waitedMs, ms, commitMs } of groups) {
      for (const each of waitedMs) expect(each).toBeGreaterThanOrEqual(0);
      expect(commitMs).toBeGreaterThan(0);
      expect(ms).toBeGreaterThan(commitMs!);
    }
    expect(watch.refusals).toEqual([]);
  });

  it('a group that changes nothing has no COMMIT', async () => {
    const [test, watch, tenantId] = await watched(await open());
    await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({}) }));
    expect(watch.groups.map(({ waitedMs, commitMs }) => [waitedMs.length, commitMs])).toEqual([[1, null]]);
  });

  it('a write that finds no room is told as such', async () => {
    const [test, watch, tenantId] = await watched(await open());
    const ends = await Promise.allSettled(
      Array.from({ length: 1_030 }, () => test.writeQueue.submit(increment(tenantId))),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(watch.refusals).toEqual(Array.from({ length: 6 }, () => 'no_room'));
  });

  it('a write that waits too long is told as such', async () => {
    const [test, watch, tenantId] = await watched(await open());
    const late = createTestWriteQueue(test.database, { watch, writeDeadlineMs: 0 });
    await expect(late.writeQueue.submit(increment(tenantId))).rejects.toThrow();
    expect([watch.refusals, watch.groups]).toEqual([['deadline'], []]);
  });

  it('a write that the database fails is told as such', async () => {
    const database = await open();
    const [test, watch, tenantId] = await watched(database);
    database.watch.found({ kind: 'unreachable', reason: 'for the test' });
    await expect(test.writeQueue.submit(increment(tenantId))).rejects.toThrow();
    database.watch.over('unreachable');
    expect([watch.refusals, watch.groups]).toEqual([['database'], []]);
  });
});
