import { expect, it } from 'vitest';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import { takeEntries } from '../inbox/entry-table.ts';
import type { Entry, Sum } from '../port/provider.ts';
import { keepHoldings } from './holdings.ts';
import { readSums } from './sums.ts';

const SOURCE = { provider: 'exchange', adapter: 'test' } as const;

const AUD = (minor: bigint): Sum => ({ minor, asset: 'AUD' });

eachDatabase((_dialect, open) => {
  it('counts what was booked on each account up to the moment of which its own holding is', async () => {
    const database = await open();
    const { writeQueue } = createTestWriteQueue(database);
    const line = (account: string, bookedAt: number, minor: bigint): Entry => ({
      entryId: `${account} ${bookedAt}`,
      account,
      bookedAt,
      amount: AUD(minor),
    });
    const lines = [
      line('early', 10, 1n),
      line('early', 15, 2n),
      line('late', 15, 4n),
      line('untold', 15, 8n),
    ];
    await writeQueue.submit(takeEntries(SOURCE, lines));
    const holdings = [
      { account: 'early', amount: AUD(1n), at: 10 },
      { account: 'late', amount: AUD(4n), at: 20 },
    ];
    await writeQueue.submit(keepHoldings(SOURCE, holdings));
    const [sum] = await readSums(database.reader, { provider: 'exchange', lateBefore: 0 });
    // What is on an account of which nothing is told is the difference.
    expect(sum).toMatchObject({ theirsMinor: 13n, heldMinor: 5n, unexplainedMinor: -8n });
  });
});
