import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Asset } from '../money/amount.ts';
import type { JournalEntryEffect, JournalLine } from './journal-entry.ts';
import { postJournalEntry } from './journal-entry.ts';
import type { PlatformAccount } from './posting.ts';
import { BALANCE_BOUND } from './wallet.ts';

const ACCOUNT = fc.constantFrom<PlatformAccount>(
  ...(['bank_clearing', 'conversion_clearing', 'fee_income', 'chain_clearing:base'] as const),
);
const ASSET = fc.constantFrom<Asset>('AUD', 'USDC', 'USDT');
const MINOR = fc.bigInt({ min: -BALANCE_BOUND, max: BALANCE_BOUND });

/** Pairs of lines that cancel: an entry over one asset or several that sums to zero in each. */
const BALANCED = fc.array(fc.tuple(ACCOUNT, ACCOUNT, ASSET, MINOR), { maxLength: 6 }).map((pairs) =>
  pairs.flatMap(([from, to, asset, amountMinor]): JournalLine[] => [
    { account: from, asset, amountMinor: -amountMinor },
    { account: to, asset, amountMinor },
  ]),
);

function entry(lines: readonly JournalLine[]): JournalEntryEffect {
  return { effect: 'journal_entry', entryId: 'jnl_1', subjectId: 'sub_1', kind: 'probe', lines };
}

function post(lines: readonly JournalLine[]): ReturnType<typeof postJournalEntry> {
  return postJournalEntry('acct_1', entry(lines), 1_000);
}

describe('a journal entry', () => {
  it('is posted line by line, without lines of nothing, where each asset sums to zero', () => {
    fc.assert(
      fc.property(BALANCED, (lines) => {
        const moving = lines.filter(({ amountMinor }) => amountMinor !== 0n);
        fc.pre(moving.length > 0);
        const { entry: posted, postings } = post(lines);
        expect(posted).toEqual({
          id: 'jnl_1',
          tenantId: 'acct_1',
          subjectId: 'sub_1',
          kind: 'probe',
          occurredAt: 1_000,
        });
        expect(postings).toEqual(
          moving.map((line, index) => ({
            entryId: 'jnl_1',
            line: index + 1,
            tenantId: 'acct_1',
            ...line,
          })),
        );
      }),
    );
  });

  it('is refused where one asset does not sum to zero, whatever the others do', () => {
    fc.assert(
      fc.property(
        BALANCED,
        ACCOUNT,
        ASSET,
        fc.bigInt({ min: 1n, max: 1_000n }),
        (lines, account, asset, by) => {
          const odd = [...lines, { account, asset, amountMinor: by }];
          expect(() => post(odd)).toThrow(`does not sum to zero in ${asset}`);
        },
      ),
    );
  });

  it.each([
    ['moves nothing', []],
    ['moves nothing', [{ account: 'loss', asset: 'AUD', amountMinor: 0n }]],
    [
      "touches a wallet's available",
      [
        { account: 'available', asset: 'AUD', amountMinor: 5n },
        { account: 'bank_clearing', asset: 'AUD', amountMinor: -5n },
      ],
    ],
    [
      "touches a wallet's reserved",
      [
        { account: 'bank_clearing', asset: 'AUD', amountMinor: -5n },
        { account: 'reserved', asset: 'AUD', amountMinor: 5n },
      ],
    ],
    [
      'beyond the bound',
      [
        { account: 'loss', asset: 'AUD', amountMinor: BALANCE_BOUND + 1n },
        { account: 'adjustments', asset: 'AUD', amountMinor: -BALANCE_BOUND - 1n },
      ],
    ],
  ])('is refused where it %s', (reason, lines) => {
    expect(() => post(lines as unknown as JournalLine[])).toThrow(reason);
  });
});
