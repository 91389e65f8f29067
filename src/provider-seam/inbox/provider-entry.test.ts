import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { alarmsTable } from '../../outbox/alarm.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestWriteQueue, createTestWriteQueue } from '../../testing/worlds/test-write-queue.ts';
import type { Entry } from '../port/provider.ts';
import { keepHoldings, providerHoldingsTable } from '../reconciliation/holdings.ts';
import { type EntrySource, openEntriesTable, providerEntriesTable, takeEntries } from './entry-table.ts';

function testEntry(given: Partial<Entry> & Pick<Entry, 'entryId'>): Entry {
  return { account: 'operating', amount: { minor: -1_000n, asset: 'AUD' }, bookedAt: 1_000, ...given };
}

eachDatabase((dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
  });

  const read = async (source: EntrySource) => {
    const [entries, waiting] = [
      await selectMatching(database.reader, providerEntriesTable, [{ adapter: source.adapter }]),
      await selectMatching(database.reader, openEntriesTable, [{ adapter: source.adapter }]),
    ];
    return { entries, waiting };
  };

  describe('a line of the books of a provider', () => {
    it('is kept once as it was told, and waits to be matched', async () => {
      const source = { provider: 'bank', adapter: 'once' } as const;
      const told = testEntry({ entryId: 'e1', instructionId: 'ins_1', statementReference: 'RENT' });
      const both = [told, testEntry({ entryId: 'e2', transactionHash: '0xab', transferIndex: 3 }), told];
      expect(await test.writeQueue.submit(takeEntries(source, both))).toBe(2);
      const again = both.map((entry) => test.writeQueue.submit(takeEntries(source, [entry, ...both])));
      expect(await Promise.all(again)).toEqual([0, 0, 0]);
      const { entries, waiting } = await read(source);
      expect(entries).toHaveLength(2);
      expect(entries).toContainEqual(
        expect.objectContaining({
          entryId: 'e1',
          amountMinor: -1_000n,
          instructionId: 'ins_1',
          statementReference: 'RENT',
          transferIndex: null,
        }),
      );
      expect(entries).toContainEqual(expect.objectContaining({ transactionHash: '0xab', transferIndex: 3 }));
      expect(waiting.map(({ entryId }) => entryId).sort()).toEqual(['e1', 'e2']);
    });

    it('stays as it was told first, and is an alarm where it comes again with another amount', async () => {
      const source = { provider: 'bank', adapter: 'twice' } as const;
      await test.writeQueue.submit(takeEntries(source, [testEntry({ entryId: 'e1' })]));
      const other = testEntry({ entryId: 'e1', amount: { minor: -1_001n, asset: 'AUD' } });
      expect(await test.writeQueue.submit(takeEntries(source, [other]))).toBe(0);
      const { entries } = await read(source);
      expect(entries.map(({ amountMinor }) => amountMinor)).toEqual([-1_000n]);
      const subject = 'bank/twice/e1';
      expect(await selectMatching(database.reader, alarmsTable, [{ subject }])).toEqual([
        expect.objectContaining({ kind: 'report_conflicting', facts: { first: '-1000', then: '-1001' } }),
      ]);
    });

    it.each([
      'update provider_entries set amount_minor = 1',
      'delete from provider_entries',
      ...(dialect === 'postgres'
        ? ['truncate provider_entries']
        : ['replace into provider_entries select * from provider_entries']),
    ])('is not ours to change: %s', async (statement) => {
      await expect(database.writer.raw(statement)).rejects.toThrow('append-only');
    });
  });

  it('what a provider holds is what it said last, whatever comes late', async () => {
    const source = { provider: 'bank', adapter: 'holds' } as const;
    const hold = (minor: bigint, at: number): Promise<null> =>
      test.writeQueue.submit(
        keepHoldings(source, [{ account: 'operating', amount: { minor, asset: 'AUD' }, at }]),
      );
    for (const [minor, at] of [
      [5n, 10],
      [7n, 30],
      [6n, 20],
    ] as const)
      await hold(minor, at);
    expect(await selectMatching(database.reader, providerHoldingsTable, [source])).toEqual([
      expect.objectContaining({ account: 'operating', amountMinor: 7n, heldAt: 30 }),
    ]);
  });
});
