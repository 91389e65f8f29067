import { describe, expect, it } from 'vitest';
import { createTenant } from '../access/tenants/create-tenant.ts';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import { OPERATOR } from '../identity/actor.ts';
import { newId } from '../identity/ids.ts';
import { countIncrements, increment } from '../testing/worlds/increment.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import type { Write } from './write.ts';

eachDatabase((_dialect, open) => {
  /** A write queue whose decisions take as long as the test says, and the sizes of its groups. */
  function slowWriteQueue(database: Database): {
    test: TestWriteQueue;
    sizes: number[];
    slowly: <R>(w: Write<R>) => Write<R>;
    setMs: (ms: number) => void;
  } {
    let now = 0;
    let eachMs = 0;
    const sizes: number[] = [];
    const watch = {
      deciding: () => undefined,
      groupEnded: ({ waitedMs }: { waitedMs: readonly number[] }) => void sizes.push(waitedMs.length),
      refused: () => undefined,
    };
    const test = createTestWriteQueue(database, { watch, decidingClock: () => now });
    return {
      test,
      sizes,
      setMs: (ms) => {
        eachMs = ms;
      },
      slowly: (write) => ({
        ...write,
        decide: (loaded, context) => {
          now += eachMs;
          return write.decide(loaded, context);
        },
      }),
    };
  }

  it('a group takes no more writes once it has decided for 5 ms, and the rest goes into the next groups, in its order', async () => {
    const { test, sizes, slowly, setMs } = slowWriteQueue(await open());
    const tenantId = await test.newTenant();
    sizes.length = 0;
    setMs(2);
    const replies = await test.submitAll(Array.from({ length: 10 }, () => slowly(increment(tenantId))));
    expect(replies).toEqual(Array.from({ length: 10 }, (_, index) => BigInt(index + 1)));
    expect(sizes).toEqual([3, 3, 3, 1]);
    expect(await countIncrements(test.database.reader, tenantId)).toBe(10n);
    expect(test.faults).toEqual([]);
  });

  it('a decision that takes longer is a group of its own', async () => {
    const { test, sizes, slowly, setMs } = slowWriteQueue(await open());
    const [one, other] = [await test.newTenant(), await test.newTenant()];
    sizes.length = 0;
    setMs(100);
    const writes = [one, other, one, other].map((tenantId) => slowly(increment(tenantId)));
    expect(await test.submitAll(writes)).toEqual([1n, 1n, 2n, 2n]);
    expect(sizes).toEqual([1, 1, 1, 1]);
  });

  describe('accounts that are created together', () => {
    const creation = (index: number) =>
      createTenant(
        { name: `Account ${index}`, environment: 'sandbox', createdBy: 'test', actor: OPERATOR },
        newId,
        Date.UTC(2026, 2, 1),
      );

    /** Those of the accounts that have a wallet. */
    const known = async (
      { test }: ReturnType<typeof slowWriteQueue>,
      writes: readonly { readonly tenantId: string }[],
    ): Promise<number> => {
      const wallets = test.database.reader('wallets');
      const ids = writes.map(({ tenantId }) => tenantId);
      return (await wallets.whereIn('tenant_id', ids)).length;
    };

    it('are created whole, also by later groups', async () => {
      const slow = slowWriteQueue(await open());
      slow.setMs(2);
      const creations = [0, 1, 2, 3, 4].map((index) => slow.slowly(creation(index)));
      const made = await slow.test.submitAll(creations);
      expect(slow.sizes).toEqual([3, 2]);
      expect(new Set(made).size).toBe(5);
      expect(await known(slow, creations)).toBe(5);
      expect(slow.test.faults).toEqual([]);
    });

    it('leave nothing of one that is refused', async () => {
      const slow = slowWriteQueue(await open());
      const refused = {
        ...creation(1),
        decide: () => {
          throw new ApiError('invalid_request');
        },
      };
      const kept = creation(0);
      const ends = await Promise.allSettled(
        [kept, refused].map((write) => slow.test.writeQueue.submit(write)),
      );
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
      expect([await known(slow, [kept]), await known(slow, [refused])]).toEqual([1, 0]);
    });
  });

  it('decisions that take no time share one group', async () => {
    const { test, sizes, slowly } = slowWriteQueue(await open());
    const tenantId = await test.newTenant();
    sizes.length = 0;
    await test.submitAll(Array.from({ length: 100 }, () => slowly(increment(tenantId))));
    expect(sizes).toEqual([100]);
  });
});
