import { describe, expect, it, vi } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { START, eachIngestWorld } from '../../testing/worlds/ingest-world.ts';
import { messagesOf, scriptedProvider } from '../../testing/worlds/scripted-provider.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { providerCursorsTable } from '../port/cursor.ts';
import { type Report, Retry } from '../port/provider.ts';
import { pollProvider } from './ingest.ts';

eachIngestWorld((world) => {
  const { test, within, pass, takenPayout, settled, stateOf, openAlarms, unmatched, writeQueueUntil } = world;
  const poll = (writeQueue?: WriteQueue) => pollProvider(within(writeQueue), world.provider);
  const cursorOf = async () => {
    const key = { provider: 'bank' as const, adapter: world.provider.adapter };
    return (await selectMatching(test.database.reader, providerCursorsTable, [key]))[0];
  };

  describe('a stream of news', () => {
    it('is read page by page, each from the cursor of the one before, and then again in its time', async () => {
      const orders = [await takenPayout(), await takenPayout()];
      world.provider.pages.push(
        messagesOf([settled(orders[0]!)], { at: 1 }, true),
        messagesOf([settled(orders[1]!)], { at: 2 }),
      );
      expect(await poll()).toBe(1_000);
      expect(world.provider.reads).toEqual([null, { at: 1 }]);
      expect(await Promise.all(orders.map(stateOf))).toEqual(['settled 3', 'settled 3']);
      expect(await poll()).toBe(1_000);
      expect(world.provider.reads).toHaveLength(2);
      pass(1_000);
      await poll();
      expect(world.provider.reads.at(-1)).toEqual({ at: 2 });
    });

    it('applies a page once that comes twice', async () => {
      const order = await takenPayout();
      const page = messagesOf([settled(order)], { at: 1 });
      world.provider.pages.push(page, page);
      await poll();
      const before = await stateOf(order);
      pass(1_000);
      await poll();
      expect(world.provider.reads).toHaveLength(2);
      expect(await stateOf(order)).toBe(before);
    });

    it('never has its cursor ahead of the news: whatever write of a page fails, the page comes again', async () => {
      for (let writes = 1; ; writes += 1) {
        const order = await takenPayout();
        const page = messagesOf([settled(order)], { at: writes });
        world.provider.pages.push(page, page);
        const before = (await cursorOf())?.cursor ?? null;
        const isWhole = await poll(writeQueueUntil(writes)).then(
          () => true,
          () => false,
        );
        if (!isWhole) {
          expect((await cursorOf())?.cursor ?? null).toEqual(before);
          // Whoever had it is gone: it is read again when its time is over.
          pass(70_000);
          await poll();
        }
        expect(await stateOf(order)).toBe('settled 3');
        expect((await cursorOf())?.cursor).toEqual({ at: writes });
        world.provider.pages.length = 0;
        pass(1_000);
        if (isWhole) {
          expect(writes).toBeGreaterThan(2);
          return;
        }
      }
    });

    it('starts anew with another adapter, whose cursors mean something else', async () => {
      world.provider.pages.push(messagesOf([], { at: 7 }));
      await poll();
      world.provider = scriptedProvider('bank', `${world.provider.adapter}-successor`);
      await poll();
      expect(world.provider.reads).toEqual([null]);
    });

    it('keeps one bad item for an operator, and applies the others', async () => {
      const orders = [await takenPayout(), await takenPayout()];
      const bad = { eventId: 7, about: null, says: 'settled' } as unknown as Report;
      const entry = { entryId: 'entry', account: 'operating', bookedAt: START } as never;
      const page = messagesOf([settled(orders[0]!), bad, settled(orders[1]!)], { at: 1 });
      world.provider.pages.push({ ...page, entries: [entry] });
      await poll();
      expect(await Promise.all(orders.map(stateOf))).toEqual(['settled 3', 'settled 3']);
      const kept = await unmatched();
      expect(kept.map(({ status }) => status)).toEqual(['open', 'open']);
      for (const { eventId } of kept)
        expect(
          await openAlarms('report_unmatched', `bank/${world.provider.adapter}/${eventId}`),
        ).toHaveLength(1);
      expect((await cursorOf())?.cursor).toEqual({ at: 1 });
    });

    it('is read by one process at a time, and by another where that one never ends', async () => {
      world.provider = scriptedProvider('bank', world.provider.adapter, { timeoutMs: 1_000 });
      world.provider.pages.push('hang');
      const hanging = poll();
      await vi.waitFor(() => expect(world.provider.reads).toHaveLength(1));
      const order = await takenPayout();
      world.provider.pages.push(messagesOf([settled(order)], { at: 1 }));
      const other = createTestWriteQueue(test.database);
      other.clock.now = START;
      expect(await poll(other.writeQueue)).toBe(1_000);
      expect(world.provider.reads).toHaveLength(1);
      pass(70_000);
      await poll();
      expect(await stateOf(order)).toBe('settled 3');
      // The call that hung ends at its time-out, and leaves the cursor where it is.
      await hanging;
      expect((await cursorOf())?.cursor).toEqual({ at: 1 });
    });

    it('that cannot be read is left alone twice as long each time, and is an alarm after five', async () => {
      const subject = `bank/${world.provider.adapter}`;
      world.provider.pages.push(
        ...Array.from({ length: 10 }, () => new Retry('nobody answers')),
        new Retry('later', 60_000),
      );
      const waits: number[] = [];
      for (let each = 0; each < 10; each += 1) {
        expect(await openAlarms('cursor_behind', subject)).toHaveLength(each < 5 ? 0 : 1);
        const waitMs = await poll();
        waits.push(waitMs);
        pass(waitMs);
      }
      expect(waits.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
      expect(waits.at(-1)).toBe(300_000);
      expect(await poll()).toBe(60_000);
      pass(60_000);
      await poll();
      expect(await openAlarms('cursor_behind', subject)).toEqual([]);
      expect(await cursorOf()).toMatchObject({ failures: 0 });
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
