import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/rows.ts';
import type { Payment } from '../../outbox/instruction.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { probeWrite } from '../../testing/worlds/probe-write.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { createTestLane, testPorts, type TestLane } from '../../testing/worlds/test-lane.ts';
import type { ProviderPort } from '../provider-port.ts';
import { deliverSimulatedReport } from './deliver-simulated-report.ts';
import { addFault, faultNeed, faultsTable, type Fault } from './fault.ts';
import { simulatedOrdersTable, type SimulatedOrder } from './simulated-order.ts';

const START = Date.UTC(2026, 2, 1);
const STEP_MS = 1_000;

eachDatabase((_dialect, open) => {
  let test: TestLane;
  let bank: ProviderPort<Payment>;
  let tenantId: string;
  let operationId: string;

  beforeAll(async () => {
    test = createTestLane(await open());
    bank = testPorts(test.lane, STEP_MS).bank!;
  });

  beforeEach(async () => {
    test.clock.now = START;
    tenantId = await test.newTenant(100_000n);
    operationId = await submitPayout(test, tenantId);
  });

  const inject = (fault: Fault): Promise<unknown> =>
    test.lane.submit(
      probeWrite(tenantId, {
        needs: [faultNeed(tenantId, 'bank')],
        decide: (loaded) => ({ effects: [addFault(loaded, tenantId, 'bank', fault)] }),
      }),
    );

  const submit = (amount = '100.00'): ReturnType<typeof bank.submit> =>
    bank.submit({
      operationId,
      tenantId,
      amount,
      asset: 'AUD',
      rail: 'npp',
      destination: {},
      remitterName: 'Test Pty Ltd',
      statementReference: null,
    });

  const deliver = async (): Promise<boolean> =>
    (await test.lane.submit(deliverSimulatedReport(tenantId, operationId, 'bank'))) !== 'nothing_due';

  const readOrder = async (): Promise<SimulatedOrder | undefined> =>
    (await selectMatching(test.database.reader, simulatedOrdersTable, [{ operationId }]))[0];

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
