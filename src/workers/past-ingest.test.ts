import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { selectMatching } from '../db/statements/rows.ts';
import { OPERATOR } from '../identity/actor.ts';
import {
  endDeliveries,
  keepDelivery,
  providerDeliveriesTable,
} from '../provider-seam/inbox/delivery-table.ts';
import { closeUnmatched, keepUnmatched, unmatchedReportsTable } from '../provider-seam/inbox/unmatched.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { pruneAt } from '../testing/worlds/test-retention.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../testing/worlds/test-write-queue.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 1, 12);

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = START;
  });

  const kept = async (adapter: string) =>
    selectMatching(database.reader, providerDeliveriesTable, [{ adapter }]);

  async function keep(provider: 'bank' | 'chain', adapter: string): Promise<void> {
    const delivery = { provider, adapter, headers: [], body: '', receivedAt: START };
    await test.writeQueue.submit(keepDelivery(delivery));
  }

  it('deliveries are kept for 90 days after they were taken in, and those that never were for good', async () => {
    for (let each = 0; each < 25; each += 1) await keep('bank', 'past');
    await keep('chain', 'past');
    for (const { id, provider } of await kept('past'))
      await test.writeQueue.submit(endDeliveries(provider, [id]));
    await keep('bank', 'waiting');
    await pruneAt(test, START + 90 * DAY_MS);
    expect(await kept('past')).toHaveLength(26);
    expect(await pruneAt(test, START + 90 * DAY_MS + 1)).toBe(26);
    expect(await kept('past')).toEqual([]);
    await pruneAt(test, START + 4_000 * DAY_MS);
    expect(await kept('waiting')).toHaveLength(1);
    expect(test.faults).toEqual([]);
  });

  it('reports about nobody we know are kept for 90 days after they were closed, and open ones for good', async () => {
    const source = { provider: 'bank', adapter: 'strange' } as const;
    test.clock.now = START;
    const report = { about: { providerReference: 'none' }, says: 'settled' } as const;
    const keys = Array.from({ length: 60 }, (_each, index) => ({ ...source, eventId: `event ${index}` }));
    for (const { eventId } of keys)
      await test.writeQueue.submit(keepUnmatched(source, { ...report, eventId }));
    const open = async () => selectMatching(database.reader, unmatchedReportsTable, [source]);
    for (const key of keys.slice(1))
      await test.writeQueue.submit(closeUnmatched(key, { status: 'dismissed' }, OPERATOR));
    await pruneAt(test, START + 90 * DAY_MS);
    expect(await open()).toHaveLength(60);
    expect(await pruneAt(test, START + 90 * DAY_MS + 1)).toBe(59);
    expect(await open()).toMatchObject([{ eventId: 'event 0', status: 'open' }]);
    // One that comes again after that is to be looked at again.
    expect(await test.writeQueue.submit(keepUnmatched(source, { ...report, eventId: 'event 1' }))).toBe(
      'unmatched',
    );
    expect(await open()).toHaveLength(2);
    await pruneAt(test, START + 4_000 * DAY_MS);
    expect(await open()).toHaveLength(2);
    expect(test.faults).toEqual([]);
  });
});
