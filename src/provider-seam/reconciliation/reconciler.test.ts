import { beforeEach, describe, expect, it } from 'vitest';
import type { Network } from '../../../generated/assets.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { OPERATOR } from '../../identity/actor.ts';
import { newId } from '../../identity/ids.ts';
import { alarmsTable, raiseAlarm } from '../../outbox/alarm.ts';
import { instructionsTable } from '../../outbox/instruction.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { messagesOf } from '../../testing/worlds/scripted-provider.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { platformAlarms } from '../../writes/alarms.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import { type Holding, type Json, type ProviderMessages, Unknown } from '../port/provider.ts';
import { providerHoldingsTable } from './holdings.ts';
import { type ProviderWithBooks, type ReconcilerDependencies, reconcileDue } from './reconciler.ts';
import { reconciliationsTable } from './run.ts';

const HOUR_MS = 3_600_000;
const START = Date.UTC(2026, 2, 4);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let calls: number;
  let heard: number;
  let held: () => Promise<readonly Holding[]>;
  let hear: (cursor: Json | null) => Promise<ProviderMessages>;
  let faults: unknown[];

  beforeEach(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = START;
    calls = 0;
    heard = 0;
    faults = [];
    held = () => Promise.resolve([{ account: 'operating', amount: { minor: 0n, asset: 'AUD' }, at: START }]);
    hear = (cursor) => Promise.resolve(messagesOf([], cursor));
    await database.writer('reconciliations').delete();
    await database.writer('alarms').delete();
    await database.writer('provider_holdings').delete();
  });

  const newReconciler = (): { readonly round: () => Promise<void> } => {
    const bank: ProviderWithBooks = {
      name: 'bank',
      adapter: 'test',
      limits: { timeoutMs: 10_000, atOnce: 1 },
      holdings: () => {
        calls += 1;
        return held();
      },
      poll: {
        everyMs: 3_600_000,
        read: (cursor) => {
          heard += 1;
          return hear(cursor);
        },
      },
    };
    const dependencies: ReconcilerDependencies = {
      database,
      writeQueue: test.writeQueue,
      subjects: test.subjects,
      clock: () => test.clock.now ?? undefined,
      providers: [bank],
      onFault: (error) => void faults.push(error),
    };
    return { round: () => reconcileDue(dependencies, new AbortController().signal) };
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
      expect(heard).toBe(1);
      test.clock.now = START + 24 * HOUR_MS - 1;
      await round();
      expect(heard).toBe(1);
      test.clock.now = START + 24 * HOUR_MS;
      await round();
      expect([heard, faults]).toEqual([2, []]);
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
      await test.writeQueue.submit(takeEntries(source, [fee, back]));
      await reconciler.round();
      expect(await alarms()).toEqual(['reconciliation_differs']);
      // What is nobody's is marked by an operator.
      await database.writer('open_entries').delete();
      test.clock.now = START + 24 * HOUR_MS;
      await reconciler.round();
      expect([await alarms(), faults]).toEqual([[], []]);
    });

    it('compares nothing while the provider cannot be heard', async () => {
      held = () =>
        Promise.resolve([{ account: 'operating', amount: { minor: 7n, asset: 'AUD' }, at: START }]);
      hear = () => Promise.reject(new Unknown('it hangs'));
      await newReconciler().round();
      const [run] = await selectMatching(database.reader, reconciliationsTable, [{ provider: 'bank' }]);
      expect([await alarms(), run?.ranAt, run?.leaseUntil]).toEqual([[], null, null]);
      expect(faults).toEqual([expect.any(Unknown)]);
      expect(await selectMatching(database.reader, providerHoldingsTable, [{ provider: 'bank' }])).toEqual(
        [],
      );
    });

    it('tells where a provider holds less than the orders that wait for it', async () => {
      const tenantId = await test.newTenant(100_000n);
      await submitPayout(test, tenantId, '50.00');
      await newReconciler().round();
      const low = async (): Promise<unknown[]> => {
        const all = await selectMatching(database.reader, alarmsTable, [{ subject: 'bank/AUD' }]);
        return all.map(({ kind, facts, clearedAt }) => [kind, facts, clearedAt === null]);
      };
      expect(await low()).toEqual([['holding_low', { held: '0.00', ordered: '50.00' }, true]]);
      held = () =>
        Promise.resolve([{ account: 'a', amount: { minor: 5_000n, asset: 'AUD' }, at: START + 1 }]);
      test.clock.now = START + 24 * HOUR_MS;
      await newReconciler().round();
      expect([await low(), faults]).toEqual([[['holding_low', expect.anything(), false]], []]);
    });

    it('tells between its runs too, and by network what is held by network', async () => {
      await newReconciler().round();
      const tenantId = await test.newTenant(100_000n);
      await submitPayout(test, tenantId, '50.00');
      const order = await database.writer<object>('instructions').where({ tenant_id: tenantId }).first();
      const sending = { amount: '7.500000', asset: 'USDC', network: 'base', address: '0x0', tag: null };
      const payload = JSON.stringify(sending);
      await database.writer('instructions').insert([
        { ...order, id: newId('ins'), subject: newId('wdr'), kind: 'send', payload },
        { ...order, id: newId('ins'), subject: newId('wdr'), kind: 'send', payload },
      ]);
      const usdc = (minor: bigint, network: Network): Holding => ({
        account: network,
        network,
        amount: { minor, asset: 'USDC' },
        at: START,
      });
      held = () => Promise.resolve([usdc(15_000_000n, 'ethereum'), usdc(14_999_999n, 'base')]);
      await newReconciler().round();
      const low = await selectMatching(database.reader, alarmsTable, [{ kind: 'holding_low' }]);
      const ofUsdc = low.filter(({ subject }) => subject.startsWith('bank/USDC'));
      expect(ofUsdc.map(({ subject, facts }) => [subject, facts])).toEqual([
        ['bank/USDC/base', { held: '14.999999', ordered: '15.000000' }],
      ]);
      expect([heard, calls, faults]).toEqual([1, 2, []]);
      await database.writer('instructions').where({ tenant_id: tenantId }).delete();
    });

    it('clears what was late once and has not been for a day', async () => {
      const raise = platformAlarms(OPERATOR, (context) => [raiseAlarm(context, 'report_stale', 'bank')]);
      await test.writeQueue.submit(raise);
      test.clock.now = START + 24 * HOUR_MS;
      await newReconciler().round();
      expect(await alarms()).toContain('report_stale');
      test.clock.now += 1;
      await newReconciler().round();
      expect(await alarms()).not.toContain('report_stale');
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

    it('hears all that the provider has booked before it compares what it holds', async () => {
      const tenantId = await test.newTenant(100_000n);
      const subject = await submitPayout(test, tenantId, '50.00');
      const { instruction } = await readPayout(test, subject);
      const taken = { ...instruction!, status: 'taken', adapter: 'test', askAt: null } as const;
      await test.writeQueue.submit(
        probeWrite(tenantId, { decide: () => ({ effects: [saveRow(instructionsTable, taken)] }) }),
      );
      const [about, entryId] = [{ instructionId: taken.id }, newId('evt')];
      const amount = { minor: -5_000n, asset: 'AUD' as const };
      const line = { ...about, entryId, account: 'operating', amount, bookedAt: START };
      const settled = { about, eventId: newId('evt'), says: 'settled' as const };
      const pages: Record<string, ProviderMessages> = {
        null: messagesOf([{ ...settled, amount: { minor: 5_000n, asset: 'AUD' } }], 1, true),
        1: { ...messagesOf([], 2), entries: [line] },
      };
      hear = (cursor) => Promise.resolve(pages[JSON.stringify(cursor)] ?? messagesOf([], cursor));
      held = () => Promise.resolve([{ account: 'operating', amount, at: START }]);
      await newReconciler().round();
      const [run] = await selectMatching(database.reader, reconciliationsTable, [{ provider: 'bank' }]);
      expect([await alarms(), faults, run?.result?.unexplained]).toEqual([[], [], { AUD: '0.00' }]);
      expect((await readPayout(test, subject)).payout.status).toBe('settled');
    });
  });
});
