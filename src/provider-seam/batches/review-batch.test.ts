import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows, selectMatching } from '../../db/statements/rows.ts';
import { newId } from '../../identity/ids.ts';
import { listReviews } from '../../operator/list-reviews.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import type { ReviewNote } from '../../writes/review.ts';
import { deliverByHand } from './review.ts';
import { type Batch, batchRailsTable, batchesTable } from './table.ts';

const newNote = (): ReviewNote => ({ reviewId: newId('rev'), actor: 'ada', reason: 'Sent by the portal' });

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let made = 0;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = 10_000;
  });

  /** A batch that was handed over three times in vain, on a rail of its own. */
  async function newBatch(status: Batch['status']): Promise<Batch> {
    const rail = `rail ${(made += 1)}`;
    const id = `batch ${made}`;
    const batch: Batch = {
      id,
      provider: 'bank',
      adapter: 'files',
      rail,
      cutOffAt: 1_000,
      status,
      sequence: 1,
      name: `${rail} 1`,
      digest: 'ab',
      orderCount: 2,
      totalMinor: 300n,
      attempts: 3,
      asks: 0,
      failureCode: null,
      reason: null,
      dueAt: 9_000,
      leaseToken: 'a worker',
      leaseUntil: 90_000,
      openedAt: 1_000,
      closedAt: 2_000,
      deliveredAt: null,
      acknowledgedAt: null,
      endedAt: null,
    };
    await insertRows(test.database.writer, batchesTable, [batch]);
    const known = { adapter: 'files', rail, lastSequence: 1, openBatchId: id };
    await insertRows(test.database.writer, batchRailsTable, [known]);
    return batch;
  }

  const waiting = async (id: string): Promise<unknown> =>
    (await listReviews(test.database.reader, { limit: 100 })).data.find((each) => each.id === id);

  describe.each(['closed', 'asking'] as const)('a batch that is %s', (status) => {
    it('is handed over by hand, once: it is watched, its rail is free, and no worker holds it', async () => {
      const { id, rail } = await newBatch(status);
      expect(await waiting(id)).toMatchObject({ actions: ['deliver'] });
      const note = newNote();
      expect(await test.writeQueue.submit(deliverByHand(id, note))).toBe('delivered');
      expect(await test.writeQueue.submit(deliverByHand(id, note))).toBe('delivered');
      await expect(test.writeQueue.submit(deliverByHand(id, newNote()))).rejects.toMatchObject({
        code: 'invalid_state',
      });
      const [batch] = await selectMatching(test.database.reader, batchesTable, [{ id }]);
      expect(batch).toMatchObject({ status: 'delivered', deliveredAt: 10_000, leaseToken: null });
      const [known] = await selectMatching(test.database.reader, batchRailsTable, [{ rail }]);
      expect(known).toMatchObject({ lastSequence: 1, openBatchId: null });
      const reviews: unknown = await test.database.reader('reviews').where({ subject: id });
      expect(reviews).toMatchObject([{ action: 'deliver', actor: 'ada', tenant_id: null }]);
      expect(await waiting(id)).toBeUndefined();
    });
  });

  it.each(['gathering', 'delivered', 'acknowledged', 'refused'] as const)(
    'a batch that is %s is not handed over by hand',
    async (status) => {
      const { id } = await newBatch(status);
      const write = test.writeQueue.submit(deliverByHand(id, newNote()));
      await expect(write).rejects.toMatchObject({ code: 'invalid_state' });
    },
  );
});
