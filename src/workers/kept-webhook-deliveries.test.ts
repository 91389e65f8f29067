import { describe, expect, it } from 'vitest';
import { DAY_MS, START, eachRetention, pruneAt } from '../testing/worlds/test-retention.ts';
import { deliveriesOf, postingWorker, publishEvents, subscribe } from '../testing/worlds/webhook-world.ts';
import { makeWebhookDeliveries } from '../webhooks/deliveries/make-deliveries.ts';

eachRetention((test) => {
  describe('a delivery', () => {
    it('goes with its event, its attempts with it, whatever became of it', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      const { id } = await subscribe(test, tenantId, { url: 'http://127.0.0.1:1/' });
      await publishEvents(test, tenantId, 60);
      const { worker } = postingWorker(test);
      worker.start();
      await expect
        .poll(async () => (await deliveriesOf(test, id)).some(({ attemptCount }) => attemptCount > 0))
        .toBe(true);
      await worker.stop();
      test.clock.now = from + DAY_MS;
      const [late] = await publishEvents(test, tenantId);
      await test.writeQueue.submit(makeWebhookDeliveries(tenantId, late!));
      const before = await deliveriesOf(test, id);
      await pruneAt(test, from + 30 * DAY_MS);
      expect(await deliveriesOf(test, id)).toHaveLength(before.length);
      await pruneAt(test, from + 30 * DAY_MS + 1);
      expect((await deliveriesOf(test, id)).map(({ eventId }) => eventId)).toEqual([late]);
      const attempts = await test.database.reader('webhook_attempts').where({ tenant_id: tenantId });
      expect(attempts).toEqual([]);
      await pruneAt(test, from + 31 * DAY_MS + 1);
      expect(await deliveriesOf(test, id)).toEqual([]);
      // Of what is gone, nothing is to be done any more.
      const line: unknown = await test.database.reader('webhook_lines').where({ webhook_id: id }).first();
      expect(line).toMatchObject({ due_at: null, held_until: null });
      expect(test.faults).toEqual([]);
    });
  });
});
