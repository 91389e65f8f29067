import type { Word } from '../../generated/words.ts';
import type { Moment } from '../calendar/clock.ts';
import { selectWhere } from '../db/statements/rows.ts';
import { type Db, type Dialect, dialectOf } from '../db/statements/statement.ts';
import type { Table } from '../db/statements/table.ts';
import type { IdPrefix } from '../identity/ids.ts';
import type { Scope } from '../identity/roles.ts';
import { canonicalTransactionHash } from '../money/address.ts';
import type { AudMoney, StableMoney } from '../money/money.ts';
import { allOf, type Condition, condition, orderOf } from './condition.ts';

/** A record as people recognise it. */
export interface Found {
  readonly object: Word<'SearchResult.object'>;
  readonly id: string;
  readonly title: string;
  /** Null if it has none; so with the amount. */
  readonly status: string | null;
  readonly amount: AudMoney | StableMoney | null;
  readonly occurredAt: Moment;
}

type Matched = Word<'SearchResult.matched'>;

export interface FoundBy extends Found {
  readonly matched: Matched;
}

/** How records are found by what is no identifier of theirs. */
export interface SearchWay {
  readonly matched: Exclude<Matched, 'id'>;
  /** Undefined for a text that can match none. An index begins with what it asks. */
  readonly find: (text: string, tenantId: string, db: Db) => Condition | undefined;
  /** If the condition names the tenant itself: named twice, SQLite reads all rows of the tenant. */
  readonly isOfTenant?: true;
  /** In place of the newest first. */
  readonly order?: (dialect: Dialect) => string;
}

interface Identified {
  readonly id: string;
  readonly tenantId: string;
}

/** Records that are searched: each capability registers its own. */
export interface SearchKind<Row extends Identified> {
  /** Of those who may read them. */
  readonly scope: Scope;
  readonly table: Table<Row>;
  /** Of their identifiers. */
  readonly prefixes: readonly IdPrefix[];
  readonly ways: readonly SearchWay[];
  /** Undefined for a row that is not shown. */
  readonly show: (row: Row, serverNow: Moment) => Found | undefined;
}

/** Kinds with rows of their own, as one list has them. */
export interface AnySearchKind {
  readonly scope: Scope;
  readonly byId: (db: Db, question: Question) => Promise<Found[]>;
  readonly ways: readonly {
    readonly matched: Matched;
    readonly find: (db: Db, question: Question) => Promise<Found[]>;
  }[];
}

interface Question {
  readonly tenantId: string;
  readonly text: string;
  readonly serverNow: Moment;
}

/** As the contract bounds the answer. */
const MOST_FOUND = 20;

export function searchKind<Row extends Identified>(kind: SearchKind<Row>): AnySearchKind {
  const { table, prefixes, show } = kind;
  const shown = (rows: readonly Row[], serverNow: Moment): Found[] =>
    rows.flatMap((row) => show(row, serverNow) ?? []);
  return {
    scope: kind.scope,
    byId: async (db, { tenantId, text, serverNow }) => {
      if (!prefixes.some((prefix) => text.startsWith(`${prefix}_`))) return [];
      const where = `${table.name}.id = ? and ${table.name}.tenant_id = ?`;
      return shown(await selectWhere(db, table, where, [text, tenantId]), serverNow);
    },
    ways: kind.ways.map(({ matched, find, isOfTenant = false, order }) => ({
      matched,
      find: async (db, { tenantId, text, serverNow }) => {
        const dialect = dialectOf(db);
        const asked = find(text, tenantId, db);
        if (asked === undefined) return [];
        const by = order?.(dialect) ?? `${orderOf(dialect, { table, orderBy: 'id' })} desc`;
        const own = isOfTenant ? asked : allOf([condition(`${table.name}.tenant_id = ?`, tenantId), asked]);
        const where = `${own.sql} order by ${by} limit ${MOST_FOUND}`;
        return shown(await selectWhere(db, table, where, own.bindings), serverNow);
      },
    })),
  };
}

export function equals(matched: SearchWay['matched'], column: string): SearchWay {
  return { matched, find: (text) => condition(`${column} = ?`, text) };
}

/** Finds what a transaction on a chain brought about, in either case where its network has one. */
export function ofTransaction(column: string): SearchWay {
  return {
    matched: 'transactionHash',
    find: (text) => condition(`${column} = ?`, canonicalTransactionHash(text)),
  };
}

/** No text sorts behind it. */
const LAST = '\u{10FFFF}';

/** Letters of other alphabets are found as they were written: databases do not agree about them. */
const lowered = (text: string): string => text.replaceAll(/[A-Z]+/g, (letters) => letters.toLowerCase());

/**
 * Finds names by their beginning, in either case.
 * @param name expressions of a name, as the index has them
 */
export function beginsWith(name: Readonly<Record<Dialect, string>>): SearchWay {
  return {
    matched: 'name',
    find: (text, _tenantId, db) => {
      const expression = name[dialectOf(db)];
      const first = lowered(text);
      return condition(`${expression} >= ? and ${expression} < ?`, first, `${first}${LAST}`);
    },
    order: (dialect) => name[dialect],
  };
}

/** The name in a column, as `beginsWith` takes it. */
export function loweredName(column: string): Readonly<Record<Dialect, string>> {
  return { sqlite: `lower(${column})`, postgres: `lower(${column} collate "C")` };
}

/**
 * Finds records by an identifier, a reference or a hash exactly, or by the beginning of a name: identifiers first, each record
 * once.
 * @param kinds those that the caller may read
 */
export async function searchRecords(
  db: Db,
  kinds: readonly AnySearchKind[],
  question: Question,
): Promise<FoundBy[]> {
  const found = new Map<string, FoundBy>();
  const add = (records: readonly Found[], matched: Matched): void => {
    for (const record of records) {
      if (found.size < MOST_FOUND && !found.has(record.id)) found.set(record.id, { ...record, matched });
    }
  };
  for (const kind of kinds) add(await kind.byId(db, question), 'id');
  const ways = kinds.flatMap((kind) => kind.ways);
  for (const matched of ['externalReference', 'providerReference', 'transactionHash', 'name'] as const) {
    for (const way of ways.filter((each) => each.matched === matched)) {
      if (found.size < MOST_FOUND) add(await way.find(db, question), matched);
    }
  }
  return [...found.values()];
}
