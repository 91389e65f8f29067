import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schema } from '../contract/operation-types.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

const CLOCK = '/v1/sandbox/clock';
const STEP_MS = 1000;
const HOUR = 3600;

/** A Sunday on which summer time ends in Sydney, at three in the morning. */
const START = '2030-04-06T00:00:00.000Z';

const after = (start: string, ms: number): string => new Date(Date.parse(start) + ms).toISOString();

withServer(
  ({ server, startAnother }) => {
    let tenant: TestTenant;

    beforeEach(async () => {
      tenant = await server().newTenant();
      await tenant.fund('1000.00');
    });

    const set = (body: object): Promise<TestReply> => tenant.request('POST', CLOCK, { body });

    async function clockAfter(body: object): Promise<Schema<'ClockState'>> {
      const state = await tenant.post<Schema<'ClockState'>>(CLOCK, body);
      const read = await tenant.get<Schema<'ClockState'>>(CLOCK);
      expect(read.frozen).toBe(state.frozen);
      if (state.frozen) expect(read).toEqual(state);
      return state;
    }

    const historyOf = async (id: string): Promise<string[]> =>
      (await tenant.payout(id)).statusHistory.map(({ status, at }) => `${status} ${at}`);

    it('runs with the time of day until somebody sets it', async () => {
      const before = server().service.clock();
      const { now, frozen } = await tenant.get<Schema<'ClockState'>>(CLOCK);
      const after = server().service.clock();
      expect(frozen).toBe(false);
      expect(Date.parse(now)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(now)).toBeLessThanOrEqual(after);
    });

    it('stands where it is frozen, and what is made has that moment', async () => {
      expect(await clockAfter({ frozenAt: '2030-04-06T11:00:00+11:00' })).toEqual({
        now: START,
        frozen: true,
      });
      const payout = await tenant.newPayout();
      expect([payout.createdAt, payout.acceptedAt]).toEqual([START, START]);
      expect((await tenant.balance()).asOf).toBe(START);
      expect((await tenant.newBeneficiary()).createdAt).toBe(START);
    });

    it('lets nothing fall due while it stands', async () => {
      await clockAfter({ frozenAt: START });
      const { id } = await tenant.newPayout();
      server().passTime(60_000);
      await tenant.settle();
      expect(await historyOf(id)).toEqual([`accepted ${START}`]);
      await clockAfter({ advanceSeconds: 0 });
      expect(await historyOf(id)).toEqual([`accepted ${START}`]);
    });

    it('runs each step at its own due moment, however far it is taken', async () => {
      await clockAfter({ frozenAt: START });
      const first = await tenant.newPayout({ amount: '10.00' });
      expect(await clockAfter({ advanceSeconds: 1 })).toEqual({ now: after(START, STEP_MS), frozen: true });
      const second = await tenant.newPayout({ amount: '20.02' });
      expect(await historyOf(first.id)).toEqual([`accepted ${START}`, `submitted ${after(START, STEP_MS)}`]);
      expect((await clockAfter({ advanceSeconds: 30 * 24 * HOUR })).now).toBe(
        after(START, STEP_MS + 30 * 24 * HOUR * 1000),
      );
      expect(await historyOf(first.id)).toEqual([
        `accepted ${START}`,
        `submitted ${after(START, STEP_MS)}`,
        `settled ${after(START, 2 * STEP_MS)}`,
      ]);
      expect(await historyOf(second.id)).toEqual([
        `accepted ${after(START, STEP_MS)}`,
        `submitted ${after(START, 2 * STEP_MS)}`,
        `returned ${after(START, 3 * STEP_MS)}`,
      ]);
      const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions');
      const moments = data.map(({ occurredAt }) => occurredAt);
      expect(moments).toEqual([...moments].sort().reverse());
      expect(moments[0]).toBe(after(START, 3 * STEP_MS));
    });

    it('takes what falls due at the target with it, and nothing behind it', async () => {
      await clockAfter({ frozenAt: START });
      const { id } = await tenant.newPayout();
      await clockAfter({ frozenAt: after(START, 2 * STEP_MS - 1) });
      expect((await tenant.payout(id)).status).toBe('submitted');
      await clockAfter({ frozenAt: after(START, 2 * STEP_MS) });
      expect((await tenant.payout(id)).status).toBe('settled');
    });

    it.each(['failed', 'settled', 'returned'])(
      'brings nothing more for a payout that a control call took over from the bank, as %s',
      async (to) => {
        await clockAfter({ frozenAt: START });
        const { id } = await tenant.newPayout();
        await clockAfter({ advanceSeconds: 1 });
        expect((await tenant.payout(id)).status).toBe('submitted');
        const taken = await tenant.post(`/v1/sandbox/operations/${id}/advance`, { to });
        const figures = await tenant.figures();
        await clockAfter({ advanceSeconds: HOUR });
        expect(await tenant.payout(id)).toEqual(taken);
        expect(await tenant.figures()).toBe(figures);
      },
    );

    it('never goes back', async () => {
      await clockAfter({ frozenAt: START });
      for (const frozenAt of [
        '2030-04-05T23:59:59.999Z',
        '2030-04-06T10:00:00+11:00',
        '1999-01-01T00:00:00Z',
      ]) {
        expect(answerOf(await set({ frozenAt }))).toBe('409 invalid_state');
      }
      expect(answerOf(await set({ frozenAt: '2999-12-31T23:59:59-12:00' }))).toBe('409 invalid_state');
      expect(await tenant.get(CLOCK)).toEqual({ now: START, frozen: true });
      expect(answerOf(await set({ frozenAt: START }))).toBe('200');
    });

    it('runs on from where it stood, and keeps its lead', async () => {
      await clockAfter({ frozenAt: START });
      const { id } = await tenant.newPayout();
      const since = server().service.clock();
      const { now, frozen } = await clockAfter({ running: true });
      const passedMs = server().service.clock() - since;
      expect(frozen).toBe(false);
      expect(Date.parse(now)).toBeGreaterThanOrEqual(Date.parse(START));
      expect(Date.parse(now) - Date.parse(START)).toBeLessThanOrEqual(passedMs);
      server().passTime(60_000);
      await tenant.settle();
      expect((await tenant.payout(id)).status).toBe('submitted');
      server().passTime(STEP_MS);
      await tenant.settle();
      expect((await tenant.payout(id)).status).toBe('settled');
      const moved = await clockAfter({ advanceSeconds: HOUR });
      expect(moved.frozen).toBe(false);
      expect(Date.parse(moved.now)).toBeGreaterThanOrEqual(Date.parse(START) + (HOUR + 61) * 1000);
    });

    it('moves once for one idempotency key', async () => {
      await clockAfter({ frozenAt: START });
      const request = { body: { advanceSeconds: 10 }, idempotencyKey: 'ten seconds' };
      const replies = await Promise.all([1, 2, 3].map(() => tenant.request('POST', CLOCK, request)));
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await tenant.get(CLOCK)).toEqual({ now: after(START, 10_000), frozen: true });
    });

    it('is the clock of its tenant alone', async () => {
      const other = await server().newTenant();
      await clockAfter({ frozenAt: START });
      expect((await other.get<Schema<'ClockState'>>(CLOCK)).frozen).toBe(false);
      expect((await other.fund('1.00')).occurredAt < START).toBe(true);
    });

    it('is not the clock of keys and of stored replies', async () => {
      const expiresAt = server().service.clock() + 60_000;
      const key = await server().newKey(tenant.clientId, { expiresAt });
      const request = { body: { type: 'aud_account' }, idempotencyKey: 'an instrument' };
      const first = await tenant.request('POST', '/v1/treasury/funding-instruments', request);
      await clockAfter({ advanceSeconds: 315_360_000 });
      expect((await tenant.request('GET', CLOCK, { key })).status).toBe(200);
      const again = await tenant.request('POST', '/v1/treasury/funding-instruments', request);
      expect(again.text).toBe(first.text);
    });

    it('releases a hold-back when its time has come', async () => {
      await tenant.configure({ returns: { holdbackBps: 1_000, timeoutSeconds: HOUR } });
      await clockAfter({ frozenAt: START });
      await tenant.fund('100.05');
      expect(await tenant.figures()).toBe('1090.05/10.00/0.00');
      await clockAfter({ advanceSeconds: HOUR - 1 });
      expect(await tenant.figures()).toBe('1090.05/10.00/0.00');
      await clockAfter({ advanceSeconds: 24 * HOUR });
      expect(await tenant.figures()).toBe('1100.05/0.00/0.00');
      const { data } = await tenant.get<{ data: Schema<'Movement'>[] }>('/v1/treasury/transactions?limit=1');
      expect(data).toMatchObject([
        {
          kind: 'funding_hold_released',
          availableDelta: '10.00',
          reservedDelta: '-10.00',
          occurredAt: after(START, HOUR * 1000),
        },
      ]);
    });

    it('begins the days and months of limits in Sydney', async () => {
      const rule = { operation: 'payout', asset: 'AUD', window: 'month', maximum: '25.00', action: 'reject' };
      await tenant.configure({ limits: { beneficiaryDailyMaximum: 1_000, rules: [rule] } });
      const { id: beneficiaryId } = await tenant.newBeneficiary();
      let order = 0;
      const pay = async (): Promise<string> => {
        const externalReference = `order ${(order += 1)}`;
        const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference };
        return answerOf(await tenant.request('POST', '/v1/treasury/payouts', { body }));
      };
      // Midnight in Sydney is 13:00 UTC before summer time ends, and 14:00 UTC after it.
      const turns = [
        ['2030-04-06T12:59:59.999Z', '201'],
        ['2030-04-06T13:00:00.000Z', '201'],
        ['2030-04-07T13:59:59.999Z', '422 limit_exceeded'],
        ['2030-04-07T14:00:00.000Z', '422 limit_exceeded'],
        ['2030-04-30T13:59:59.999Z', '422 limit_exceeded'],
        ['2030-04-30T14:00:00.000Z', '201'],
      ] as const;
      for (const [frozenAt, answer] of turns) {
        await clockAfter({ frozenAt });
        expect([frozenAt, await pay()]).toEqual([frozenAt, answer]);
      }
    });

    describe('while workers run', () => {
      it('settles by itself, a step at a time', async () => {
        const another = await startAnother({ variables: { CORRIDOR_STEP_MS: '50' } });
        another.service.worker.start();
        // The clock of the other server, by which its own tenants were made, is ahead.
        const own = await another.newTenant();
        await own.adjust('AUD', '100');
        const { secretKey: key } = own;
        const { id: beneficiaryId } = await own.newBeneficiary();
        const body = { beneficiaryId, amount: '10.00', currency: 'AUD', externalReference: 'order' };
        const { body: created } = await another.request('POST', '/v1/treasury/payouts', { key, body });
        const payout = await vi.waitFor(async () => {
          const found = await own.payout(String(created['id']));
          expect(found.status).toBe('settled');
          return found;
        });
        expect(payout.statusHistory.map(({ status }) => status)).toEqual([
          'accepted',
          'submitted',
          'settled',
        ]);
        const [accepted, submitted, settled] = payout.statusHistory.map(({ at }) => Date.parse(at));
        expect(submitted! - accepted!).toBeGreaterThanOrEqual(50);
        // The bank's step runs from its taking the order, a moment before that is recorded.
        expect(settled! - accepted!).toBeGreaterThanOrEqual(100);
        await another.service.worker.stop();
      });

      it('has everything run that fell due before it answers', async () => {
        const another = await startAnother();
        another.service.worker.start();
        await clockAfter({ frozenAt: START });
        const payouts = [];
        for (let turn = 0; turn < 10; turn += 1) payouts.push(await tenant.newPayout());
        await clockAfter({ advanceSeconds: 2 });
        for (const { id } of payouts) {
          expect(await historyOf(id)).toEqual([
            `accepted ${START}`,
            `submitted ${after(START, STEP_MS)}`,
            `settled ${after(START, 2 * STEP_MS)}`,
          ]);
        }
        await another.service.worker.stop();
      });
    });
  },
  { variables: { CORRIDOR_STEP_MS: `${STEP_MS}` } },
);
