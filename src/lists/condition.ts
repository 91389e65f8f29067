import type { Knex } from 'knex';
import type { OPERATIONS, OperationId } from '../../generated/operations.ts';
import type { Moment } from '../calendar/clock.ts';
import { type Dialect, listOf } from '../db/statements/statement.ts';
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

/** What is asked of rows, or a query that finds some: text with a `?` for each of its values and no other. */
export interface Condition {
  readonly sql: string;
  readonly bindings: readonly DatabaseValue[];
}

/** A condition by its text and the values in it. */
export function condition(sql: string, ...bindings: readonly DatabaseValue[]): Condition {
  return { sql, bindings };
}

/** Bounds a column of moments by `from`, inclusive, and `to`, exclusive. @throws ApiError invalid_request */
export function boundByMoments(
  column: string,
  { from, to }: { readonly from?: string; readonly to?: string },
): readonly Condition[] {
  return [
    ...(from === undefined ? [] : [condition(`${column} >= ?`, parseQueryMoment('from', from))]),
    ...(to === undefined ? [] : [condition(`${column} < ?`, parseQueryMoment('to', to))]),
  ];
}

/** Asks that a column has one of some values. */
export function isOneOf(column: string, values: readonly DatabaseValue[]): Condition {
  if (values.length === 0) return condition('1 = 0');
  return { sql: `${column} in (${listOf('?', values.length)})`, bindings: values };
}

/** All of some conditions, behind `where`. */
export function allOf(conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' and '),
    bindings: conditions.flatMap(({ bindings }) => bindings),
  };
}

/** A condition as no index fits it: another leads to the rows, whatever the planner believes of this one. */
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
      readonly lastAt: (db: Knex, tenantId: string, moment: Moment) => Promise<number>;
    }
  | { readonly by: 'range' };

/** How a query parameter narrows a list. */
export type FilterBy<Row extends object> =
  | {
      /** The column that the parameter must equal. */
      readonly equals: keyof Row & string;
      /** The table of the record that it names: only a record of the tenant has rows, whatever index leads to them. */
      readonly owner?: string;
      /** It has no index: the rows that it leaves out are passed over on the way through the list. */
      readonly isPassing?: true;
    }
  /** A query for the `orderBy` of the rows that have it, where no index of the table's own leads to all of them. */
  | { readonly among: (db: Knex, tenantId: string, value: string) => Condition }
  /** The list was made for its value: that is in its conditions, or in whose list it is. */
  | 'made for it';

/** How one list is read: its table, its order and how query parameters narrow it. */
export interface ListDescription<Row extends object> {
  readonly operationId: string;
  readonly path: string;
  readonly table: Table<Row>;
  /** The column whose falling order is the list's: ids sort by time. It names one row of a tenant. */
  readonly orderBy: 'id' | 'seq';
  /** The moment that `from` and `to` bound. */
  readonly moment: keyof Row & string;
  readonly time: TimeOrder;
  /** By query parameter: the first of those given leads to the rows, so that the narrowest stand first. */
  readonly filters: Readonly<Record<string, FilterBy<Row>>>;
  /**
   * A column that stands before `orderBy` in the index, with all its values. A page whose filters have no index of their own is
   * put together from the newest of each, so that one index serves the list with and without a filter by that column.
   */
  readonly apart?: { readonly by: keyof Row & string; readonly values: readonly (string | number)[] };
  /** Conditions beyond the table's own columns or fixed for the list. */
  readonly where?: readonly Condition[];
  /** Conditions of which a row fulfils exactly one, each with an index of its own; a page is put together from the newest of each. */
  readonly oneOf?: readonly Condition[];
}

/** The query parameters that every list takes. */
type PageParameter = 'limit' | 'cursor' | 'from' | 'to';

/** The query parameters by which a list of the contract is filtered. */
export type FilterOf<Id extends OperationId> = Exclude<
  keyof (typeof OPERATIONS)[Id]['queryTypes'] & string,
  PageParameter
>;

/** How a list of the contract is read: a filter that the contract gains does not compile until it is said what it narrows. */
export interface ListOf<Id extends OperationId, Row extends object> extends ListDescription<Row> {
  readonly operationId: Id | `${Id} of ${string}`;
  readonly filters: Readonly<Record<FilterOf<Id>, FilterBy<Row>>>;
}

/** The column that orders a list. */
export function keyOf<Row extends object>({
  table,
  orderBy,
}: Pick<ListDescription<Row>, 'table' | 'orderBy'>): string {
  return `${table.name}.${columnName(orderBy)}`;
}

/** An order of identifiers that the indexes of lists have and no other, and in which they stand as they always do; and the order of keys. */
const ORDERS: Readonly<Record<Dialect, { readonly ofLists: string; readonly ofKeys: string }>> = {
  sqlite: { ofLists: 'collate rtrim', ofKeys: 'collate binary' },
  postgres: { ofLists: 'collate "C"', ofKeys: 'collate "default"' },
};

/** The column that orders a list as its indexes have it: no other index is walked for the sake of its order. */
export function orderOf<Row extends object>(
  dialect: Dialect,
  list: Pick<ListDescription<Row>, 'table' | 'orderBy'>,
): string {
  return list.orderBy === 'id' ? `${keyOf(list)} ${ORDERS[dialect].ofLists}` : keyOf(list);
}

/** An identifier in the order that primary keys have. */
export function asKey(dialect: Dialect, id: string): string {
  return `${id} ${ORDERS[dialect].ofKeys}`;
}

/** Items a page holds where the caller names no limit. */
export const DEFAULT_LIMIT = 50;

/** The most bytes of a page, as the contract says, unless a single item has more. */
export const MOST_PAGE_BYTES = 1024 * 1024;
