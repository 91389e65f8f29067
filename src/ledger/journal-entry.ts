import type { Moment } from '../clock.ts';
import { defineTable, moment, text } from '../db/table.ts';
import type { Asset } from '../money/amount.ts';
import type { PlatformAccount } from './posting.ts';

/** An entry of the journal beside the movements: money that passes through the house, and that no wallet sees. */
export interface JournalEntry {
  readonly id: string;
  readonly tenantId: string;
  /** The record that it is about, which has one entry of a kind. */
  readonly subjectId: string;
  readonly kind: string;
  readonly occurredAt: Moment;
}

export const journalEntriesTable = defineTable<JournalEntry>({
  name: 'journal_entries',
  key: ['id'],
  isUnderWallet: true,
  columns: { id: text(), tenantId: text(), subjectId: text(), kind: text(), occurredAt: moment() },
});

/** One line of an entry to come, in minor units of its asset. */
export interface JournalLine {
  readonly account: PlatformAccount;
  readonly asset: Asset;
  readonly amountMinor: bigint;
}

/** A journal entry that a decision posts, in one asset or in several; its time is given when it is applied. */
export interface JournalEntryEffect {
  readonly effect: 'journal_entry';
  readonly entryId: string;
  readonly subjectId: string;
  readonly kind: string;
  /** Each asset's lines sum to zero; a line of nothing is left out. */
  readonly lines: readonly JournalLine[];
}
