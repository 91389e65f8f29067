import type { Moment } from '../clock.ts';
import type { JournalEntry, JournalEntryEffect, JournalLine } from './journal-entry.ts';
import { isWalletAccount, type Posting } from './posting.ts';
import { BALANCE_BOUND } from './wallet.ts';

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
