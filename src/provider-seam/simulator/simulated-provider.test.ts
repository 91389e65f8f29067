import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import type { Order } from '../../outbox/instruction.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import {
  type TestWriteQueue,
  createTestWriteQueue,
  testProviders,
} from '../../testing/worlds/test-write-queue.ts';
import type { Answer, Provider } from '../port/provider.ts';
import { deliverSimulatedReport } from './deliver.ts';
import { type Fault, addFault, faultNeed, faultsTable } from './faults.ts';
import { type SimulatedOrder, simulatedOrdersTable } from './orders.ts';

const START = Date.UTC(2026, 2, 1);
const STEP_MS = 1_000;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let bank: Provider;
  let tenantId: string;
  let operationId: string;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    bank = testProviders(test.writeQueue, STEP_MS).providers.bank!;
  });

  beforeEach(async () => {
    test.clock.now = START;
    tenantId = await test.newTenant(100_000n);
    operationId = await submitPayout(test, tenantId);
  });

  const inject = (fault: Fault): Promise<unknown> =>
    test.writeQueue.submit(
      probeWrite(tenantId, {
        needs: [faultNeed(tenantId, 'bank')],
        decide: (loaded) => ({ effects: [addFault(loaded, tenantId, 'bank', fault)] }),
      }),
    );

  const orderOf = (amount: string): Order => ({
    instructionId: 'ins_1',
    tenantId,
    kind: 'pay',
    subject: operationId,
    payload: {
      amount,
      asset: 'AUD',
      rail: 'npp',
      destination: {},
      remitterName: 'Test Pty Ltd',
      statementReference: null,
    },
  });
  const call = { signal: new AbortController().signal, attempt: 1 };
  const submit = (amount = '100.00'): Promise<Answer> => bank.carryOut(orderOf(amount), call);
  const ask = () => bank.queryStatus(orderOf('100.00'), call);

  const deliver = async (): Promise<boolean> =>
    (await test.writeQueue.submit(
      deliverSimulatedReport(test.subjects, tenantId, { subject: operationId, kind: 'pay' }, 'bank'),
    )) !== 'nothing_due';

  const readOrder = async (): Promise<SimulatedOrder | undefined> =>
    (await selectMatching(test.database.reader, simulatedOrdersTable, [{ subject: operationId }]))[0];

  const readQueue = async (): Promise<readonly Fault[] | undefined> =>
    (await selectMatching(test.database.reader, faultsTable, [{ tenantId, provider: 'bank' }]))[0]?.queue;

  describe('a simulated provider', () => {
    it('takes an order once, however often it is sent, and answers alike', async () => {
      const answers = [await submit(), await submit()];
      expect(answers).toEqual([
        { outcome: 'taken', providerReference: `SIMBANK-${operationId}` },
        { outcome: 'taken', providerReference: `SIMBANK-${operationId}` },
      ]);
      expect(await readOrder()).toMatchObject({ nextReport: 'settled', dueAt: START + STEP_MS });
    });

    it('reports a step later, once, and not before', async () => {
      await submit();
      test.clock.now = START + STEP_MS - 1;
      expect(await deliver()).toBe(false);
      test.clock.now = START + STEP_MS;
      expect([await deliver(), await deliver()]).toEqual([true, false]);
      expect((await readPayout(test, operationId)).payout).toMatchObject({
        status: 'settled',
        providerReference: `SIMBANK-${operationId}`,
      });
    });

    it('uses up one fault for an order that is sent twice', async () => {
      const fault: Fault = { fault: 'drop', count: 3, delayMs: 0 };
      await inject(fault);
      await submit();
      await submit();
      expect(await readQueue()).toEqual([{ ...fault, count: 2 }]);
    });

    it('leaves the faults to others where it has nothing to report', async () => {
      const fault: Fault = { fault: 'fail', count: 1, delayMs: 0 };
      await inject(fault);
      await submit('100.04');
      expect(await readQueue()).toEqual([fault]);
      expect(await readOrder()).toMatchObject({ nextReport: null, dueAt: null });
    });

    it('reports twice where it was told to repeat itself', async () => {
      await inject({ fault: 'repeat', count: 1, delayMs: 0 });
      await submit();
      test.clock.now = START + STEP_MS;
      expect(await deliver()).toBe(true);
      const { payout } = await readPayout(test, operationId);
      expect(await readOrder()).toMatchObject({ nextReport: 'settled', deliveries: 1 });
      expect([await deliver(), await deliver()]).toEqual([true, false]);
      expect((await readPayout(test, operationId)).payout).toEqual(payout);
      expect(await test.database.reader('provider_reports').where({ subject_id: operationId })).toHaveLength(
        1,
      );
    });

    it('has reported before it answers where it was told to overtake itself', async () => {
      await inject({ fault: 'reorder', count: 1, delayMs: 0 });
      const answer = await submit();
      const { payout } = await readPayout(test, operationId);
      expect(payout).toMatchObject({ status: 'settled', providerReference: `SIMBANK-${operationId}` });
      expect(answer).toEqual({ outcome: 'taken', providerReference: `SIMBANK-${operationId}` });
      expect(await deliver()).toBe(false);
    });

    it('says of an order what it said last, and of one that it never had that it is absent', async () => {
      expect(await ask()).toBe('absent');
      await submit();
      const about = { about: { instructionId: 'ins_1' }, providerReference: `SIMBANK-${operationId}` };
      expect(await ask()).toEqual([
        { eventId: `simulated:${operationId}:submitted`, says: 'submitted', ...about },
      ]);
      test.clock.now = START + STEP_MS;
      await deliver();
      const settled = { eventId: `simulated:${operationId}:settled`, says: 'settled', ...about };
      expect([await ask(), await ask()]).toEqual([[settled], [settled]]);
    });

    it.each([
      ['drops its report', { fault: 'drop', count: 1, delayMs: 0 }, '100.00'],
      ['stalls', undefined, '100.04'],
    ] as const)(
      'is silent where it %s: the order is on its way, whenever it is asked',
      async (_what, fault, amount) => {
        if (fault !== undefined) await inject(fault);
        await submit(amount);
        test.clock.now = START + 86_400_000;
        expect([await ask(), await ask()]).toEqual(['in_progress', 'in_progress']);
      },
    );

    it('uses faults in the order in which they came', async () => {
      const [first, second]: [Fault, Fault] = [
        { fault: 'delay', count: 1, delayMs: 5 },
        { fault: 'fail', count: 1, delayMs: 0 },
      ];
      await inject(first);
      await inject(second);
      await submit();
      expect(await readOrder()).toMatchObject({ nextReport: 'settled', dueAt: START + STEP_MS + 5 });
      expect(await readQueue()).toEqual([second]);
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
