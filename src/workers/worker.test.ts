import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OPERATOR } from '../identity/actor.ts';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { newId } from '../identity/ids.ts';
import { balancesTable } from '../ledger/wallet.ts';
import { silenceCheck } from '../provider-seam/simulator/checks.ts';
import { receiptsTable } from '../treasury/receipts/table.ts';
import { setConfiguration } from '../treasury/policy/set-configuration.ts';
import type { Provider, Providers } from '../provider-seam/port/provider.ts';
import { simulatePayin } from '../sandbox/simulate-money.ts';
import { freezeAt } from '../sandbox/clock.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { repeatOrder, submitConversion, submitWithdrawal } from '../testing/worlds/submit-orders.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import {
  createTestWriteQueue,
  testProviders,
  testFacts,
  type TestWriteQueue,
} from '../testing/worlds/test-write-queue.ts';
import { TestProvider, type TestProviderOptions } from '../testing/worlds/test-provider.ts';
import { testWorker } from '../testing/worlds/test-worker.ts';
import { createFundingInstrument } from '../treasury/funding-instruments/create-funding-instrument.ts';
import type { Worker } from './worker.ts';

const START = Date.UTC(2026, 2, 1);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let lastToken = 0;
  const started: Worker[] = [];

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = START;
  });

  afterEach(async () => {
    await Promise.all(started.splice(0).map((worker) => worker.stop()));
  });

  const workerOf = (
    writeQueue: TestWriteQueue,
    providers: Partial<Providers> = {},
    from = database,
  ): Worker =>
    testWorker(writeQueue, { providers, database: from, newToken: () => `token ${(lastToken += 1)}` });

  /** A bank that takes every order, and remembers whose. */
  function bankThatTakes(orders: string[]): Pick<Providers, 'bank'> {
    const carryOut: TestProviderOptions['carryOut'] = ({ subject }, take) => {
      orders.push(subject);
      return Promise.resolve(take());
    };
    return { bank: new TestProvider({ carryOut }) };
  }

  const statusOf = async (id: string): Promise<string> => (await readPayout(test, id)).payout.status;

  describe('settling what is due', () => {
    it.each([
      ['100.00', 'settled', 90_000n, 0n],
      ['100.01', 'failed', 100_000n, 0n],
      ['100.02', 'returned', 100_000n, 0n],
      ['100.03', 'held', 89_997n, 10_003n],
      ['100.04', 'submitted', 89_996n, 10_004n],
    ] as const)('takes a payout of %s to %s', async (amount, status, availableMinor, reservedMinor) => {
      const tenantId = await test.newTenant(100_000n);
      const id = await submitPayout(test, tenantId, amount);
      await workerOf(test).settle(tenantId);
      expect(await statusOf(id)).toBe(status);
      const [balance] = await selectMatching(database.reader, balancesTable, [{ tenantId, asset: 'AUD' }]);
      expect(balance).toMatchObject({ availableMinor, reservedMinor });
    });

    it('does so in the order in which it fell due, and leaves what is not due', async () => {
      const tenantId = await test.newTenant(100_000n);
      const ids: string[] = [];
      for (const offset of [300, 100, 200, 400]) {
        const id = await submitPayout(test, tenantId);
        await database
          .writer('instructions')
          .where('subject', id)
          .update({ due_at: START + offset });
        ids.push(id);
      }
      test.clock.now = START + 300;
      const orders: string[] = [];
      await workerOf(test, bankThatTakes(orders)).settle(tenantId);
      expect(orders).toEqual([ids[1], ids[2], ids[0]]);
      expect(await statusOf(ids[3]!)).toBe('accepted');
      test.clock.now = START;
    });

    it("leaves other tenants' work alone", async () => {
      const [one, other] = [await test.newTenant(100_000n), await test.newTenant(100_000n)];
      const [id, otherId] = [await submitPayout(test, one), await submitPayout(test, other)];
      await workerOf(test).settle(one);
      expect([await statusOf(id), await statusOf(otherId)]).toEqual(['settled', 'accepted']);
    });

    it('leaves orders queued where there is no bank', async () => {
      const tenantId = await test.newTenant(100_000n);
      const id = await submitPayout(test, tenantId);
      const worker = workerOf(test, { bank: null });
      await worker.settle(tenantId);
      expect(await readPayout(test, id)).toMatchObject({
        payout: { status: 'accepted' },
        instruction: { status: 'pending', attempts: 0 },
      });
      expect(await worker.findNextDue(tenantId, START + 1_000_000)).toBeUndefined();
    });

    it.each([
      ['chain', 'accepted', 'settled'],
      ['exchange', 'settled', 'accepted'],
    ] as const)(
      'leaves the orders of the %s queued where it is not connected, and no others',
      async (...given) => {
        const [absent, withdrawalEnds, conversionEnds] = given;
        const tenantId = await test.newTenant(100_000n);
        await test.adjust(tenantId, 100_000_000n, 'USDC');
        const [payoutId, withdrawalId, conversionId] = [
          await submitPayout(test, tenantId),
          await submitWithdrawal(test, tenantId),
          await submitConversion(test, tenantId),
        ];
        await workerOf(test, { [absent]: null }).settle(tenantId);
        expect(await statusOf(payoutId)).toBe('settled');
        expect(await statusOf(withdrawalId)).toBe(withdrawalEnds);
        expect(await statusOf(conversionId)).toBe(conversionEnds);
      },
    );

    it('releases hold-backs on the clock of their tenant', async () => {
      const tenantId = await test.newTenant();
      const returns = { holdbackBps: 10_000, timeoutSeconds: 60 };
      await test.writeQueue.submit(setConfiguration(tenantId, { returns }, 'test', 'test'));
      const none = { path: {}, query: {} };
      const instrument = { ...none, body: { type: 'aud_account' as const } };
      const { id } = await test.writeQueue.submit(
        handlerWrite(createFundingInstrument, instrument, tenantId),
      );
      const body = { fundingInstrumentId: id, amount: '5.00' };
      const payin = await test.writeQueue.submit(handlerWrite(simulatePayin, { ...none, body }, tenantId));
      const openHoldback = async (): Promise<bigint | undefined> =>
        (await selectMatching(database.reader, receiptsTable, [{ id: payin.id }]))[0]?.openHoldbackMinor;
      const worker = workerOf(test);
      const dueAt = START + 60_000;
      expect(await worker.findNextDue(tenantId, dueAt - 1)).toBeUndefined();
      expect(await worker.findNextDue(tenantId, dueAt)).toBe(dueAt);
      await test.writeQueue.submit(freezeAt(tenantId, dueAt - 1, OPERATOR));
      await worker.settle(tenantId);
      expect(await openHoldback()).toBe(500n);
      await test.writeQueue.submit(freezeAt(tenantId, dueAt, OPERATOR));
      await worker.settle(tenantId);
      expect(await openHoldback()).toBe(0n);
    });

    it('lets nothing fall due while the clock stands', async () => {
      const slow = createTestWriteQueue(database, { providers: testFacts(1_000) });
      slow.clock.now = START;
      const tenantId = await slow.newTenant(100_000n);
      await slow.writeQueue.submit(freezeAt(tenantId, START, OPERATOR));
      const id = await submitPayout(slow, tenantId);
      slow.clock.now = START + 86_400_000;
      const worker = testWorker(slow, { stepMs: 1_000 });
      const step = async (moment: number): Promise<string> => {
        await slow.writeQueue.submit(freezeAt(tenantId, moment, OPERATOR));
        await worker.settle(tenantId);
        return statusOf(id);
      };
      expect(await step(START + 999)).toBe('accepted');
      expect(await step(START + 1_000)).toBe('submitted');
      expect(await step(START + 1_999)).toBe('submitted');
      expect(await worker.findNextDue(tenantId, START + 86_400_000)).toBe(START + 2_000);
      expect(await step(START + 2_000)).toBe('settled');
    });
  });

  describe('workers that run', () => {
    it('two beside each other, in processes of their own, send each order to the bank once', async () => {
      const other = createTestWriteQueue(await open());
      other.clock.now = START;
      const orders: string[] = [];
      const tenants = [await test.newTenant(1_000_000n), await test.newTenant(1_000_000n)];
      const ids = await Promise.all(
        Array.from({ length: 30 }, (_, index) => submitPayout(test, tenants[index % 2]!, '1.00')),
      );
      for (const writeQueue of [test, other]) {
        const worker = workerOf(writeQueue, bankThatTakes(orders), writeQueue.database);
        started.push(worker);
        worker.start();
      }
      await vi.waitFor(
        async () => {
          const found = await Promise.all(ids.map((id) => readPayout(test, id)));
          expect(found.every(({ payout }) => payout.status === 'submitted')).toBe(true);
          expect(found.every(({ instruction }) => instruction?.status === 'taken')).toBe(true);
        },
        { interval: 20 },
      );
      const mine = orders.filter((id) => ids.includes(id));
      expect([...mine].sort()).toEqual([...ids].sort());
      expect([...test.faults, ...other.faults]).toEqual([]);
    });

    it('goes on with the rest when one order meets a bank that throws', async () => {
      const tenantId = await test.newTenant(100_000n);
      const [bad, good] = [await submitPayout(test, tenantId), await submitPayout(test, tenantId)];
      const simulated = testProviders(test.writeQueue, 0).providers.bank!;
      const bank: Provider = {
        ...simulated,
        carryOut: async (order, call) =>
          order.subject === bad
            ? Promise.reject(new Error('nobody answers'))
            : simulated.carryOut(order, call),
      };
      const worker = workerOf(test, { bank });
      started.push(worker);
      worker.start();
      await vi.waitFor(async () => expect(await statusOf(good)).toBe('settled'), {
        interval: 20,
      });
      expect(await readPayout(test, bad)).toMatchObject({
        payout: { status: 'accepted' },
        instruction: { status: 'asking', attempts: 1 },
      });
      expect(test.faults.splice(0)).toMatchObject([{ message: 'nobody answers' }]);
    });

    it('refuses to wait on for work that another one holds', async () => {
      const tenantId = await test.newTenant(100_000n);
      const id = await submitPayout(test, tenantId);
      let end: unknown;
      const carryOut: TestProviderOptions['carryOut'] = async (_order, take) => {
        vi.useFakeTimers({ toFake: ['performance'] });
        const waiting = workerOf(test).settle(tenantId);
        vi.advanceTimersByTime(20_001);
        end = await waiting.catch((error: unknown) => error);
        vi.useRealTimers();
        return take();
      };
      await workerOf(test, { bank: new TestProvider({ carryOut }) }).settle(tenantId);
      expect(end).toMatchObject({
        code: 'service_unavailable',
        reason: 'due_work_late',
        retryAfterSeconds: 1,
      });
      expect(await statusOf(id)).toBe('submitted');
    });

    it.each([64, 1_000])(
      'carries a withdrawal out beside %i payouts that wait for a bank that is not connected',
      async (count) => {
        const tenantId = await test.newTenant(100_000_000n);
        await test.adjust(tenantId, 100_000_000n, 'USDC');
        const payoutId = await submitPayout(test, tenantId, '1.00');
        // All of them are older than the withdrawal's order.
        await repeatOrder(database, payoutId, count, START - 86_400_000);
        const id = await submitWithdrawal(test, tenantId);
        const worker = workerOf(test, { bank: null });
        started.push(worker);
        worker.start();
        await vi.waitFor(async () => expect(await statusOf(id)).toBe('settled'), {
          interval: 20,
        });
        await worker.stop();
        expect(
          await database.reader('instructions').where({ tenant_id: tenantId, status: 'pending' }),
        ).toHaveLength(count);
        await database.writer('instructions').where('subject', 'like', `${payoutId}-%`).delete();
        await database.writer('operations').where('id', 'like', `${payoutId}-%`).delete();
      },
    );

    it('carries a payout out beside 1,000 reports that fail each time', async () => {
      const tenantId = await test.newTenant(100_000n);
      const nobody = { tenant_id: 'acct_nobody', provider: 'bank', next_report: 'settled', deliveries: 1 };
      const reports = Array.from({ length: 1_000 }, (_, index) => ({
        ...nobody,
        subject: `pay_nobody_${index}`,
        kind: 'pay',
        due_at: START - 86_400_000 + index,
      }));
      for (let from = 0; from < reports.length; from += 100)
        await database.writer('simulated_orders').insert(reports.slice(from, from + 100));
      const id = await submitPayout(test, tenantId);
      const worker = workerOf(test);
      started.push(worker);
      worker.start();
      await vi.waitFor(async () => expect(await statusOf(id)).toBe('settled'), {
        interval: 20,
      });
      await worker.stop();
      await database.writer('simulated_orders').where({ tenant_id: 'acct_nobody' }).delete();
      // How many were tried meanwhile is chance.
      expect(test.faults.splice(0)).not.toEqual([]);
    });

    it('asks nobody what is due after a commit that wrote nothing due', async () => {
      const looks: string[] = [];
      const note = ({ sql }: { sql: string }): void => {
        if (sql.includes("'instruction' as kind")) looks.push(sql);
      };
      const tenantId = await test.newTenant(100_000n);
      const worker = workerOf(test);
      started.push(worker);
      worker.start();
      database.reader.on('query', note);
      const since = performance.now();
      for (let each = 0; each < 100; each += 1) {
        const silent = silenceCheck({ evidenceId: newId('evd'), tenantId });
        await test.writeQueue.submit(probeWrite(tenantId, { decide: () => ({ effects: [silent] }) }));
      }
      const polls = 2 + (performance.now() - since) / 200;
      database.reader.removeListener('query', note);
      expect(looks.length).toBeLessThanOrEqual(polls);
    });

    it('stops after what is under way, and then takes nothing more', async () => {
      const tenantId = await test.newTenant(100_000n);
      const orders: string[] = [];
      const worker = workerOf(test, bankThatTakes(orders));
      const id = await submitPayout(test, tenantId);
      worker.start();
      await vi.waitFor(() => expect(orders).toContain(id), { interval: 5 });
      await worker.stop();
      expect(await statusOf(id)).toBe('submitted');
      const later = await submitPayout(test, tenantId);
      await test.writeQueue.idle();
      expect(orders).not.toContain(later);
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(database);
  });
});
