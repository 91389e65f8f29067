import type { Moment } from '../../calendar/clock.ts';
import {
  defineTable,
  insertRow,
  integerOrNull,
  minor,
  moment,
  text,
  textOrNull,
} from '../../db/statements/table.ts';
import { providerActor } from '../../identity/actor.ts';
import type { HeldAsset } from '../../money/native-asset.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { type TenantlessEffect, type TenantlessWrite, need } from '../../writes/write.ts';
import type { Entry, ProviderName } from '../port/provider.ts';

/** Which provider's books, by which adapter: entry names are the adapter's own. */
export interface EntrySource {
  readonly provider: ProviderName;
  readonly adapter: string;
}

export interface EntryKey extends EntrySource {
  readonly entryId: string;
}

/** Append-only. */
export interface ProviderEntry extends EntryKey {
  readonly account: string;
  readonly asset: HeldAsset;
  /** What came in is positive, what went out negative. */
  readonly amountMinor: bigint;
  readonly bookedAt: Moment;
  readonly instructionId: string | null;
  readonly providerReference: string | null;
  readonly statementReference: string | null;
  readonly transactionHash: string | null;
  readonly transferIndex: number | null;
  readonly receivedAt: Moment;
}

export const providerEntriesTable = defineTable<ProviderEntry>({
  name: 'provider_entries',
  key: ['provider', 'adapter', 'entryId'],
  columns: {
    provider: text<ProviderName>(),
    adapter: text(),
    entryId: text(),
    account: text(),
    asset: text<HeldAsset>(),
    amountMinor: minor(),
    bookedAt: moment(),
    instructionId: textOrNull(),
    providerReference: textOrNull(),
    statementReference: textOrNull(),
    transactionHash: textOrNull(),
    transferIndex: integerOrNull(),
    receivedAt: moment(),
  },
});

export interface OpenEntry extends EntryKey {
  readonly bookedAt: Moment;
}

export const openEntriesTable = defineTable<OpenEntry>({
  name: 'open_entries',
  key: ['provider', 'adapter', 'entryId'],
  columns: { provider: text<ProviderName>(), adapter: text(), entryId: text(), bookedAt: moment() },
});

function isEntryOf(table: string): string {
  return (
    `provider_entries.provider = ${table}.provider and provider_entries.adapter = ${table}.adapter ` +
    `and provider_entries.entry_id = ${table}.entry_id`
  );
}

export const IS_OPEN_ENTRY = isEntryOf('open_entries');

export const IS_MATCHED_ENTRY = isEntryOf('entry_matches');

export function nameOfEntry({ provider, adapter, entryId }: EntryKey): string {
  return `${provider}/${adapter}/${entryId}`;
}

function entryOf(source: EntrySource, entry: Entry, receivedAt: Moment): ProviderEntry {
  return {
    ...source,
    entryId: entry.entryId,
    account: entry.account,
    asset: entry.amount.asset,
    amountMinor: entry.amount.minor,
    bookedAt: entry.bookedAt,
    instructionId: entry.instructionId ?? null,
    providerReference: entry.providerReference ?? null,
    statementReference: entry.statementReference ?? null,
    transactionHash: entry.transactionHash ?? null,
    transferIndex: entry.transferIndex ?? null,
    receivedAt,
  };
}

function isSame(one: ProviderEntry, other: ProviderEntry): boolean {
  return one.account === other.account && one.asset === other.asset && one.amountMinor === other.amountMinor;
}

/**
 * Takes in lines of a provider's books, once each. A line repeated with another amount or account keeps its first form
 * and raises an alarm. Answers how many were new.
 */
export function takeEntries(source: EntrySource, entries: readonly Entry[]): TenantlessWrite<number> {
  return {
    lock: 'platform',
    actor: providerActor(source.provider),
    claimed: true,
    needs: () => entries.map(({ entryId }) => need(providerEntriesTable, { ...source, entryId })),
    decide: (loaded, context) => {
      const taken = new Map<string, ProviderEntry>();
      const effects: TenantlessEffect[] = [];
      for (const told of entries) {
        const entry = entryOf(source, told, context.serverNow);
        const { entryId, bookedAt } = entry;
        const known = taken.get(entryId) ?? loaded.find(providerEntriesTable, { ...source, entryId });
        if (known === undefined) {
          taken.set(entryId, entry);
          effects.push(
            insertRow(providerEntriesTable, entry),
            insertRow(openEntriesTable, { ...source, entryId, bookedAt }),
          );
        } else if (!isSame(known, entry)) {
          const facts = { first: String(known.amountMinor), then: String(entry.amountMinor) };
          effects.push(raiseAlarm(context, 'report_conflicting', nameOfEntry(entry), facts));
        }
      }
      return { reply: taken.size, effects };
    },
  };
}
