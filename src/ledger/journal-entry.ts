import type { Moment } from '../calendar/clock.ts';
import { defineTable, moment, text } from '../db/statements/table.ts';
import type { Asset } from '../money/amount.ts';
import { type PlatformAccount, type Posting, isWalletAccount } from './posting.ts';
import { BALANCE_BOUND } from './wallet.ts';

/** An entry beside the movements: money in the house that no wallet sees. */
export interface JournalEntry {
  readonly id: string;
  readonly tenantId: string;
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

/** In minor units. */
export interface JournalLine {
  readonly account: PlatformAccount;
  readonly asset: Asset;
  readonly amountMinor: bigint;
}

/** In one or several assets; timed when applied. */
export interface JournalEntryEffect {
  readonly effect: 'journal_entry';
  readonly entryId: string;
  readonly subjectId: string;
  readonly kind: string;
  /** Sum to zero in each asset; zero lines are left out. */
  readonly lines: readonly JournalLine[];
}

export interface PostedEntry {
  readonly entry: JournalEntry;
  readonly postings: readonly Posting[];
}

/**
 * Moves money between platform accounts; the wallet's chain is not involved.
 * @throws Error if a law would break: no movement, lines that do not sum to zero, a wallet's account, an exceeded
 * bound. Decisions refuse first, so it is a fault of the program
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
