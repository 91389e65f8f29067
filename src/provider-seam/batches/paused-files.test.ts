import { beforeEach, describe, expect, it } from 'vitest';
import { type BatchWorld, CUT_OFF, eachBatchWorld, HOUR } from '../../testing/worlds/batch-world.ts';
import { Retry } from '../port/provider.ts';

eachBatchWorld((given) => {
  let world: BatchWorld;

  beforeEach(() => {
    world = given();
  });

  const statuses = async (): Promise<string[]> => (await world.batches()).map(({ status }) => status);

  describe('while the bank is paused', () => {
    it('no file is made, and after that one is', async () => {
      const id = await world.waitingPayout();
      world.now = CUT_OFF;
      world.isPaused = true;
      await world.rounds(4);
      expect([await statuses(), world.bank.deliveries]).toEqual([[], []]);
      expect(await world.statusOf(id)).toBe('accepted, order pending');
      world.isPaused = false;
      await world.rounds(4);
      expect(world.bank.deliveries).toEqual(['direct_entry-000001']);
      expect(await world.statusOf(id)).toBe('submitted, order taken');
    });

    it('a file that is made is not delivered', async () => {
      await world.waitingPayout();
      world.now = CUT_OFF;
      world.bank.fault = { side: 'before', error: new Retry('busy') };
      await world.rounds(2);
      expect(await statuses()).toEqual(['closed']);
      const tried = world.bank.deliveries.length;
      world.isPaused = true;
      world.now += HOUR / 2;
      await world.rounds(4);
      expect([await statuses(), world.bank.deliveries.length]).toEqual([['closed'], tried]);
      world.isPaused = false;
      await world.rounds(4);
      expect(world.bank.deliveries).toHaveLength(tried + 1);
      expect(await statuses()).not.toContain('closed');
    });
  });
});
