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
import type { Asset } from '../../money/amount.ts';
import { raiseAlarm } from '../../outbox/alarm.ts';
import { type TenantlessEffect, type TenantlessWrite, need } from '../../writes/write.ts';
import type { Entry, ProviderName } from '../port/provider.ts';

/** Whose books: which provider's, by which adapter. An entry's name is its adapter's own. */
export interface EntrySource {
  readonly provider: ProviderName;
  readonly adapter: string;
}

/** Names one line of a provider's books. */
export interface EntryKey extends EntrySource {
  readonly entryId: string;
}

/** One line of a provider's own books, as it told of it; append-only. */
export interface ProviderEntry extends EntryKey {
  /** Which of our accounts or wallets with the provider. */
  readonly account: string;
  readonly asset: Asset;
  /** What came in is positive, what went out negative. */
  readonly amountMinor: bigint;
  /** By the provider's own clock. */
  readonly bookedAt: Moment;
  readonly instructionId: string | null;
  readonly providerReference: string | null;
  readonly statementReference: string | null;
  readonly transactionHash: string | null;
  readonly transferIndex: number | null;
  /** By the server's clock. */
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
    asset: text<Asset>(),
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

/** An entry for which nothing of ours was found yet. */
export interface OpenEntry extends EntryKey {
  readonly bookedAt: Moment;
}

export const openEntriesTable = defineTable<OpenEntry>({
  name: 'open_entries',
  key: ['provider', 'adapter', 'entryId'],
  columns: { provider: text<ProviderName>(), adapter: text(), entryId: text(), bookedAt: moment() },
});

/** In SQL, which entry a row of another table is about that names one. */
function isEntryOf(table: string): string {
  return (
    `provider_entries.provider = ${table}.provider and provider_entries.adapter = ${table}.adapter ` +
    `and provider_entries.entry_id = ${table}.entry_id`
  );
}

/** In SQL, joins an open entry to what was told of it. */
export const IS_OPEN_ENTRY = isEntryOf('open_entries');

/** In SQL, joins a match to its entry. */
export const IS_MATCHED_ENTRY = isEntryOf('entry_matches');

/** What operators and alarms call an entry. */
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

/** Whether two tellings of one entry say the same of the money. */
function isSame(one: ProviderEntry, other: ProviderEntry): boolean {
  return one.account === other.account && one.asset === other.asset && one.amountMinor === other.amountMinor;
}

/**
 * Takes in lines of a provider's books, from a statement or a poll: once each, however often they are told. One that comes
 * again with another amount or account stays as it was first told, and is an alarm. Answers how many were new.
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
