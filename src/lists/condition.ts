import type { OPERATIONS, OperationId } from '../../generated/operations.ts';
import type { Moment } from '../calendar/clock.ts';
import { dayStart, exactMoment } from '../calendar/sydney.ts';
import { type Db, type Dialect, listOf } from '../db/statements/statement.ts';
import { type DatabaseValue, type Table, columnName } from '../db/statements/table.ts';
import { ApiError } from '../errors/api-error.ts';
import type { IdPrefix } from '../identity/ids.ts';

/**
 * A moment that a query parameter names, in milliseconds.
 * @throws ApiError invalid_request for one that does not exist, such as a 30 February
 */
export function parseQueryMoment(name: string, text: string): Moment {
  const moment = Date.parse(text);
  if (Number.isNaN(moment)) {
    throw new ApiError('invalid_request', {
      details: [{ in: 'query', path: name, message: 'is not a valid date and time' }],
    });
  }
  return moment;
}

/**
 * A moment, or the midnight in Sydney that begins a date.
 * @throws ApiError invalid_request for one that does not exist
 */
export function parseQueryBound(name: string, text: string): Moment {
  const moment = text.includes('T') ? exactMoment(text) : dayStart(text);
  if (moment !== null) return moment;
  throw new ApiError('invalid_request', {
    details: [{ in: 'query', path: name, message: 'is not a valid date, or date and time' }],
  });
}

/** SQL with a `?` for each of its values and no other. */
export interface Condition {
  readonly sql: string;
  readonly bindings: readonly DatabaseValue[];
}

/** A condition by its text and values. */
export function condition(sql: string, ...bindings: readonly DatabaseValue[]): Condition {
  return { sql, bindings };
}

/**
 * By `from`, inclusive, and `to`, exclusive.
 * @throws ApiError invalid_request
 */
export function boundByMoments(
  column: string,
  { from, to }: { readonly from?: string; readonly to?: string },
): readonly Condition[] {
  return [
    ...(from === undefined ? [] : [condition(`${column} >= ?`, parseQueryMoment('from', from))]),
    ...(to === undefined ? [] : [condition(`${column} < ?`, parseQueryMoment('to', to))]),
  ];
}

export function isOneOf(column: string, values: readonly DatabaseValue[]): Condition {
  if (values.length === 0) return condition('1 = 0');
  return { sql: `${column} in (${listOf('?', values.length)})`, bindings: values };
}

export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** Fits no index: another leads to the rows, whatever the planner believes. */
export function hidden({ sql, bindings }: Condition): Condition {
  return condition(`case when ${sql} then 1 else 0 end = 1`, ...bindings);
}

/**
 * How `from` and `to` bound what is read, along the order of the list:
 * `ids` by the moment in its identifiers, which all have the prefix; `numbers` by the number of the last row at or before a
 * moment, where moments never fall as numbers rise; `events` by the number of the last event written until a moment;
 * `range` not at all: the rows within the range are read by an index of their moments, and sorted.
 */
export type TimeOrder =
  | { readonly by: 'ids'; readonly prefix: IdPrefix }
  | {
      readonly by: 'numbers' | 'events';
      readonly lastAt: (db: Db, tenantId: string, moment: Moment) => Promise<number>;
    }
  | { readonly by: 'range' };

export type FilterBy<Row extends object> =
  | {
      /** The column that must equal the parameter. */
      readonly equals: keyof Row & string;
      /** The named record's table: only the tenant's own has rows, whatever index leads to them. */
      readonly owner?: string;
      /** Without an index: other rows are passed over. */
      readonly isPassing?: true;
    }
  /** A query for the `orderBy` of matching rows, if no index leads to all of them. */
  | { readonly among: (db: Db, tenantId: string, value: string) => Condition }
  /** The value stands in the list's conditions, or its owner. */
  | 'made for it';

export interface ListDescription<Row extends object> {
  readonly operationId: string;
  readonly path: string;
  readonly table: Table<Row>;
  /** The list falls by it; identifiers sort by time. Unique per tenant. */
  readonly orderBy: 'id' | 'seq';
  /** Bounded by `from` and `to`. */
  readonly moment: keyof Row & string;
  readonly time: TimeOrder;
  /** The first given filter leads to the rows: the narrowest stand first. */
  readonly filters: Readonly<Record<string, FilterBy<Row>>>;
  /**
   * A column before `orderBy` in the index, with all its values: a page is put together from the newest of each, so
   * that one index serves the list with and without a filter by it.
   */
  readonly apart?: { readonly by: keyof Row & string; readonly values: readonly (string | number)[] };
  /** Fixed conditions. */
  readonly where?: readonly Condition[];
  /** A row fulfils exactly one; each has an index, and a page is put together from the newest of each. */
  readonly oneOf?: readonly Condition[];
}

type PageParameter = 'limit' | 'cursor' | 'after' | 'from' | 'to';

export type FilterOf<Id extends OperationId> = Exclude<
  keyof (typeof OPERATIONS)[Id]['queryTypes'] & string,
  PageParameter
>;

/** A new filter of the contract does not compile until it is described. */
export interface ListOf<Id extends OperationId, Row extends object> extends ListDescription<Row> {
  readonly operationId: Id | `${Id} of ${string}`;
  readonly filters: Readonly<Record<FilterOf<Id>, FilterBy<Row>>>;
}

export function keyOf<Row extends object>({
  table,
  orderBy,
}: Pick<ListDescription<Row>, 'table' | 'orderBy'>): string {
  return `${table.name}.${columnName(orderBy)}`;
}

/** An order that lists' indexes alone have, equal to the identifiers' own; and the order of keys. */
const ORDERS: Readonly<Record<Dialect, { readonly ofLists: string; readonly ofKeys: string }>> = {
  sqlite: { ofLists: 'collate rtrim', ofKeys: 'collate binary' },
  postgres: { ofLists: 'collate "C"', ofKeys: 'collate "default"' },
};

/** In the indexes' words, so that no other index is walked for its order. */
export function orderOf<Row extends object>(
  dialect: Dialect,
  list: Pick<ListDescription<Row>, 'table' | 'orderBy'>,
): string {
  return list.orderBy === 'id' ? `${keyOf(list)} ${ORDERS[dialect].ofLists}` : keyOf(list);
}

/** In primary keys' order. */
export function asKey(dialect: Dialect, id: string): string {
  return `${id} ${ORDERS[dialect].ofKeys}`;
}

/** By default. */
export const DEFAULT_LIMIT = 50;

/** The contract says so; a single item may be larger. */
export const MOST_PAGE_BYTES = 1024 * 1024;
