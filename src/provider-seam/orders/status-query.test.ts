import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { eachOrderWorld } from '../../testing/worlds/order-world.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { TestProvider, type TestProviderOptions } from '../../testing/worlds/test-provider.ts';
import { approveOperation, rejectOperation } from '../../treasury/operations/review.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { type Report, Retry, Unknown } from '../port/provider.ts';
import { queryStatus } from './status-query.ts';

const RETRY_LIMIT = 3;

eachOrderWorld(({ test, tenantId, now, pass, dueOf, calling, send, orderOf, statusOf, checkBooks }) => {
  beforeAll(async () => {
    const returns = { retryLimit: RETRY_LIMIT };
    await test.writeQueue.submit(setConfiguration(tenantId(), { returns }, 'test', 'test'));
  });

  /** Asks at the moment at which it is due. */
  async function ask(bank: TestProvider, id: string): Promise<void> {
    test.clock.now = (await orderOf(id)).askAt ?? NaN;
    await queryStatus(calling(), bank, dueOf(id));
  }

  /** A bank whose first call comes to nothing, after it took the order or before. */
  function losing(took: 'after' | 'before', options: TestProviderOptions = {}): TestProvider {
    let calls = 0;
    return new TestProvider({
      ...options,
      carryOut: (_order, take) => {
        calls += 1;
        if (calls > 1) return Promise.resolve(take());
        if (took === 'after') take();
        return Promise.reject(new Unknown('the connection broke'));
      },
    });
  }

  /** A provider that says of every order that these became of it. */
  const saying =
    (...said: readonly Report['says'][]): NonNullable<TestProviderOptions['queryStatus']> =>
    ({ instructionId, subject }) =>
      Promise.resolve(
        said.map((says) => ({ eventId: `${says} ${subject}`, about: { instructionId }, says })),
      );

  const noteOf = (reason: string) => ({ reviewId: newId('rev'), actor: 'Ada', reason });

  const openAlarms = (kind: string, subject: string): Promise<unknown[]> =>
    test.database.reader<object>('alarms').where({ kind, subject, cleared_at: null });

  describe('a call that came to nothing', () => {
    it('after the provider took the order is found out about, and never sent again', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = losing('after');
      await send(bank, id);
      await ask(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
      pass(3_600_000);
      await send(bank, id);
      expect(bank.sent).toEqual([id]);
      expect([...bank.executed.values()]).toEqual([1]);
    });

    it('before the provider took the order is sent again, and taken once', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = losing('before');
      await send(bank, id);
      await ask(bank, id);
      expect(await statusOf(id)).toBe('accepted, order pending');
      await send(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
      expect(bank.sent).toEqual([id, id]);
      expect([...bank.executed.values()]).toEqual([1]);
    });

    it('is settled by the reports that the provider tells of it', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = losing('after', {
        queryStatus: saying('submitted', 'settled'),
      });
      await send(bank, id);
      await ask(bank, id);
      expect(await statusOf(id)).toBe('settled, order done');
    });

    it('is asked about again after 2, 4, 8 seconds …, ten minutes at most', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = losing('after', { queryStatus: () => Promise.reject(new Retry('nobody is there')) });
      await send(bank, id);
      const waits: number[] = [];
      for (let asks = 0; asks < 12; asks += 1) {
        waits.push(((await orderOf(id)).askAt ?? 0) - now());
        await queryStatus(calling(), bank, dueOf(id));
        expect(bank.asked).toHaveLength(asks);
        await ask(bank, id);
        expect(bank.asked).toHaveLength(asks + 1);
      }
      const seconds = [2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600, 600];
      expect(waits).toEqual(seconds.map((each) => each * 1000));
    });
  });

  describe('a provider that does not say what became of an order', () => {
    const silent = (): TestProvider =>
      losing('after', { queryStatus: () => Promise.reject(new Unknown('it answered 503')) });

    /** An order that was asked about in vain, as often as the configuration allows. */
    async function unknown(bank: TestProvider): Promise<string> {
      const id = await submitPayout(test, tenantId());
      await send(bank, id);
      for (let asks = 0; asks < RETRY_LIMIT; asks += 1) await ask(bank, id);
      return id;
    }

    it('has the operation held with an alarm, is asked on, and nothing is approved meanwhile', async () => {
      const bank = silent();
      const id = await unknown(bank);
      const { payout } = await readPayout(test, id);
      expect(payout).toMatchObject({ status: 'held', holdReason: 'provider_unknown' });
      expect(await openAlarms('order_unknown', id)).toHaveLength(1);
      await ask(bank, id);
      expect(bank.asked).toHaveLength(RETRY_LIMIT + 1);
      expect((await readPayout(test, id)).payout.version).toBe(payout.version);
      const note = noteOf('it must be');
      await expect(
        test.writeQueue.submit(approveOperation({ tenantId: tenantId(), operationId: id }, note)),
      ).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('is believed from held when it answers again', async () => {
      const id = await unknown(silent());
      const answering = new TestProvider({ queryStatus: saying('settled') });
      await ask(answering, id);
      expect(await statusOf(id)).toBe('settled, order done');
      expect(await openAlarms('order_unknown', id)).toEqual([]);
    });

    it('lets the operation be approved, and the order be sent again, once it has said that it is absent', async () => {
      const id = await unknown(silent());
      const bank = new TestProvider();
      await ask(bank, id);
      expect(await statusOf(id)).toBe('held, order withdrawn');
      expect(await openAlarms('order_unknown', id)).toEqual([]);
      const note = noteOf('it is not there');
      await test.writeQueue.submit(approveOperation({ tenantId: tenantId(), operationId: id }, note));
      expect(await statusOf(id)).toBe('accepted, order pending');
      await send(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it('may have carried out what was rejected: that becomes a late execution', async () => {
      const id = await unknown(silent());
      const note = noteOf('we do not wait');
      await test.writeQueue.submit(rejectOperation({ tenantId: tenantId(), operationId: id }, note));
      expect(await statusOf(id)).toBe('failed, order asking');
      const busy = new TestProvider({ queryStatus: () => Promise.resolve('in_progress') });
      await ask(busy, id);
      expect(await statusOf(id)).toBe('failed, order taken');
      await ask(new TestProvider({ queryStatus: saying('settled') }), id);
      const { payout } = await readPayout(test, id);
      expect(payout.adjustments).toMatchObject([{ kind: 'late_execution' }]);
      expect(await statusOf(id)).toBe('failed, order done');
    });

    it('and then has never had it, as often as it may be tried, leaves it to a review', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = new TestProvider({ carryOut: () => Promise.reject(new Unknown('it answered 500')) });
      for (let attempt = 1; attempt <= RETRY_LIMIT; attempt += 1) {
        await send(bank, id);
        await ask(bank, id);
      }
      expect(bank.sent).toHaveLength(RETRY_LIMIT);
      expect(await statusOf(id)).toBe('held, order withdrawn');
      expect((await readPayout(test, id)).payout.holdReason).toBe('provider_unreachable');
    });
  });

  describe('an order that its provider has', () => {
    it('is watched after 1, 5 and 15 minutes, then each hour, until its operation has come to rest', async () => {
      const id = await submitPayout(test, tenantId());
      const bank = new TestProvider();
      await send(bank, id);
      const waits: number[] = [];
      for (let asks = 0; asks < 5; asks += 1) {
        waits.push(((await orderOf(id)).askAt ?? 0) - now());
        await ask(bank, id);
      }
      expect(waits).toEqual([1, 5, 15, 60, 60].map((minutes) => minutes * 60_000));
      const settled = new TestProvider({ queryStatus: saying('settled') });
      await ask(settled, id);
      expect(await statusOf(id)).toBe('settled, order done');
      expect((await orderOf(id)).askAt).toBeNull();
    });

    it('is never sent again, though the provider says that it has it no more: somebody has to look', async () => {
      const id = await submitPayout(test, tenantId());
      await send(new TestProvider(), id);
      const forgetful = new TestProvider();
      await ask(forgetful, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
      expect(await openAlarms('order_stuck', id)).toHaveLength(1);
    });

    it('is asked about by one worker at a time, and by another after its lease', async () => {
      const id = await submitPayout(test, tenantId());
      await send(new TestProvider(), id);
      test.clock.now = (await orderOf(id)).askAt ?? NaN;
      const second = new TestProvider({ queryStatus: saying('settled') });
      const first = new TestProvider({
        queryStatus: async () => {
          await queryStatus(calling(), second, dueOf(id));
          expect(second.asked).toEqual([]);
          pass(20_000);
          await queryStatus(calling(), second, dueOf(id));
          return 'absent';
        },
      });
      await queryStatus(calling(), first, dueOf(id));
      expect(await statusOf(id)).toBe('settled, order done');
      expect(await openAlarms('order_stuck', id)).toEqual([]);
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkBooks();
    expect(test.faults).toEqual([]);
  });
});
