import type { Knex } from 'knex';
import { mapRows, selectList } from '../db/rows.ts';
import { columnName, type Table } from '../db/table.ts';
import type { CursorSigner } from './cursor.ts';
import { parseQueryMoment } from './parse-query-moment.ts';

/** Items a page holds where the caller names no limit. */
const DEFAULT_LIMIT = 50;

/** The parameters that every list takes. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
  /** Inclusive. */
  readonly from?: string;
  /** Exclusive. */
  readonly to?: string;
}

/** How one list is read: its table, its order and which query parameters filter which column. */
export interface ListDescription<Row extends object> {
  readonly operationId: string;
  readonly path: string;
  readonly table: Table<Row>;
  /** The column whose falling order is the list's: ids sort by time. */
  readonly orderBy: keyof Row & string;
  /** The moment that `from` and `to` bound. */
  readonly moment: keyof Row & string;
  /** Query parameter → the column that it must equal. */
  readonly equals: Readonly<Record<string, keyof Row & string>>;
  /** A condition beyond the table's own columns or fixed for the list. */
  readonly where?: (query: Knex.QueryBuilder) => void;
}

/** One page: its rows, and where the next begins. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
  readonly nextCursor: string | null;
  /** The `Link` header of the next page, where there is one. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Reads one page of a tenant's list by key, never by offset: stable while others write, at the same cost at any depth.
 * @throws ApiError invalid_cursor, invalid_request
 */
export async function listPage<Row extends object>(
  db: Knex,
  description: ListDescription<Row>,
  tenantId: string,
  parameters: ListQuery & Readonly<Record<string, unknown>>,
  cursors: CursorSigner,
): Promise<ListPage<Row>> {
  const { limit = DEFAULT_LIMIT, cursor, ...filters } = parameters;
  const { table, orderBy } = description;
  const scope = { tenantId, operationId: description.operationId, filters };
  const query = db(table.name)
    .select(db.raw(selectList(table)))
    .where(`${table.name}.tenant_id`, tenantId)
    .orderBy(`${table.name}.${columnName(orderBy)}`, 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    void query.where(`${table.name}.${columnName(orderBy)}`, '<', cursors.read(scope, cursor));
  }
  filterBy(query, description, filters);
  const rows = await mapRows(table, query);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  const nextCursor = hasMore ? cursors.sign(scope, String(last[orderBy])) : null;
  return { rows: page, hasMore, nextCursor, headers: linkTo(description.path, parameters, nextCursor) };
}

function filterBy<Row extends object>(
  query: Knex.QueryBuilder,
  description: ListDescription<Row>,
  filters: Omit<ListQuery, 'limit' | 'cursor'> & Readonly<Record<string, unknown>>,
): void {
  const { table, moment, equals } = description;
  const { from, to } = filters;
  const momentColumn = `${table.name}.${columnName(moment)}`;
  if (from !== undefined) void query.where(momentColumn, '>=', parseQueryMoment('from', from));
  if (to !== undefined) void query.where(momentColumn, '<', parseQueryMoment('to', to));
  for (const [parameter, field] of Object.entries(equals)) {
    const value = filters[parameter];
    if (typeof value === 'string') void query.where(`${table.name}.${columnName(field)}`, value);
  }
  description.where?.(query);
}

function linkTo(
  path: string,
  parameters: Readonly<Record<string, unknown>>,
  nextCursor: string | null,
): Record<string, string> {
  if (nextCursor === null) return {};
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (name !== 'cursor' && (typeof value === 'string' || typeof value === 'number'))
      next.set(name, String(value));
  }
  next.set('cursor', nextCursor);
  return { Link: `<${path}?${next.toString()}>; rel="next"` };
}
