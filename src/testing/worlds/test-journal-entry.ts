import type { JournalEntryEffect, JournalLine } from '../../ledger/journal-entry.ts';

/** What came in is converted, and a part of it is put aside: an entry over two assets. */
export const PASSED_THROUGH: readonly JournalLine[] = [
  { account: 'bank_clearing', asset: 'AUD', amountMinor: -10_000n },
  { account: 'adjustments', asset: 'AUD', amountMinor: 150n },
  { account: 'conversion_clearing', asset: 'AUD', amountMinor: 9_850n },
  { account: 'conversion_clearing', asset: 'USDC', amountMinor: -6_402_500n },
  { account: 'chain_clearing:base', asset: 'USDC', amountMinor: 6_402_500n },
];

/** An entry of money that passes through the house. */
export function testJournalEntry(given: Partial<JournalEntryEffect> = {}): JournalEntryEffect {
  return {
    effect: 'journal_entry',
    entryId: 'jnl_1',
    subjectId: 'sub_1',
    kind: 'probe_converted',
    lines: PASSED_THROUGH,
    ...given,
  };
}
