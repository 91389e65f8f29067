import { beforeAll, describe, expect, it } from 'vitest';
import { selectMatching } from '../../db/statements/rows.ts';
import { handlerWrite } from '../../testing/worlds/handler-write.ts';
import { CHAIN, eachInbox, sumOf } from '../../testing/worlds/test-inbox.ts';
import { createFundingInstrument } from '../../treasury/funding-instruments/create-funding-instrument.ts';
import { receiptsTable } from '../../treasury/receipts/table.ts';
import { openEntriesTable, takeEntries } from '../inbox/entry-table.ts';
import type { Entry } from '../port/provider.ts';
import { entryMatchesTable } from './match-table.ts';
import { matchEntries } from './match.ts';

const HASH = `0x${'c'.repeat(64)}`;
const OTHER = `0x${'d'.repeat(64)}`;

eachInbox(({ test, tenantId, receive, nextEvent }) => {
  let instrumentId: string;

  /** The transfers of one transaction, and one of another, each credited to one address. */
  beforeAll(async () => {
    const body = { type: 'stable_address', asset: 'USDC', network: 'base' } as const;
    const request = { path: {}, query: {}, body };
    const made = await test.writeQueue.submit(handlerWrite(createFundingInstrument, request, tenantId()));
    instrumentId = made.id;
    const address = 'address' in made ? made.address : '';
    const into = { asset: 'USDC', network: 'base', address, tag: null } as const;
    for (const [transactionHash, transferIndex, minor] of [
      [HASH, 0, 5_000_000n],
      [HASH, 1, 7_000_000n],
      [OTHER, 0, 5_000_000n],
    ] as const) {
      const incoming = { into, transactionHash, transferIndex };
      const amount = sumOf(minor, 'USDC');
      const eventId = nextEvent();
      expect(await receive(CHAIN, { eventId, about: { incoming }, says: 'credited', amount })).toBe(
        'applied',
      );
    }
  });

  /** Which transaction and place each entry was matched to; those that are open are left out. */
  async function matched(lines: readonly Partial<Entry>[]): Promise<Record<string, string>> {
    const source = { provider: 'chain', adapter: nextEvent() } as const;
    const line = { account: 'hot', bookedAt: 1_000, amount: sumOf(5_000_000n, 'USDC') };
    const entries = lines.map((given, index): Entry => ({ ...line, entryId: `line ${index}`, ...given }));
    await test.writeQueue.submit(takeEntries(source, entries));
    await matchEntries(test.database.reader, test.writeQueue, 'chain');
    const matches = await selectMatching(test.database.reader, entryMatchesTable, [source]);
    const receipts = await selectMatching(test.database.reader, receiptsTable, [
      { fundingInstrumentId: instrumentId },
    ]);
    const places = new Map(
      receipts.map(({ id, transactionHash, transferIndex }) => [
        id,
        `${transactionHash ?? ''}/${transferIndex}`,
      ]),
    );
    expect(await selectMatching(test.database.reader, openEntriesTable, [source])).toHaveLength(
      entries.length - matches.length,
    );
    return Object.fromEntries(
      matches.map(({ entryId, subjectId }) => [entryId, places.get(subjectId ?? '') ?? '']),
    );
  }

  const forget = (): Promise<unknown> => test.database.writer('entry_matches').delete();

  describe('a line of a chain that names a transaction', () => {
    it('is that transfer which stands at its place, whatever the order and the amounts', async () => {
      const second = { transactionHash: HASH, transferIndex: 1, amount: sumOf(7_000_000n, 'USDC') };
      const first = { transactionHash: HASH, transferIndex: 0 };
      const lines = [{ transactionHash: OTHER, transferIndex: 0 }, second, first];
      expect(await matched(lines)).toEqual({
        'line 0': `${OTHER}/0`,
        'line 1': `${HASH}/1`,
        'line 2': `${HASH}/0`,
      });
      await forget();
    });

    it('is at place 0 where it names none, and that once', async () => {
      const again = [{ transactionHash: HASH }, { transactionHash: HASH }];
      expect(await matched(again)).toEqual({ 'line 0': `${HASH}/0` });
      await forget();
    });

    it('is the transfer at its place with another amount too, which is told', async () => {
      const wrong = { transactionHash: HASH, transferIndex: 1, amount: sumOf(6_999_999n, 'USDC') };
      expect(await matched([wrong])).toEqual({ 'line 0': `${HASH}/1` });
      const [row] = await selectMatching(test.database.reader, entryMatchesTable, [{ provider: 'chain' }]);
      expect(row?.differenceMinor).toBe(-1n);
      await forget();
    });

    it('is nothing of ours at a place where nothing came in, or in a transaction that we do not know', async () => {
      const unknown = `0x${'e'.repeat(64)}`;
      expect(
        await matched([{ transactionHash: HASH, transferIndex: 2 }, { transactionHash: unknown }]),
      ).toEqual({});
    });
  });
});
