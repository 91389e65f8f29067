import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { alarmsTable, type Alarm } from '../outbox/alarm.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testHealth } from '../testing/worlds/test-worker.ts';
import type { WorkerHealth } from './worker-health.ts';
import { WorkerWatch, type Neglect } from './watch.ts';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let opened: Alarm[];
  let elapsed: number;

  beforeAll(async () => {
    database = await open();
  });
  beforeEach(async () => {
    opened = [];
    elapsed = 0;
    test = createTestWriteQueue(database, { onAlarm: (alarm) => void opened.push(alarm) });
    test.clock.now = 1_700_000_000_000;
    await database.writer('alarms').del();
  });

  interface Process {
    readonly health: WorkerHealth;
    readonly watch: WorkerWatch;
    readonly fails: (isFailing: boolean) => void;
  }

  function startProcess(
    neglects: readonly Neglect[] = [],
    submit = test.writeQueue.submit.bind(test.writeQueue),
  ): Process {
    const health = testHealth(test.faults);
    const watch = new WorkerWatch({
      database,
      writeQueue: { submit },
      clock: () => test.clock.now ?? undefined,
      health,
      neglects,
      flushFaults: () => undefined,
      onFault: (error) => void test.faults.push(error),
      now: () => elapsed,
    });
    const fails = (isFailing: boolean): void => {
      health.neglects('mail', isFailing);
      health.look();
    };
    return { health, watch, fails };
  }

  async function pass(seconds: number, ...processes: readonly Process[]): Promise<void> {
    for (let each = 0; each < seconds; each += 1) {
      elapsed += 1_000;
      test.clock.now = (test.clock.now ?? 0) + 1_000;
      for (const { watch } of processes) await watch.round();
    }
  }

  const alarms = async (): Promise<Alarm[]> =>
    selectMatching(database.reader, alarmsTable, [{ kind: 'worker_failing' }]);
  const states = async (): Promise<unknown> =>
    (await alarms()).map(({ subject, clearedAt }) => [subject, clearedAt === null ? 'open' : 'over']);

  describe('a worker that fails', () => {
    it('is one alarm, which says why, and which is over when it fails no longer', async () => {
      const one = startProcess();
      one.fails(true);
      await pass(25, one);
      expect(opened).toHaveLength(1);
      const [alarm] = await alarms();
      expect(alarm).toMatchObject({ subject: 'mail', tenantId: null, facts: { code: 'backlog' }, count: 3 });
      one.fails(false);
      await pass(20, one);
      expect(await states()).toEqual([['mail', 'open']]);
      await pass(30, one);
      expect(await states()).toEqual([['mail', 'over']]);
    });

    it('in one process stays an alarm beside another that is well', async () => {
      const [ill, well] = [startProcess(), startProcess()];
      ill.fails(true);
      await pass(90, ill, well);
      expect([await states(), opened.length]).toEqual([[['mail', 'open']], 1]);
    });

    it('in a process that has died is over for the others', async () => {
      const [dead, well] = [startProcess(), startProcess()];
      dead.fails(true);
      await pass(5, dead, well);
      await pass(60, well);
      expect(await states()).toEqual([['mail', 'over']]);
    });

    it('while nothing could be written is reported afterwards', async () => {
      let isOut = true;
      const submit: TestWriteQueue['writeQueue']['submit'] = (write) =>
        isOut ? Promise.reject(new Error('no database')) : test.writeQueue.submit(write);
      const one = startProcess([], submit);
      one.fails(true);
      await expect(one.watch.round()).rejects.toThrow('no database');
      one.fails(false);
      isOut = false;
      await pass(1, one);
      expect(await states()).toEqual([['mail', 'open']]);
    });

    it('leaves work lying where somebody who asks finds some, and a question that fails keeps no other', async () => {
      let found = new Set<'mail'>(['mail']);
      const broken: Neglect = {
        everyMs: 5_000,
        workers: ['orders'],
        find: () => Promise.reject(new Error('no')),
      };
      const asking: Neglect = { everyMs: 5_000, workers: ['mail'], find: () => Promise.resolve(found) };
      const one = startProcess([broken, asking]);
      await pass(1, one);
      one.health.look();
      expect([...one.health.failing]).toEqual([['mail', 'backlog']]);
      expect(test.faults.splice(0)).toHaveLength(1);
      found = new Set();
      await pass(6, one);
      one.health.look();
      expect([...one.health.failing]).toEqual([]);
      test.faults.splice(0);
    });
  });
});
