import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { findBrokenBooks } from '../operator/ledger-command.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { TestWorld } from '../testing/worlds/test-world.ts';
import type { Write } from '../writes/write.ts';
import { eventsTable, publish } from './event.ts';

const HOUR_MS = 3_600_000;

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let other: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    // The second process's clock is an hour behind.
    other = createTestWriteQueue(await open(), { clock: () => Date.now() - HOUR_MS });
  });

  /** Publishes events of one resource; answers the version that each of them told. */
  const publishing = (tenantId: string, objectId: string, versions: readonly number[]): Write<null> =>
    probeWrite(tenantId, {
      decide: (_loaded, context) => ({
        effects: versions.map((version) =>
          publish(context, 'treasury_settings.updated', { tenantId, id: objectId, status: null, version }),
        ),
      }),
    });

  const listNumbers = async (
    tenantId: string,
  ): Promise<[seq: number, objectId: string, version: number][]> => {
    const rows = await database
      .reader<{ seq: string; object_id: string; object_version: string }>('events')
      .where('tenant_id', tenantId)
      .orderBy('seq');
    return rows.map((row) => [Number(row.seq), row.object_id, Number(row.object_version)]);
  };

  describe('the events of a tenant', () => {
    it('are numbered from 1, in the order in which one decision publishes them', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(publishing(tenantId, 'x', [1, 2, 3]));
      await test.writeQueue.submit(publishing(tenantId, 'y', [1]));
      expect(await listNumbers(tenantId)).toEqual([
        [1, 'x', 1],
        [2, 'x', 2],
        [3, 'x', 3],
        [4, 'y', 1],
      ]);
    });

    it('take no number where their decision is refused', async () => {
      const tenantId = await test.newTenant();
      const published = publishing(tenantId, 'x', [1]);
      const broken: Write<null> = {
        ...published,
        decide: (loaded, context) => {
          const { reply, effects } = published.decide(loaded, context);
          return { reply, effects: [...effects, { effect: 'pending', asset: 'AUD', deltaMinor: -1n }] };
        },
      };
      const ends = await Promise.allSettled(
        [broken, published].map((write) => test.writeQueue.submit(write)),
      );
      expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
      expect(await listNumbers(tenantId)).toEqual([[1, 'x', 1]]);
    });

    it('are numbered without a gap and in commit order by two processes whose clocks differ', async () => {
      const tenants = [await test.newTenant(), await test.newTenant()];
      const committed: string[][] = [[], []];
      const faultsBefore = test.faults.length;
      await Promise.all(
        Array.from({ length: 120 }, async (_, index) => {
          // Spread over many groups, so that the processes meet.
          for (let turn = 0; turn < index % 12; turn += 1)
            await new Promise((resolve) => setImmediate(resolve));
          const { writeQueue } = index % 2 === 0 ? test : other;
          const objectId = `x${index}`;
          await writeQueue.submit(publishing(tenants[index % 3 === 0 ? 0 : 1]!, objectId, [1, 2]));
          committed[index % 3 === 0 ? 0 : 1]!.push(objectId);
        }),
      );
      for (const [index, tenantId] of tenants.entries()) {
        const numbers = await listNumbers(tenantId);
        expect(numbers.map(([seq]) => seq)).toEqual(numbers.map((_, place) => place + 1));
        expect(numbers).toHaveLength(2 * committed[index]!.length);
      }
      expect([...test.faults.slice(faultsBefore), ...other.faults]).toEqual([]);
      expect(await findBrokenBooks(database.reader)).toEqual([]);
    });

    it('that is seen after another has the higher number, whichever process wrote it', async () => {
      const tenantId = await test.newTenant();
      for (let index = 0; index < 10; index += 1) {
        const { writeQueue } = index % 2 === 0 ? test : other;
        await writeQueue.submit(publishing(tenantId, 'x', [index + 1]));
      }
      const numbers = await listNumbers(tenantId);
      expect(numbers.map(([seq, , version]) => [seq, version])).toEqual(
        Array.from({ length: 10 }, (_, index) => [index + 1, index + 1]),
      );
    });

    it('may have lost the oldest, and no other', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(publishing(tenantId, 'x', [1, 2, 3, 4]));
      const remove = (seq: number) => database.writer('events').where({ tenant_id: tenantId, seq }).delete();
      const rollBack = new Error('rolled back');
      await remove(1);
      expect(await findBrokenBooks(database.reader)).toEqual([]);
      await expect(
        database.writer.transaction(async (db) => {
          await db('events').where({ tenant_id: tenantId, seq: 3 }).delete();
          expect(await findBrokenBooks(db)).toHaveLength(1);
          throw rollBack;
        }),
      ).rejects.toBe(rollBack);
      await Promise.all([2, 3, 4].map(remove));
      expect(await findBrokenBooks(database.reader)).toEqual([]);
      await test.writeQueue.submit(publishing(tenantId, 'x', [5]));
      expect(await listNumbers(tenantId)).toEqual([[5, 'x', 5]]);
    });

    it('cannot share a number', async () => {
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(publishing(tenantId, 'x', [1, 2]));
      const collide = database.writer('events').where({ tenant_id: tenantId, seq: 2 }).update({ seq: 1 });
      await expect(collide).rejects.toThrow(/unique/i);
    });
  });
});

describe('however many events how many decisions publish', () => {
  it('their numbers follow on each other', () => {
    const decisions = fc.array(fc.nat({ max: 4 }), { maxLength: 20 });
    fc.assert(
      fc.property(decisions, (counts) => {
        const world = new TestWorld();
        const { tenantId } = world;
        for (const count of counts) {
          world.decide((_loaded, context) => ({
            effects: Array.from({ length: count }, (_, index) =>
              publish(context, 'treasury_settings.updated', {
                tenantId,
                id: 'x',
                status: null,
                version: index,
              }),
            ),
          }));
        }
        const total = counts.reduce((sum, count) => sum + count, 0);
        expect(world.loaded.list(eventsTable, {}).map(({ seq }) => seq)).toEqual(
          Array.from({ length: total }, (_, index) => index + 1),
        );
        expect(world.context.head.wallet.eventSeq).toBe(total);
      }),
    );
  });
});
