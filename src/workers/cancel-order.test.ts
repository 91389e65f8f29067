import { describe, expect, it } from 'vitest';
import { newId } from '../identity/ids.ts';
import { cancelOperation } from '../treasury/operations/review.ts';
import { Unknown } from '../provider-seam/port/provider.ts';
import { eachOrderWorld } from '../testing/worlds/order-world.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { TestProvider } from '../testing/worlds/test-provider.ts';

eachOrderWorld(({ test, tenantId, pass, send, statusOf, checkBooks }) => {
  describe('an order that is taken back', () => {
    async function submitted(): Promise<string> {
      const id = await submitPayout(test, tenantId());
      await send(new TestProvider(), id);
      return id;
    }

    /** What the review door's cancellation gives: an order to take the order back. */
    async function cancel(id: string): Promise<string> {
      const { payout, instruction } = await readPayout(test, id);
      const note = { reviewId: newId('rev'), actor: 'ada', reason: 'The customer asked for it' };
      await test.writeQueue.submit(cancelOperation(payout, note));
      const again = test.writeQueue.submit(cancelOperation(payout, { ...note, reviewId: newId('rev') }));
      await expect(again).rejects.toMatchObject({ code: 'invalid_state' });
      return instruction!.id;
    }

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
      await send(bank, instructionId, 'cancel');
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
      await send(
        new TestProvider({ cancel: () => Promise.reject(new Unknown('no answer')) }),
        instructionId,
        'cancel',
      );
      expect(await cancelStatus(instructionId)).toMatchObject({ status: 'pending', attempts: 1 });
      pass(60_000);
      await send(new TestProvider(), instructionId, 'cancel');
      expect(await cancelStatus(instructionId)).toMatchObject({ status: 'done' });
      expect(await statusOf(id)).toBe('submitted, order taken');
    });
  });

  it('leaves sound books', () => checkBooks());
});
