import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { eachDatabase } from '../testing/databases/databases.ts';
import { readPayout, submitPayout } from '../testing/worlds/submit-payout.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { testWorker, type TestWorker } from '../testing/worlds/test-worker.ts';

/** No look comes but the first. */
const SELDOM = { paced: () => 3_600_000 };

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  let worker: TestWorker;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = Date.UTC(2026, 2, 1);
  });

  afterEach(() => worker.stop());

  describe('a worker that does not look', () => {
    const settled = async (ids: readonly string[]): Promise<void> => {
      await vi.waitFor(
        async () => {
          for (const id of ids) expect((await readPayout(test, id)).payout.status).toBe('settled');
        },
        { interval: 20 },
      );
    };

    it.each([
      ['one payout', 1],
      ['more payouts than it has places', 150],
    ])('takes %s to the end, commit by commit', async (_what, count) => {
      const tenants = [await test.newTenant(100_000_000n), await test.newTenant(100_000_000n)];
      worker = testWorker(test, { processes: SELDOM });
      worker.start();
      await vi.waitFor(() => expect(worker.loops[0]?.completedAt).not.toBeNull());
      const turns = Array.from({ length: count }, (_, index) => tenants[index % 2] ?? '');
      await settled(await Promise.all(turns.map((tenantId) => submitPayout(test, tenantId, '1.00'))));
      expect(test.faults).toEqual([]);
    });
  });
});
