import { describe, expect, it } from 'vitest';
import { Refused, Unknown } from '../provider-seam/port/provider.ts';
import { eachOrderWorld } from '../testing/worlds/order-world.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { bankThat, TestProvider, throwingBank } from '../testing/worlds/test-provider.ts';

/** The longest that a call may take, and what it takes to keep its answer. */
const LEASE_MS = 20_000;

eachOrderWorld(({ test, tenantId, now, pass, send, statusOf, checkBooks }) => {
  describe('a call of which nobody knows what became of it', () => {
    it.each<readonly [string, Error, number]>([
      ['an answer that says nothing', new Unknown('it answered 500'), 0],
      ['an error that is none of the three kinds of no', new Error('the adapter is broken'), 1],
    ])('by %s makes the order asking, and sends nothing', async (_what, error, faults) => {
      const id = await submitPayout(test, tenantId());
      const bank = throwingBank(error);
      expect(await send(bank, id)).toHaveLength(faults);
      const { instruction } = await readPayout(test, id);
      expect(instruction).toMatchObject({
        status: 'asking',
        asks: 0,
        askAt: now() + 2_000,
        leaseToken: null,
      });
      pass(3_600_000);
      await send(bank, id);
      expect(bank.sent).toHaveLength(1);
      expect(await statusOf(id)).toBe('accepted, order asking');
    });

    it('ends at its time-out where the adapter ignores its signal, and what it answers then decides nothing', async () => {
      const id = await submitPayout(test, tenantId());
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
      await test.writeQueue.idle();
      expect(await statusOf(id)).toBe('accepted, order asking');
    });

    it('left by a worker that died is asked about before anything is sent', async () => {
      const id = await submitPayout(test, tenantId());
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

  describe('a lease', () => {
    it('keeps a second worker from the order while the first waits for the bank', async () => {
      const id = await submitPayout(test, tenantId());
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
      const id = await submitPayout(test, tenantId());
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
      const id = await submitPayout(test, tenantId());
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

  it('leaves sound books', () => checkBooks());
});
