import { beforeAll, describe, expect, it } from 'vitest';
import { DUE_KINDS } from '../capabilities.ts';
import { findDueDeliveries, keepDelivery } from '../provider-seam/inbox/delivery-table.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { fillDueWork } from '../testing/worlds/fill-due-work.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { findReadyWork } from './due-work.ts';

const PRESENT = Date.UTC(2026, 2, 1);

const WAITED_MS = 30_000;

const stream = { provider: 'bank', adapter: 'simulated' } as const;

eachDatabase((_dialect, open) => {
  let test: TestWriteQueue;
  const clock = (): number => PRESENT;

  beforeAll(async () => {
    test = createTestWriteQueue(await open());
    test.clock.now = PRESENT;
    const counts = { absent: 2, later: 2, standing: 2 };
    await fillDueWork(test.database, await test.newTenant(), PRESENT, { ...counts, ready: 2, since: 31_000 });
    const none = { absent: 0, later: 0, standing: 0 };
    await fillDueWork(test.database, await test.newTenant(), PRESENT, { ...none, ready: 2, since: 29_000 });
  });

  /** The orders that are left lying, by what they are called after. */
  const lying = async (...names: readonly 'bank'[]): Promise<string[]> => {
    const callable = names.map((name) => ({ name, adapter: 'simulated' }));
    const query = { kinds: DUE_KINDS, clock, callable, isSimulated: true, waitedMs: WAITED_MS };
    const found = await findReadyWork(test.database, query);
    return found.flatMap(({ kind, id }) => (kind === 'instruction' ? [id.split('_')[0] ?? ''] : []));
  };

  describe('work that is left lying', () => {
    it('is due for longer than it may wait; no clock stands before it, and its provider is connected', async () => {
      expect(await lying('bank')).toEqual(['ready', 'ready']);
    });

    it('is none of a provider that is not to be called now', async () => {
      expect(await lying()).toEqual([]);
    });

    it('is a message of its own adapter that has waited for longer, and no younger one', async () => {
      const keep = async (agoMs: number, adapter: string): Promise<void> => {
        test.clock.now = PRESENT - agoMs;
        const delivery = { ...stream, adapter, headers: [], body: '', receivedAt: PRESENT };
        await test.writeQueue.submit(keepDelivery(delivery));
      };
      const find = () => findDueDeliveries(test.database, stream, clock, 8, WAITED_MS);
      await keep(29_000, 'simulated');
      await keep(31_000, 'another');
      expect(await find()).toEqual([]);
      await keep(31_000, 'simulated');
      expect(await find()).toHaveLength(1);
    });
  });
});
