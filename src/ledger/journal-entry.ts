import type { Moment } from '../calendar/clock.ts';
import { defineTable, moment, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';
import { type PlatformAccount, type Posting, isWalletAccount } from './posting.ts';
import { BALANCE_BOUND } from './wallet.ts';

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

/** The rows that a journal entry adds. */
export interface PostedEntry {
  readonly entry: JournalEntry;
  readonly postings: readonly Posting[];
}

/**
 * Posts a journal entry: money moves between accounts of the platform, and the tenant's wallet, its numbers and its
 * chain know nothing of it.
 * @throws Error when a law of the books would break: nothing moves, an asset's lines do not sum to zero, a line is a
 *   wallet's, or passes the bound. Decisions refuse before it comes to that, so this is a fault of the program.
 */
export function postJournalEntry(tenantId: string, effect: JournalEntryEffect, now: Moment): PostedEntry {
  const { entryId, subjectId, kind } = effect;
  const lines = effect.lines.filter(({ amountMinor }) => amountMinor !== 0n);
  assertLaws(`The entry ${entryId} (${kind})`, lines);
  return {
    entry: { id: entryId, tenantId, subjectId, kind, occurredAt: now },
    postings: lines.map((line, index) => ({ entryId, line: index + 1, tenantId, ...line })),
  };
}

function assertLaws(name: string, lines: readonly JournalLine[]): void {
  if (lines.length === 0) throw new Error(`${name} moves nothing`);
  const sums = new Map<string, bigint>();
  for (const { account, asset, amountMinor } of lines) {
    if (isWalletAccount(account)) throw new Error(`${name} touches a wallet's ${account}`);
    if (amountMinor > BALANCE_BOUND || amountMinor < -BALANCE_BOUND)
      throw new Error(`${name} has a line beyond the bound`);
    sums.set(asset, (sums.get(asset) ?? 0n) + amountMinor);
  }
  for (const [asset, sum] of sums)
    if (sum !== 0n) throw new Error(`${name} does not sum to zero in ${asset}`);
}
