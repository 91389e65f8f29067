import { describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { type Instruction, instructionsTable } from '../../outbox/instruction.ts';
import { checkLedger } from '../../testing/databases/check-ledger.ts';
import { eachIngestWorld } from '../../testing/worlds/ingest-world.ts';
import { messagesOf, scriptedProvider } from '../../testing/worlds/scripted-provider.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { providerDeliveriesTable } from '../inbox/delivery-table.ts';
import { ingestDeliveries } from './ingest-delivery.ts';

/** The writes of a delivery with one report: it is held, the report applied, and its end noted. */
const NEEDED = 3;

eachIngestWorld((world) => {
  const {
    test,
    open,
    faults,
    within,
    pass,
    keep,
    takenPayout,
    settled,
    stateOf,
    openAlarms,
    unmatched,
    writeQueueUntil,
  } = world;

  describe('a delivery', () => {
    const ingest = (writeQueue?: WriteQueue) => ingestDeliveries(within(writeQueue), world.provider);
    const kept = () =>
      selectMatching(test.database.reader, providerDeliveriesTable, [{ adapter: world.provider.adapter }]);

    it('is translated and applied, once however often it comes', async () => {
      const order = await takenPayout();
      const report = settled(order);
      world.provider.translate = () => ({ messages: messagesOf([report]) });
      await keep('{}');
      await keep('{}');
      expect(await ingest()).toBe(2);
      expect(await stateOf(order)).toBe('settled 3');
      expect(await ingest()).toBe(0);
      const rows = await kept();
      expect(rows.map(({ dueAt, takenInAt }) => [dueAt, takenInAt])).toEqual([
        [null, test.clock.now],
        [null, test.clock.now],
      ]);
    });

    it('whose taking in breaks off, at whatever write, is taken in later', async () => {
      for (let writes = 0; writes <= NEEDED; writes += 1) {
        const order = await takenPayout();
        const report = settled(order);
        world.provider.translate = () => ({ messages: messagesOf([report]) });
        await keep('{}');
        const broken = ingest(writeQueueUntil(writes));
        if (writes === NEEDED) await broken;
        else await expect(broken).rejects.toMatchObject({ code: 'service_unavailable' });
        pass(60_000);
        await ingest();
        expect(await stateOf(order)).toBe('settled 3');
      }
      expect((await kept()).every(({ failures, takenInAt }) => failures === 0 && takenInAt !== null)).toBe(
        true,
      );
    });

    it('that only hints has the provider asked about its order at once', async () => {
      const [taken, asking, done] = [
        await takenPayout('taken'),
        await takenPayout('asking'),
        await takenPayout('done'),
      ];
      const pending = await takenPayout('pending');
      world.provider.translate = () => ({ ask: [taken, asking, done, pending].map(({ id }) => id) });
      await keep('{}');
      await ingest();
      const read = async ({ id }: Instruction) =>
        (await selectMatching(test.database.reader, instructionsTable, [{ id }]))[0];
      const now = test.clock.now;
      expect(await read(taken)).toMatchObject({ status: 'taken', askAt: now });
      expect(await read(asking)).toMatchObject({ status: 'asking', askAt: now });
      expect(await read(done)).toMatchObject({ status: 'taken', askAt: now, finishedAt: null });
      expect(await read(pending)).toMatchObject({ status: 'pending', askAt: null });
    });

    it('that hints at an order of nobody, or of another adapter, is kept for an operator', async () => {
      const order = await takenPayout();
      world.provider = scriptedProvider('bank', `${world.provider.adapter}-other`);
      world.provider.translate = () => ({ ask: [order.id, 'ins_nobody'] });
      await keep('{}');
      await ingest();
      expect(await unmatched()).toHaveLength(2);
    });

    it('that cannot be translated is tried ten times, then is an alarm, and is kept until it can', async () => {
      await keep('not JSON, and a secret');
      const id = (await kept())[0]?.id ?? '';
      for (let failures = 1; failures <= 12; failures += 1) {
        expect(await ingest()).toBe(1);
        expect(await openAlarms('delivery_failing', id)).toHaveLength(failures < 10 ? 0 : 1);
        expect(await ingest()).toBe(0);
        pass(3_600_000);
      }
      expect(faults).toHaveLength(12);
      expect(JSON.stringify(faults.map(String))).not.toContain('secret');
      world.provider.translate = () => ({});
      expect(await ingest()).toBe(1);
      expect(await openAlarms('delivery_failing', id)).toEqual([]);
      expect(await kept()).toMatchObject([{ failures: 12, dueAt: null }]);
    });

    it('is translated by one of two processes', async () => {
      const other = createTestWriteQueue(await open());
      other.clock.now = test.clock.now;
      let translations = 0;
      world.provider.translate = () => {
        translations += 1;
        return {};
      };
      for (let each = 0; each < 10; each += 1) await keep('{}');
      await Promise.all([ingest(), ingest(other.writeQueue)]);
      expect(translations).toBe(10);
    });
  });

  it('leaves sound books', async () => {
    await checkLedger(test.database);
  });
});
