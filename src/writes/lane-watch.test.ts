import { expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { increment } from '../testing/worlds/increment.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import type { GroupFigures, LaneRefusal, LaneWatch } from './watch.ts';

/** Keeps what a lane tells. */
class KeepingWatch implements LaneWatch {
  begun = 0;
  groups: GroupFigures[] = [];
  refusals: LaneRefusal[] = [];

  deciding(): void {
    this.begun += 1;
  }

  groupEnded(group: GroupFigures): void {
    this.groups.push(group);
  }

  refused(reason: LaneRefusal): void {
    this.refusals.push(reason);
  }
}

eachDatabase((_dialect, open) => {
  async function watched(database: Database): Promise<[TestLane, KeepingWatch, string]> {
    const watch = new KeepingWatch();
    const test = createTestLane(database, { watch });
    const tenantId = await test.newTenant();
    watch.groups = [];
    watch.begun = 0;
    return [test, watch, tenantId];
  }

  it('a group tells how long each of its writes has waited, what it took, and what of it was COMMIT', async () => {
    const [test, watch, tenantId] = await watched(await open());
    await Promise.all(Array.from({ length: 20 }, () => test.lane.submit(increment(tenantId))));
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
    await test.lane.submit(probeWrite(tenantId, { decide: () => ({}) }));
    expect(watch.groups.map(({ waitedMs, commitMs }) => [waitedMs.length, commitMs])).toEqual([[1, null]]);
  });

  it('a write that finds no room is told as such', async () => {
    const [test, watch, tenantId] = await watched(await open());
    const ends = await Promise.allSettled(
      Array.from({ length: 1_030 }, () => test.lane.submit(increment(tenantId))),
    );
    expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(6);
    expect(watch.refusals).toEqual(Array.from({ length: 6 }, () => 'no_room'));
  });

  it('a write that waits too long is told as such', async () => {
    const [test, watch, tenantId] = await watched(await open());
    const late = createTestLane(test.database, { watch, writeDeadlineMs: 0 });
    await expect(late.lane.submit(increment(tenantId))).rejects.toThrow();
    expect([watch.refusals, watch.groups]).toEqual([['deadline'], []]);
  });

  it('a write that the database fails is told as such', async () => {
    const database = await open();
    const [test, watch, tenantId] = await watched(database);
    database.watch.found({ kind: 'unreachable', reason: 'for the test' });
    await expect(test.lane.submit(increment(tenantId))).rejects.toThrow();
    database.watch.over('unreachable');
    expect([watch.refusals, watch.groups]).toEqual([['database'], []]);
  });
});
