import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/rows.ts';
import { newId } from '../ids.ts';
import { alarmsTable } from '../outbox/alarm.ts';
import type { Holding } from '../providers/provider.ts';
import { takeEntries } from '../providers/reconciliation/provider-entry.ts';
import { reconciliationsTable } from '../providers/reconciliation/reconciliation-run.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { Reconciler, type ProviderWithBooks } from './reconciler.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 2, 4);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestLane;
  let calls: number;
  let held: () => Promise<readonly Holding[]>;
  let faults: unknown[];

  beforeEach(async () => {
    database = await open();
    test = createTestLane(database);
    test.clock.now = START;
    calls = 0;
    faults = [];
    held = () => Promise.resolve([{ account: 'operating', amount: { minor: 0n, asset: 'AUD' }, at: START }]);
    await database.writer('reconciliations').delete();
    await database.writer('alarms').delete();
  });

  const newReconciler = (): Reconciler => {
    const bank: ProviderWithBooks = {
      name: 'bank',
      adapter: 'test',
      limits: { timeoutMs: 10_000, atOnce: 1 },
      holdings: () => {
        calls += 1;
        return held();
      },
    };
    return new Reconciler({
      database,
      lane: test.lane,
      clock: () => test.clock.now ?? undefined,
      providers: [bank],
      onFault: (error) => void faults.push(error),
    });
  };

  const alarms = async (): Promise<string[]> => {
    const all = await selectMatching(database.reader, alarmsTable, [{ subject: 'bank' }]);
    return all.filter(({ clearedAt }) => clearedAt === null).map(({ kind }) => kind);
  };

  describe('the daily reconciliation', () => {
    it('is made once a day, whichever process comes first', async () => {
      const processes = [newReconciler(), newReconciler(), newReconciler()];
      const round = (): Promise<unknown> => Promise.all(processes.map((each) => each.round()));
      await round();
      await round();
      expect(calls).toBe(1);
      test.clock.now = START + 24 * HOUR_MS - 1;
      await round();
      expect(calls).toBe(1);
      test.clock.now = START + 24 * HOUR_MS;
      await round();
      expect([calls, faults]).toEqual([2, []]);
      const [run] = await selectMatching(database.reader, reconciliationsTable, [{ provider: 'bank' }]);
      expect(run).toMatchObject({
        dueAt: START + 48 * HOUR_MS,
        ranAt: START + 24 * HOUR_MS,
        leaseUntil: null,
      });
    });

    it('tells where the books differ, until they do no more', async () => {
      const reconciler = newReconciler();
      const entryId = newId('evt');
      const line = { entryId, account: 'operating', bookedAt: START };
      const fee = { ...line, amount: { minor: -30n, asset: 'AUD' as const } };
      const back = { ...line, entryId: `${entryId} back`, amount: { minor: 30n, asset: 'AUD' as const } };
      const source = { provider: 'bank', adapter: 'test' } as const;
      await test.lane.submit(takeEntries(source, [fee, back]));
      await reconciler.round();
      expect(await alarms()).toEqual(['reconciliation_differs']);
      // What is nobody's is marked by an operator.
      await database.writer('open_entries').delete();
      test.clock.now = START + 24 * HOUR_MS;
      await reconciler.round();
      expect([await alarms(), faults]).toEqual([[], []]);
    });

    it('is told to be stale once it could not be made for as long as the strictest configuration allows', async () => {
      await test.newTenant();
      const reconciler = newReconciler();
      await reconciler.round();
      held = () => Promise.reject(new Error('The bank is closed'));
      test.clock.now = START + 24 * HOUR_MS + HOUR_MS;
      await reconciler.round();
      expect([await alarms(), faults.length]).toEqual([[], 1]);
      test.clock.now += 1;
      await reconciler.round();
      expect(await alarms()).toEqual(['reconciliation_stale']);
      held = () => Promise.resolve([]);
      await reconciler.round();
      expect(await alarms()).toEqual([]);
    });
  });
});
