import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  insertRow,
  integer,
  minor,
  moment,
  removeRow,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import {
  type Loaded,
  type Need,
  type TenantlessEffect,
  type TenantlessWrite,
  need,
} from '../../writes/write.ts';
import { type EntryKey, type OpenEntry, type ProviderEntry, openEntriesTable } from '../inbox/entry-table.ts';
import type { ProviderName } from '../port/provider.ts';
import { IS_TAKEN_BACK, LEG_KEY, type Leg } from './leg.ts';

export interface EntryMatch extends EntryKey {
  /** The leg's key; null for something of the house's own. */
  readonly leg: string | null;
  readonly subjectId: string | null;
  /** Entry minus leg, in signed minor units. */
  readonly differenceMinor: bigint;
  /** Between the provider's time and ours. */
  readonly apartMs: number;
  readonly matchedAt: Moment;
  /** The operator's decision behind it, if any. */
  readonly reviewId: string | null;
}

export const entryMatchesTable = defineTable<EntryMatch>({
  name: 'entry_matches',
  key: ['provider', 'adapter', 'entryId'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    entryId: text(),
    leg: textOrNull(),
    subjectId: textOrNull(),
    differenceMinor: minor(),
    apartMs: integer(),
    matchedAt: moment(),
    reviewId: textOrNull(),
  },
});

/**
 * In SQL, whether a difference is the house's own: an operator said so, or a venue sold another amount than was quoted
 * while the tenant gets its quote.
 */
export const IS_OF_HOUSE = `(entry_matches.review_id is not null or (entry_matches.provider = 'exchange' and (entry_matches.leg like '%:in' or entry_matches.leg like '%:bought')))`;

/** In SQL, whether a clearing posting is a leg without an entry. */
export const HAS_NO_ENTRY = `not ${IS_TAKEN_BACK} and not exists (select 1 from entry_matches where entry_matches.leg = ${LEG_KEY})`;

export interface Pair {
  readonly entry: ProviderEntry;
  /** Null for something of the house's own. */
  readonly leg: Leg | null;
}

function keyOf({ provider, adapter, entryId }: EntryKey): EntryKey {
  return { provider, adapter, entryId };
}

/** Rows that tell whether entry and leg are unmatched. */
export function matchNeeds({ entry, leg }: { readonly entry: EntryKey; readonly leg: Leg | null }): Need[] {
  const key = keyOf(entry);
  return [
    need(entryMatchesTable, { ...key }),
    need(openEntriesTable, { ...key }),
    ...(leg === null ? [] : [need(entryMatchesTable, { leg: leg.key })]),
  ];
}

export function findOpen(loaded: Loaded, entry: EntryKey): OpenEntry | undefined {
  return loaded.find(openEntriesTable, keyOf(entry));
}

export function isTaken(loaded: Loaded, { key }: Leg): boolean {
  return loaded.find(entryMatchesTable, { leg: key }) !== undefined;
}

/** Matches an open entry to an unmatched leg, or to the house. */
export function matchEntry(
  { entry, leg }: Pair,
  { matchedAt, reviewId }: Pick<EntryMatch, 'matchedAt' | 'reviewId'>,
): TenantlessEffect[] {
  const key = keyOf(entry);
  const { bookedAt, amountMinor } = entry;
  return [
    removeRow(openEntriesTable, { ...key, bookedAt }),
    insertRow(entryMatchesTable, {
      ...key,
      leg: leg?.key ?? null,
      subjectId: leg?.subjectId ?? null,
      differenceMinor: leg === null ? 0n : amountMinor - leg.amountMinor,
      apartMs: leg === null ? 0 : Math.abs(bookedAt - leg.at),
      matchedAt,
      reviewId,
    }),
  ];
}

/** Matches pairs found outside the write queue; pairs taken meanwhile are skipped. Answers how many. */
export function matchPairs(provider: ProviderName, pairs: readonly Pair[]): TenantlessWrite<number> {
  return {
    lock: 'platform',
    actor: providerActor(provider),
    claimed: true,
    needs: () => pairs.flatMap(matchNeeds),
    decide: (loaded, { serverNow: matchedAt }) => {
      const free = pairs.filter(
        ({ entry, leg }) => findOpen(loaded, entry) !== undefined && (leg === null || !isTaken(loaded, leg)),
      );
      const effects = free.flatMap((pair) => matchEntry(pair, { matchedAt, reviewId: null }));
      return { reply: free.length, effects };
    },
  };
}
