import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationStatus } from '../flows/operations/operation.ts';
import { setConfiguration } from '../operator/set-configuration.ts';
import type { Payment } from '../outbox/instruction.ts';
import type { ProviderPort, SubmissionAnswer } from '../providers/provider-port.ts';
import { takeReport } from '../providers/decide-report.ts';
import { advanceOperation } from '../sandbox/advance-operation.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { increment } from '../testing/worlds/increment.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { carryOutInstruction } from './carry-out-instruction.ts';

const START = Date.UTC(2026, 2, 1);
const TAKEN: SubmissionAnswer = { outcome: 'taken', providerReference: 'BANK-1' };
const REFUSED: SubmissionAnswer = {
  outcome: 'refused',
  failureCode: 'account_closed',
  reason: 'It is closed.',
};

eachDatabase((_dialect, open) => {
  let test: TestLane;
  let tenantId: string;
  let lastToken = 0;

  beforeAll(async () => {
    test = createTestLane(await open());
    test.clock.now = START;
    tenantId = await test.newTenant(100_000_000n);
  });

  /** A bank that answers as it is told, and remembers what it was asked. */
  function bankThat(
    answer: (order: Payment) => Promise<SubmissionAnswer>,
  ): ProviderPort<Payment> & { orders: Payment[] } {
    const orders: Payment[] = [];
    return {
      orders,
      submit: async (order) => {
        orders.push(order);
        return answer(order);
      },
    };
  }

  const unreachable = () => bankThat(() => Promise.reject(new Error('nobody answers')));

  async function carryOut(bank: ProviderPort<Payment>, id: string): Promise<unknown[]> {
    const faults: unknown[] = [];
    const newToken = (): string => `token ${(lastToken += 1)}`;
    const onFault = (error: unknown): void => void faults.push(error);
    const ports = { bank, chain: null, exchange: null };
    await carryOutInstruction(
      { lane: test.lane, ports, newToken, onFault },
      { tenantId, subject: id, kind: 'pay', provider: 'bank' },
    );
    return faults;
  }

  const moveTo = (id: string, to: OperationStatus) =>
    test.lane.submit(handlerWrite(advanceOperation, { path: { id }, query: {}, body: { to } }, tenantId));

  async function statusOf(id: string): Promise<string> {
    const { payout, instruction } = await readPayout(test, id);
    return `${payout.status}, order ${String(instruction?.status)}`;
  }

  describe('an order to the bank', () => {
    it('that the bank takes is submitted under the identity of its payout, and done', async () => {
      const id = await submitPayout(test, tenantId, '12.30');
      const bank = bankThat(() => Promise.resolve(TAKEN));
      expect(await carryOut(bank, id)).toEqual([]);
      expect(bank.orders).toMatchObject([
        { operationId: id, tenantId, amount: '12.30', asset: 'AUD', rail: 'bsb_account' },
      ]);
      const { payout, instruction } = await readPayout(test, id);
      expect(payout).toMatchObject({ status: 'submitted', providerReference: 'BANK-1' });
      expect(instruction).toMatchObject({ status: 'taken', attempts: 1, leaseToken: null, leaseUntil: null });
      await carryOut(bank, id);
      expect(bank.orders).toHaveLength(1);
    });

    it('that the bank refuses fails, and its money is there again', async () => {
      const before = await test.database.reader('balances').where({ tenant_id: tenantId, asset: 'AUD' });
      const id = await submitPayout(test, tenantId);
      await carryOut(
        bankThat(() => Promise.resolve(REFUSED)),
        id,
      );
      const { payout } = await readPayout(test, id);
      const failure = { failureCode: 'account_closed', failureMessage: 'It is closed.' };
      expect(payout).toMatchObject({ status: 'failed', ...failure });
      expect(await statusOf(id)).toBe('failed, order done');
      expect(await test.database.reader('balances').where({ tenant_id: tenantId, asset: 'AUD' })).toEqual(
        before,
      );
    });

    it('is carried out with no transaction open', async () => {
      const id = await submitPayout(test, tenantId);
      const bank = bankThat(async () => {
        await test.lane.submit(increment(tenantId));
        return TAKEN;
      });
      await carryOut(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it.each(['held', 'settled', 'failed'] as const)(
      'is not sent for a payout that became %s',
      async (status) => {
        const id = await submitPayout(test, tenantId);
        await moveTo(id, status);
        const bank = bankThat(() => Promise.resolve(TAKEN));
        await carryOut(bank, id);
        expect(bank.orders).toEqual([]);
        expect(await statusOf(id)).toBe(`${status}, order withdrawn`);
      },
    );
  });

  describe('a bank that cannot be reached', () => {
    it('is tried again after 2, 4, 8 seconds, and not before', async () => {
      const id = await submitPayout(test, tenantId);
      const bank = unreachable();
      for (const [attempts, waitMs] of [2_000, 4_000, 8_000].entries()) {
        const sentAt = test.clock.now ?? 0;
        expect(await carryOut(bank, id)).toMatchObject([{ message: 'nobody answers' }]);
        const { payout, instruction } = await readPayout(test, id);
        expect(payout.status).toBe('accepted');
        expect(instruction).toMatchObject({
          status: 'pending',
          attempts: attempts + 1,
          dueAt: sentAt + waitMs,
          leaseToken: null,
          leaseUntil: null,
        });
        test.clock.now = sentAt + waitMs - 1;
        await carryOut(bank, id);
        expect(bank.orders).toHaveLength(attempts + 1);
        test.clock.now += 1;
      }
      await carryOut(
        bankThat(() => Promise.resolve(TAKEN)),
        id,
      );
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it('has the payout held after as many attempts as the configuration allows, each time it is released', async () => {
      await test.lane.submit(setConfiguration(tenantId, { returns: { retryLimit: 2 } }, 'test', 'test'));
      const id = await submitPayout(test, tenantId);
      for (const round of [1, 2]) {
        const bank = unreachable();
        await carryOut(bank, id);
        test.clock.now = (test.clock.now ?? 0) + 60_000;
        await carryOut(bank, id);
        expect(bank.orders).toHaveLength(2);
        expect(`round ${round}: ${await statusOf(id)}`).toBe(`round ${round}: held, order withdrawn`);
        expect((await readPayout(test, id)).payout.holdReason).toBe('provider_unreachable');
        await releaseFromReview(id);
        expect(await statusOf(id)).toBe('accepted, order pending');
      }
    });
  });

  /** The review's approval, as a provider reports it: the order is given anew. */
  async function releaseFromReview(id: string): Promise<void> {
    lastToken += 1;
    await test.lane.submit(
      takeReport({
        tenantId,
        source: { provider: 'bank', adapter: 'simulated' },
        subject: { kind: 'operation', operationId: id },
        eventId: `review ${lastToken}`,
        report: { says: 'accepted' },
      }),
    );
  }

  describe('a lease', () => {
    it('keeps a second worker from the order while the first waits for the bank', async () => {
      const id = await submitPayout(test, tenantId);
      const second = bankThat(() => Promise.resolve(TAKEN));
      const first = bankThat(async () => {
        test.clock.now = (test.clock.now ?? 0) + 29_999;
        await carryOut(second, id);
        return TAKEN;
      });
      await carryOut(first, id);
      expect([first.orders.length, second.orders.length]).toEqual([1, 0]);
    });

    it.each([
      ['refuses', REFUSED],
      ['takes', { ...TAKEN, providerReference: 'LATE' }],
    ] as const)('that was lost writes nothing, whatever the bank then %s', async (_what, late) => {
      const id = await submitPayout(test, tenantId);
      const second = bankThat(() => Promise.resolve(TAKEN));
      const first = bankThat(async () => {
        test.clock.now = (test.clock.now ?? 0) + 30_000;
        await carryOut(second, id);
        return late;
      });
      await carryOut(first, id);
      expect(second.orders).toHaveLength(1);
      const { payout, instruction } = await readPayout(test, id);
      expect(payout).toMatchObject({ status: 'submitted', providerReference: 'BANK-1', version: 2 });
      expect(instruction).toMatchObject({ status: 'taken', attempts: 2 });
    });

    it('that was lost does not postpone what another worker now holds', async () => {
      const id = await submitPayout(test, tenantId);
      const second = bankThat(async () => {
        const { instruction } = await readPayout(test, id);
        expect(instruction).toMatchObject({
          status: 'pending',
          attempts: 2,
          leaseToken: `token ${lastToken}`,
        });
        return TAKEN;
      });
      let ending: Promise<unknown> = Promise.resolve();
      const first = bankThat(async () => {
        test.clock.now = (test.clock.now ?? 0) + 30_000;
        ending = carryOut(second, id);
        return Promise.reject(new Error('nobody answers'));
      });
      await carryOut(first, id);
      await ending;
      expect(await statusOf(id)).toBe('submitted, order taken');
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
