import { describe, expect, it } from 'vitest';
import { createCursorSigner } from '../lists/cursor.ts';
import { publish } from '../outbox/event.ts';
import { checkLedger } from '../testing/databases/check-ledger.ts';
import { probeWrite } from '../testing/worlds/probe-write.ts';
import { DAY_MS, START, eachRetention, pruneAt } from '../testing/worlds/test-retention.ts';
import { followedPage, placeAfter } from '../webhooks/events/follow.ts';
import type { Write } from '../writes/write.ts';

eachRetention((test, openOther) => {
  describe('an event', () => {
    const publishing = (tenantId: string, versions: readonly number[]): Write<null> =>
      probeWrite(tenantId, {
        decide: (_loaded, context) => ({
          effects: versions.map((version) =>
            publish(context, 'treasury_settings.updated', { tenantId, id: 'x', status: null, version }),
          ),
        }),
      });

    const numbersOf = async (tenantId: string): Promise<number[]> =>
      (await test.database.reader('events').where('tenant_id', tenantId).orderBy('seq').pluck('seq')).map(
        Number,
      );

    it('is kept for 30 days from when it was written, and gone a millisecond later', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(publishing(tenantId, [1, 2]));
      test.clock.now = from + DAY_MS;
      await test.writeQueue.submit(publishing(tenantId, [3]));
      await pruneAt(test, from + 30 * DAY_MS);
      expect(await numbersOf(tenantId)).toEqual([1, 2, 3]);
      await pruneAt(test, from + 30 * DAY_MS + 1);
      expect(await numbersOf(tenantId)).toEqual([3]);
      await pruneAt(test, from + 31 * DAY_MS);
      expect(await numbersOf(tenantId)).toEqual([3]);
      await pruneAt(test, from + 31 * DAY_MS + 1);
      expect(await numbersOf(tenantId)).toEqual([]);
      await test.writeQueue.submit(publishing(tenantId, [4]));
      expect(await numbersOf(tenantId)).toEqual([4]);
      await checkLedger(test.database);
    });

    it('goes in the order of its number, though the clocks of two processes were apart', async () => {
      const from = (test.clock.now = START);
      const other = await openOther();
      const tenants = [await test.newTenant(), await test.newTenant()];
      for (let version = 1; version <= 60; version += 1) {
        // The other process is an hour ahead.
        const writeQueue = version % 3 === 0 ? other : test;
        writeQueue.clock.now = from + version + (writeQueue === other ? 3_600_000 : 0);
        for (const tenantId of tenants)
          await writeQueue.writeQueue.submit(publishing(tenantId, [5 * version, 5 * version + 1]));
      }
      await pruneAt(test, from + 30 * DAY_MS + 1_000);
      for (const tenantId of tenants) {
        // The third was written an hour later, and what came behind it waits for it.
        expect(await numbersOf(tenantId)).toEqual(Array.from({ length: 116 }, (_, index) => index + 5));
      }
      await checkLedger(test.database);
      await pruneAt(test, from + 30 * DAY_MS + 3_700_000);
      for (const tenantId of tenants) expect(await numbersOf(tenantId)).toEqual([]);
      await checkLedger(test.database);
      expect(other.faults).toEqual([]);
    });

    it('that was purged last is where who has read it goes on, and none before it', async () => {
      const from = (test.clock.now = START);
      const tenantId = await test.newTenant();
      await test.writeQueue.submit(publishing(tenantId, [1, 2]));
      const ids = await test.database
        .reader<{ id: string }>('events')
        .where('tenant_id', tenantId)
        .orderBy('seq')
        .select('id');
      const cursors = createCursorSigner('any secret');
      const following = async (place: number): Promise<number[]> => {
        const page = await followedPage(test.database.reader, tenantId, {}, { place, fits: [], cursors });
        return page.rows.map(({ objectVersion }) => objectVersion);
      };
      test.clock.now = from + DAY_MS;
      await test.writeQueue.submit(publishing(tenantId, [3]));
      await pruneAt(test, from + 30 * DAY_MS + 1);
      const { reader } = test.database;
      expect(await placeAfter(reader, tenantId, ids[1]!.id)).toBe(2);
      await expect(placeAfter(reader, tenantId, ids[0]!.id)).rejects.toMatchObject({ code: 'invalid_state' });
      expect(await placeAfter(reader, tenantId, 'oldest')).toBe(2);
      expect(await following(2)).toHaveLength(1);
      await expect(following(1)).rejects.toMatchObject({ code: 'invalid_state' });
      await pruneAt(test, from + 31 * DAY_MS + 1);
      expect(await placeAfter(reader, tenantId, 'oldest')).toBe(3);
      expect(await following(3)).toEqual([]);
      await expect(following(2)).rejects.toMatchObject({ code: 'invalid_state' });
    });

    it('of many tenants goes, however many each has', async () => {
      const from = (test.clock.now = START);
      const tenants = await Promise.all(Array.from({ length: 25 }, () => test.newTenant()));
      const versions = Array.from({ length: 130 }, (_, index) => index + 1);
      for (const [index, tenantId] of tenants.entries()) {
        await test.writeQueue.submit(publishing(tenantId, index % 12 === 0 ? versions : [1]));
      }
      await pruneAt(test, from + 30 * DAY_MS + 1);
      expect(await test.database.reader('events').whereIn('tenant_id', tenants)).toEqual([]);
    });
  });

  it('leaves sound books, and meets no fault', async () => {
    await checkLedger(test.database);
    expect(test.faults).toEqual([]);
  });
});
