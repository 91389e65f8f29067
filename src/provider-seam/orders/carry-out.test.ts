import { describe, expect, it } from 'vitest';
import { newId } from '../../identity/ids.ts';
import { advanceOperation } from '../../sandbox/advance-operation.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { increment } from '../../testing/worlds/increment.ts';
import { eachOrderWorld } from '../../testing/worlds/order-world.ts';
import { readPayout, submitPayout } from '../../testing/worlds/submit-payout.ts';
import { TestProvider, bankThat, throwingBank } from '../../testing/worlds/test-provider.ts';
import { aboutOperation } from '../../treasury/operations/provider-messages.ts';
import type { OperationStatus } from '../../treasury/operations/table.ts';
import { setConfiguration } from '../../treasury/policy/set-configuration.ts';
import { takeReport } from '../inbox/decide-report.ts';
import { Refused, Retry } from '../port/provider.ts';

eachOrderWorld(({ test, tenantId, now, pass, send, statusOf, checkBooks }) => {
  const unreachable = (): TestProvider => throwingBank(new Retry('nobody is there'));

  const moveTo = (id: string, to: OperationStatus) =>
    test.writeQueue.submit(
      handlerWrite(advanceOperation, { path: { id }, query: {}, body: { to } }, tenantId()),
    );

  /** The review's approval, as a provider reports it: the order is given anew. */
  async function releaseFromReview(id: string): Promise<void> {
    await test.writeQueue.submit(
      takeReport({
        tenantId: tenantId(),
        source: { provider: 'bank', adapter: 'simulated' },
        subject: aboutOperation(id),
        eventId: newId('evt'),
        report: { says: 'accepted' },
      }),
    );
  }

  describe('an order to the bank', () => {
    it('that the bank takes is submitted under an identity of its own, and watched', async () => {
      const id = await submitPayout(test, tenantId(), '12.30');
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
          tenantId: tenantId(),
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
        askAt: now() + 60_000,
      });
      await send(bank, id);
      expect(bank.sent).toHaveLength(1);
    });

    it('that the bank refuses fails, and its money is there again', async () => {
      const before = await test.database.reader('balances').where({ tenant_id: tenantId(), asset: 'AUD' });
      const id = await submitPayout(test, tenantId());
      expect(await send(throwingBank(new Refused('account_closed', 'It is closed.')), id)).toEqual([]);
      const { payout } = await readPayout(test, id);
      const failure = { failureCode: 'account_closed', failureMessage: 'It is closed.' };
      expect(payout).toMatchObject({ status: 'failed', ...failure });
      expect(await statusOf(id)).toBe('failed, order done');
      expect(await test.database.reader('balances').where({ tenant_id: tenantId(), asset: 'AUD' })).toEqual(
        before,
      );
    });

    it('that is done at once has its reports applied', async () => {
      const id = await submitPayout(test, tenantId());
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
      const id = await submitPayout(test, tenantId());
      const bank = bankThat(async (_order, take) => {
        await test.writeQueue.submit(increment(tenantId()));
        return take();
      });
      await send(bank, id);
      expect(await statusOf(id)).toBe('submitted, order taken');
    });

    it.each(['held', 'settled', 'failed'] as const)(
      'is not sent for a payout that became %s',
      async (status) => {
        const id = await submitPayout(test, tenantId());
        await moveTo(id, status);
        const bank = new TestProvider();
        await send(bank, id);
        expect(bank.sent).toEqual([]);
        expect(await statusOf(id)).toBe(`${status}, order withdrawn`);
      },
    );

    it('that one adapter was called for is given to no other', async () => {
      const id = await submitPayout(test, tenantId());
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
      const id = await submitPayout(test, tenantId());
      const bank = unreachable();
      for (const [attempts, waitMs] of [2_000, 4_000, 8_000].entries()) {
        const sentAt = now();
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
      const id = await submitPayout(test, tenantId());
      await send(throwingBank(new Retry('too many requests', 90_000)), id);
      const { instruction } = await readPayout(test, id);
      expect(instruction).toMatchObject({ status: 'pending', dueAt: now() + 90_000 });
    });

    it('has the payout held after as many attempts as the configuration allows, each time it is released', async () => {
      await test.writeQueue.submit(
        setConfiguration(tenantId(), { returns: { retryLimit: 2 } }, 'test', 'test'),
      );
      const id = await submitPayout(test, tenantId());
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

  it('leaves sound books', () => checkBooks());
});
