import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { allowLongStatements } from '../../db/drivers/postgres-client.ts';
import { readSnapshot } from '../../db/present.ts';
import { fromStored, selectList } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
import { IS_MATCHED_ENTRY, type ProviderEntry, providerEntriesTable } from '../inbox/entry-table.ts';
import type { ProviderName } from '../port/provider.ts';
import { BOOKED_AT, BOOKED_POSTINGS, CLEARING, LEG_COLUMNS, type Leg, readLeg } from './leg.ts';
import { type EntryMatch, HAS_NO_ENTRY, IS_OF_HOUSE, entryMatchesTable } from './match-table.ts';
import { type OpenLine, findByName, readOpenEntries } from './match.ts';
import { type ReconciledSum, readSums } from './sums.ts';

/** Time for the other side to book. */
export const USUAL_GRACE_MS = 24 * 60 * 60 * 1000;

/** How long late bookings are shown. */
const SHOW_LATE_MS = 7 * 24 * 60 * 60 * 1000;

/** It reads every posting to the clearing accounts. */
const STATEMENT_LIMIT_MS = 3_600_000;

export interface MatchedLine {
  readonly entry: ProviderEntry;
  readonly match: EntryMatch;
}

/** Both books of a provider side by side: four lists and a sum for each asset. */
export interface Reconciliation {
  readonly provider: ProviderName;
  /** In theirs and not in ours, oldest first. */
  readonly theirs: readonly OpenLine[];
  /** In ours and not in theirs, past the grace period. */
  readonly ours: readonly Leg[];
  /** In both, with different amounts. */
  readonly differing: readonly MatchedLine[];
  /** In both, one of them late; of the last week. */
  readonly late: readonly MatchedLine[];
  readonly sums: readonly ReconciledSum[];
  /** Whether a list is longer than its limit. */
  readonly hasMore: boolean;
}

export interface ReconciliationQuery {
  readonly provider: ProviderName;
  readonly now: Moment;
  /** Time for the other side to book. */
  readonly graceMs: number;
  readonly limit: number;
}

async function readOurs(db: Db, provider: ProviderName, before: Moment, limit: number): Promise<Leg[]> {
  const sql =
    `select ${LEG_COLUMNS} from ${BOOKED_POSTINGS} where ${CLEARING[provider]} and ${BOOKED_AT} < ? ` +
    `and ${HAS_NO_ENTRY} order by ${BOOKED_AT}, postings.entry_id limit ${limit}`;
  return (await runStatement(db, sql, [before])).map(readLeg);
}

async function readMatched(
  db: Db,
  condition: string,
  bindings: readonly (string | number)[],
  limit: number,
): Promise<MatchedLine[]> {
  const sql =
    `select ${selectList(providerEntriesTable)}, ${selectList(entryMatchesTable)} from entry_matches ` +
    `join provider_entries on ${IS_MATCHED_ENTRY} ` +
    `where ${condition} order by provider_entries.booked_at, provider_entries.entry_id limit ${limit}`;
  const rows = await runStatement(db, sql, bindings);
  return rows.map((row) => ({
    entry: fromStored(providerEntriesTable, row),
    match: fromStored(entryMatchesTable, row),
  }));
}

/** Both books at one moment. */
export async function readReconciliation(
  database: Database,
  { provider, now, graceMs, limit }: ReconciliationQuery,
): Promise<Reconciliation> {
  return readSnapshot(database, async (db) => {
    await allowLongStatements(db, STATEMENT_LIMIT_MS);
    const lateBefore = now - graceMs;
    const { open, pairs } = await findByName(db, provider, await readOpenEntries(db, provider, limit + 1));
    // What came since the matching is matched next time.
    const theirs = [
      ...open,
      ...pairs.map(({ entry, leg }) => ({
        entry,
        subjectId: leg?.subjectId ?? null,
        why: 'not_booked' as const,
      })),
    ];
    const ours = await readOurs(db, provider, lateBefore, limit + 1);
    const differs = `entry_matches.provider = ? and entry_matches.difference_minor <> 0 and not ${IS_OF_HOUSE}`;
    const differing = await readMatched(db, differs, [provider], limit + 1);
    const isLate =
      'entry_matches.provider = ? and entry_matches.matched_at >= ? and entry_matches.apart_ms > ?';
    const late = await readMatched(db, isLate, [provider, now - SHOW_LATE_MS, graceMs], limit + 1);
    const lists = [theirs, ours, differing, late];
    return {
      provider,
      theirs: theirs.slice(0, limit),
      ours: ours.slice(0, limit),
      differing: differing.slice(0, limit),
      late: late.slice(0, limit),
      sums: await readSums(db, { provider, lateBefore }),
      hasMore: lists.some((list) => list.length > limit),
    };
  });
}

export function isSound({ theirs, ours, differing, sums }: Reconciliation): boolean {
  const isExplained = sums.every(
    ({ unexplainedMinor }) => unexplainedMinor === null || unexplainedMinor === 0n,
  );
  return isExplained && theirs.length + ours.length + differing.length === 0;
}
