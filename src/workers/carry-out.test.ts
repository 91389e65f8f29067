import { newId } from '../ids.ts';
import { cancelOperation } from '../operator/review-cancel.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OperationStatus } from '../flows/operations/operation.ts';
import { setConfiguration } from '../operator/set-configuration.ts';
import { Refused, Retry, Unknown } from '../providers/provider-errors.ts';
import { takeReport } from '../providers/decide-report.ts';
import { advanceOperation } from '../sandbox/advance-operation.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { handlerWrite } from '../testing/worlds/handler-write.ts';
import { increment } from '../testing/worlds/increment.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestLane, type TestLane } from '../testing/worlds/test-lane.ts';
import { TestProvider, type TestProviderOptions } from '../testing/worlds/test-provider.ts';
import { carryOut } from './carry-out.ts';

const START = Date.UTC(2026, 2, 1);
const LEASE_MS = 20_000;

eachDatabase((_dialect, open) => {
  let test: TestLane;
  let tenantId: string;
  let lastToken = 0;

  beforeAll(async () => {
    test = createTestLane(await open());
    test.clock.now = START;
    tenantId = await test.newTenant(100_000_000n);
  });

  /** A bank that answers every call alike. */
  const bankThat = (answer: NonNullable<TestProviderOptions['carryOut']>): TestProvider =>
    new TestProvider({ carryOut: answer });
  const throwing = (error: Error): TestProvider => bankThat(() => Promise.reject(error));
  const unreachable = (): TestProvider => throwing(new Retry('nobody is there'));

  const pass = (ms: number): number => (test.clock.now = (test.clock.now ?? 0) + ms);

  async function send(bank: TestProvider, id: string): Promise<unknown[]> {
    const faults: unknown[] = [];
    const newToken = (): string => `token ${(lastToken += 1)}`;
    const onFault = (error: unknown): void => void faults.push(error);
    const due = { tenantId, subject: id, kind: 'pay', provider: 'bank' } as const;
    await carryOut({ ...test, newToken, onFault }, bank, due);
    return faults;
  }

  const moveTo = (id: string, to: OperationStatus) =>
    test.lane.submit(handlerWrite(advanceOperation, { path: { id }, query: {}, body: { to } }, tenantId));

  async function statusOf(id: string): Promise<string> {
    const { payout, instruction } = await readPayout(test, id);
    return `${payout.status}, order ${String(instruction?.status)}`;
  }

  describe('an order to the bank', () => {
    it('that the bank takes is submitted under an identity of its own, and watched', async () => {
      const id = await submitPayout(test, tenantId, '12.30');
      const orders: unknown[] = [];
      const bank = bankThat((order, take) => {
        orders.push(order);
        return Promise.resolve(take());
      });
      expect(await send(bank, id)).toEqual([]);
      const { payout, instruction } = await readPayout(test, id);
      expect(orders).toMatchObject([
        {
          instructionId: instruction?.id,
          tenantId,
          subject: id,
          kind: 'pay',
          payload: { amount: '12.30', asset: 'AUD', rail: 'bsb_account' },
        },
      ]);
      expect(payout).toMatchObject({ status: 'submitted', providerReference: `REF-${id}` });
      expect(instruction).toMatchObject({
        id: expect.stringMatching(/^ins_/) as string,
        status: 'taken',
        adapter: 'simulated',
        attempts: 1,
        leaseToken: null,
        leaseUntil: null,
        askAt: (test.clock.now ?? 0) + 60_000,
      });
      await send(bank, id);
      expect(bank.sent).toHaveLength(1);
    });

    it('that the bank refuses fails, and its money is there again', async () => {
      const before = await test.database.reader('balances').where({ tenant_id: tenantId, asset: 'AUD' });
      const id = await submitPayout(test, tenantId);
      expect(await send(throwing(new Refused('account_closed', 'It is closed.')), id)).toEqual([]);
      const { payout } = await readPayout(test, id);
      const failure = { failureCode: 'account_closed', failureMessage: 'It is closed.' };
      expect(payout).toMatchObject({ status: 'failed', ...failure });
      expect(await statusOf(id)).toBe('failed, order done');
      expect(await test.database.reader('balances').where({ tenant_id: tenantId, asset: 'AUD' })).toEqual(
        before,
      );
    });

    it('that is done at once has its reports applied', async () => {
      const id = await submitPayout(test, tenantId);
      const bank = bankThat((order) =>
        Promise.resolve({
          outcome: 'done',
          reports: [{ eventId: `e-${id}`, about: { instructionId: order.instructionId }, says: 'settled' }],
        }),
      );
      await send(bank, id);
      expect(await statusOf(id)).toBe('settled, order done');
    });

    it('is carried out with no transaction open', async () => {
      const id = await submitPayout(test, tenantId);
      const bank = bankThat(async (_order, take) => {
        await test.lane.submit(increment(tenantId));
        return take();
      });
      await send(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it.each(['held', 'settled', 'failed'] as const)(
      'is not sent for a payout that became %s',
      async (status) => {
        const id = await submitPayout(test, tenantId);
        await moveTo(id, status);
        const bank = new TestProvider();
        await send(bank, id);
        expect(bank.sent).toEqual([]);
        expect(await statusOf(id)).toBe(`${status}, order withdrawn`);
      },
    );

    it('that one adapter was called for is given to no other', async () => {
      const id = await submitPayout(test, tenantId);
      await send(unreachable(), id);
      pass(60_000);
      const other = new TestProvider({ adapter: 'another' });
      await send(other, id);
      expect(other.sent).toEqual([]);
      expect(await statusOf(id)).toBe('accepted, order pending');
    });
  });

  describe('a bank that cannot be reached', () => {
    it('is tried again after 2, 4, 8 seconds, and not before', async () => {
      const id = await submitPayout(test, tenantId);
      const bank = unreachable();
      for (const [attempts, waitMs] of [2_000, 4_000, 8_000].entries()) {
        const sentAt = test.clock.now ?? 0;
        expect(await send(bank, id)).toEqual([]);
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
        await send(bank, id);
        expect(bank.sent).toHaveLength(attempts + 1);
        test.clock.now += 1;
      }
      await send(new TestProvider(), id);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it('is left alone for as long as it asks', async () => {
      const id = await submitPayout(test, tenantId);
      await send(throwing(new Retry('too many requests', 90_000)), id);
      const { instruction } = await readPayout(test, id);
      expect(instruction).toMatchObject({ status: 'pending', dueAt: (test.clock.now ?? 0) + 90_000 });
    });

    it('has the payout held after as many attempts as the configuration allows, each time it is released', async () => {
      await test.lane.submit(setConfiguration(tenantId, { returns: { retryLimit: 2 } }, 'test', 'test'));
      const id = await submitPayout(test, tenantId);
      for (const round of [1, 2]) {
        const bank = unreachable();
        await send(bank, id);
        pass(60_000);
        await send(bank, id);
        expect(bank.sent).toHaveLength(2);
        expect(`round ${round}: ${await statusOf(id)}`).toBe(`round ${round}: held, order withdrawn`);
        expect((await readPayout(test, id)).payout.holdReason).toBe('provider_unreachable');
        const alarm = { kind: 'order_stuck', subject: id, cleared_at: null };
        expect(await test.database.reader('alarms').where(alarm)).toHaveLength(1);
        const { id: known } = (await readPayout(test, id)).instruction ?? {};
        await releaseFromReview(id);
        expect(await statusOf(id)).toBe('accepted, order pending');
        expect((await readPayout(test, id)).instruction?.id).toBe(known);
        expect(await test.database.reader('alarms').where(alarm)).toHaveLength(0);
      }
    });
  });

  describe('a call of which nobody knows what became of it', () => {
    it.each<readonly [string, Error, number]>([
      ['an answer that says nothing', new Unknown('it answered 500'), 0],
      ['an error that is none of the three kinds of no', new Error('the adapter is broken'), 1],
    ])('by %s makes the order asking, and sends nothing', async (_what, error, faults) => {
      const id = await submitPayout(test, tenantId);
      const bank = throwing(error);
      expect(await send(bank, id)).toHaveLength(faults);
      const { instruction } = await readPayout(test, id);
      expect(instruction).toMatchObject({
        status: 'asking',
        asks: 0,
        askAt: (test.clock.now ?? 0) + 2_000,
        leaseToken: null,
      });
      pass(3_600_000);
      await send(bank, id);
      expect(bank.sent).toHaveLength(1);
      expect(await statusOf(id)).toBe('accepted, order asking');
    });

    it('ends at its time-out where the adapter ignores its signal, and what it answers then decides nothing', async () => {
      const id = await submitPayout(test, tenantId);
      let answer: () => void = () => undefined;
      let heard: AbortSignal | undefined;
      const bank = new TestProvider({
        limits: { timeoutMs: 50 },
        carryOut: (_order, take, { signal }) => {
          heard = signal;
          return new Promise((resolve) => (answer = () => resolve(take())));
        },
      });
      await send(bank, id);
      expect(heard?.aborted).toBe(true);
      expect(await statusOf(id)).toBe('accepted, order asking');
      answer();
      await test.lane.idle();
      expect(await statusOf(id)).toBe('accepted, order asking');
    });

    it('left by a worker that died is asked about before anything is sent', async () => {
      const id = await submitPayout(test, tenantId);
      let die: () => void = () => undefined;
      const dying = bankThat(async (_order, take) => {
        await new Promise<void>((resolve) => (die = resolve));
        return take();
      });
      const ended = send(dying, id);
      while (dying.sent.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      pass(LEASE_MS - 1);
      const second = new TestProvider();
      await send(second, id);
      expect(await statusOf(id)).toBe('accepted, order pending');
      pass(1);
      await send(second, id);
      expect(second.sent).toEqual([]);
      expect(await statusOf(id)).toBe('accepted, order asking');
      die();
      await ended;
      expect(await statusOf(id)).toBe('accepted, order asking');
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
      const second = new TestProvider();
      const first = bankThat(async (_order, take) => {
        pass(LEASE_MS - 1);
        await send(second, id);
        return take();
      });
      await send(first, id);
      expect([first.sent.length, second.sent.length]).toEqual([1, 0]);
    });

    it.each<readonly [string, Error | undefined]>([
      ['refuses', new Refused('account_closed', 'It is closed.')],
      ['takes', undefined],
      ['has lost', new Unknown('it answered 500')],
    ])('that was lost decides nothing, whatever the bank then %s: it is asked', async (_what, late) => {
      const id = await submitPayout(test, tenantId);
      const first = bankThat(async (_order, take) => {
        pass(LEASE_MS);
        await send(new TestProvider(), id);
        return late === undefined ? take() : Promise.reject(late);
      });
      await send(first, id);
      const { payout, instruction } = await readPayout(test, id);
      expect(payout).toMatchObject({ status: 'accepted', version: 1 });
      expect(instruction).toMatchObject({ status: 'asking', attempts: 1, leaseToken: null });
    });

    it('that was lost has an order asked about that another was about to send again', async () => {
      const id = await submitPayout(test, tenantId);
      const first = bankThat(async (_order, take) => {
        pass(LEASE_MS);
        await send(new TestProvider(), id);
        // The provider said that it has no such order, just before it got it.
        const again = { status: 'pending', ask_at: null };
        await test.database.writer('instructions').where({ subject: id }).update(again);
        return take();
      });
      await send(first, id);
      expect(await statusOf(id)).toBe('accepted, order asking');
    });
  });

  describe('an order that is taken back', () => {
    async function submitted(): Promise<string> {
      const id = await submitPayout(test, tenantId);
      await send(new TestProvider(), id);
      return id;
    }

    /** What the review door's cancellation gives: an order to take the order back. */
    async function cancel(id: string): Promise<string> {
      const { payout, instruction } = await readPayout(test, id);
      const note = { reviewId: newId('rev'), actor: 'ada', reason: 'The customer asked for it' };
      await test.lane.submit(cancelOperation(payout, note));
      const again = test.lane.submit(cancelOperation(payout, { ...note, reviewId: newId('rev') }));
      await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
      return instruction!.id;
    }

    const sendCancel = (bank: TestProvider, instructionId: string) =>
      carryOut({ ...test, newToken: () => `token ${(lastToken += 1)}`, onFault: () => undefined }, bank, {
        tenantId,
        subject: instructionId,
        kind: 'cancel',
        provider: 'bank',
      });

    const cancelStatus = (instructionId: string): Promise<unknown> =>
      test.database.reader<object>('instructions').where({ subject: instructionId }).first();

    it.each([
      ['cancelled', 'failed, order done'],
      ['too_late', 'submitted, order taken'],
    ] as const)('in time or not (%s) leaves it %s', async (outcome, status) => {
      const id = await submitted();
      const of: unknown[] = [];
      const bank = new TestProvider({
        cancel: (order) => {
          of.push(order.subject);
          return Promise.resolve(outcome);
        },
      });
      const instructionId = await cancel(id);
      await sendCancel(bank, instructionId);
      expect(of).toEqual([id]);
      expect(bank.sent).toEqual([]);
      expect(await statusOf(id)).toBe(status);
      expect(await cancelStatus(instructionId)).toMatchObject({ status: 'done' });
      const { payout } = await readPayout(test, id);
      const reason = outcome === 'cancelled' ? 'The customer asked for it' : undefined;
      expect(payout.statusHistory.at(-1)?.reason).toBe(reason);
    });

    it('where nobody answers is taken back again later, and where the adapter cannot, it is too late', async () => {
      const id = await submitted();
      const instructionId = await cancel(id);
      await sendCancel(
        new TestProvider({ cancel: () => Promise.reject(new Unknown('no answer')) }),
        instructionId,
      );
      expect(await cancelStatus(instructionId)).toMatchObject({ status: 'pending', attempts: 1 });
      pass(60_000);
      await sendCancel(new TestProvider(), instructionId);
      expect(await cancelStatus(instructionId)).toMatchObject({ status: 'done' });
      expect(await statusOf(id)).toBe('submitted, order taken');
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
