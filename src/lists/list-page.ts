import type { Knex } from 'knex';
import type { Moment } from '../clock.ts';
import { isAmong } from '../db/is-among.ts';
import { fromStored, selectList } from '../db/rows.ts';
import type { StoredRow } from '../db/statement.ts';
import { columnName, partsOf, type Table } from '../db/table.ts';
import type { CursorSigner } from './cursor.ts';
import { MOST_PAGE_BYTES } from './page-size.ts';
import { parseQueryMoment } from './parse-query-moment.ts';

/** Items a page holds where the caller names no limit. */
export const DEFAULT_LIMIT = 50;

/** The parameters that every list takes. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
  /** Inclusive. */
  readonly from?: string;
  /** Exclusive. */
  readonly to?: string;
}

/** A query that finds rows by the column that orders their list. */
export interface FoundRows {
  readonly sql: string;
  readonly bindings: readonly string[];
}

/** How one list is read: its table, its order and which query parameters filter which column. */
export interface ListDescription<Row extends object> {
  readonly operationId: string;
  readonly path: string;
  readonly table: Table<Row>;
  /** The column whose falling order is the list's: ids sort by time. It names one row of a tenant. */
  readonly orderBy: keyof Row & string;
  /** The moment that `from` and `to` bound. */
  readonly moment: keyof Row & string;
  /** Query parameter → the column that it must equal. */
  readonly equals: Readonly<Record<string, keyof Row & string>>;
  /** Query parameter → the rows that have it, where no index of the table's own leads to all of them. */
  readonly among?: Readonly<Record<string, (db: Knex, tenantId: string, value: string) => FoundRows>>;
  /**
   * Where moments never fall as `orderBy` rises: its value in the last row at or before a moment. A page is then bounded by
   * what orders it, and rows before its bounds are never read.
   */
  readonly lastAt?: (db: Knex, tenantId: string, moment: Moment) => Promise<number>;
  /**
   * A column that stands before `orderBy` in the index, with all its values. A page that asks for none of them is put together
   * from the newest of each, so that one index serves the list with and without that filter.
   */
  readonly apart?: { readonly by: keyof Row & string; readonly values: readonly string[] };
  /** A condition beyond the table's own columns or fixed for the list. */
  readonly where?: (query: Knex.QueryBuilder) => void;
}

/** The rows of one page, before it is known how many of them fit into it as they are shown. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Whether there are rows behind these. */
  readonly hasMore: boolean;
  /** The cursor of the page that begins behind a row. */
  readonly cursorBehind: (row: Row) => string;
  /** Where the page with a cursor is found: a relative reference that carries filters, limit and cursor. */
  readonly targetOf: (cursor: string) => string;
}

/**
 * Reads one page of a tenant's list by key, never by offset: stable while others write, at the same cost at any depth.
 * No more is read than what a page can hold, and one row.
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
  const before = cursor === undefined ? undefined : cursors.read(scope, cursor);
  const within = await boundsOf(db, description, tenantId, filters);
  const narrow = (query: Knex.QueryBuilder): void => {
    if (before !== undefined) void query.where(keyOf(description), '<', before);
    within(query);
    filterBy(db, query, description, tenantId, filters);
  };
  const newest = (): Knex.QueryBuilder => {
    const query = db(table.name)
      .where(`${table.name}.tenant_id`, tenantId)
      .orderBy(keyOf(description), 'desc')
      .limit(limit + 1);
    narrow(query);
    return query;
  };
  const matching = isNarrowed(description, filters)
    ? newest()
    : newestOfEach(db, description, newest, limit + 1);
  const query = boundBytes(db, matching, description);
  const stored = (await query) as readonly StoredRow[];
  const rows = stored.slice(0, limit).map((row) => fromStored(table, row));
  return {
    rows,
    hasMore: Number(stored[0]?.['found'] ?? stored.length) > rows.length,
    cursorBehind: (row) => cursors.sign(scope, String(row[orderBy])),
    targetOf: (next) => targetOf(description.path, parameters, next),
  };
}

type Filters = Omit<ListQuery, 'limit' | 'cursor'> & Readonly<Record<string, unknown>>;

/** The column that orders a list. */
function keyOf<Row extends object>({ table, orderBy }: ListDescription<Row>): string {
  return `${table.name}.${columnName(orderBy)}`;
}

/** What bounds a list in time. @throws ApiError invalid_request */
async function boundsOf<Row extends object>(
  db: Knex,
  description: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
): Promise<(query: Knex.QueryBuilder) => void> {
  const { table, moment, lastAt } = description;
  if (lastAt === undefined)
    return (query) => boundByMoments(query, `${table.name}.${columnName(moment)}`, filters);
  const lastBefore = async (name: string, text: string | undefined): Promise<number | undefined> =>
    text === undefined ? undefined : lastAt(db, tenantId, parseQueryMoment(name, text) - 1);
  const after = await lastBefore('from', filters.from);
  const upTo = await lastBefore('to', filters.to);
  return (query) => {
    if (after !== undefined) void query.where(keyOf(description), '>', after);
    if (upTo !== undefined) void query.where(keyOf(description), '<=', upTo);
  };
}

/** Whether the list's order comes by one range of an index, as far as its description says. */
function isNarrowed<Row extends object>(description: ListDescription<Row>, filters: Filters): boolean {
  const { apart, equals, among = {} } = description;
  return (
    apart === undefined ||
    Object.keys({ ...equals, ...among }).some((parameter) => typeof filters[parameter] === 'string')
  );
}

/** The newest rows of all values of the column that the index has before their order. */
function newestOfEach<Row extends object>(
  db: Knex,
  description: ListDescription<Row>,
  newest: () => Knex.QueryBuilder,
  most: number,
): Knex.QueryBuilder {
  const { table, orderBy, apart } = description;
  const [key, column] = [keyOf(description), columnName(orderBy)];
  const each = (apart?.values ?? []).map((value, index) => {
    const rows = newest()
      .where(`${table.name}.${columnName(apart?.by ?? '')}`, value)
      .select(key);
    return db.select(column).from(rows.as(`newest_${index}`));
  });
  const all = db.unionAll(each).as('newest');
  const first = db.select(column).from(all).orderBy(column, 'desc').limit(most);
  return db(table.name).whereIn(key, first).orderBy(key, 'desc');
}

/**
 * Makes a query of the rows that match give them only as far as a page reaches: the first, and each whose
 * predecessors together are not a page already. The database adds the sizes up without reading the values. `found` is
 * how many rows match, the one behind the limit with them.
 */
function boundBytes<Row extends object>(
  db: Knex,
  matching: Knex.QueryBuilder,
  description: ListDescription<Row>,
): Knex.QueryBuilder {
  const { table } = description;
  const long = partsOf(table).filter(({ column }) => column.isJson === true);
  if (long.length === 0) return matching.select(db.raw(selectList(table)));
  const key = keyOf(description);
  const size = long.map(({ name }) => `coalesce(octet_length(${table.name}.${name}), 0)`).join(' + ');
  const named = `${key} as page_key, ${table.name}.tenant_id as page_tenant`;
  const sizes = matching.select(db.raw(`${named}, ${size} as size`));
  const order = 'over (order by page_key desc rows between unbounded preceding and current row)';
  const sums = db
    .select(db.raw(`page_key, page_tenant, sum(size) ${order} - size as before, count(*) over () as found`))
    .from(sizes.as('sizes'));
  // Crossed, and by the page's own tenant: else a database may read every row of the tenant, and look for each on the page.
  return db
    .select(db.raw(`${selectList(table)}, page.found as found`))
    .from(sums.as('page'))
    .crossJoin(db.raw(table.name))
    .whereRaw(`${key} = page.page_key and ${table.name}.tenant_id = page.page_tenant`)
    .where('page.before', '<', MOST_PAGE_BYTES)
    .orderBy('page.page_key', 'desc');
}

/** Bounds a column of moments by `from`, inclusive, and `to`, exclusive. @throws ApiError invalid_request */
export function boundByMoments(
  query: Knex.QueryBuilder,
  column: string,
  { from, to }: Pick<ListQuery, 'from' | 'to'>,
): void {
  if (from !== undefined) void query.where(column, '>=', parseQueryMoment('from', from));
  if (to !== undefined) void query.where(column, '<', parseQueryMoment('to', to));
}

function filterBy<Row extends object>(
  db: Knex,
  query: Knex.QueryBuilder,
  description: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
): void {
  const { table, orderBy, equals, among = {} } = description;
  for (const [parameter, field] of Object.entries(equals)) {
    const value = filters[parameter];
    if (typeof value === 'string') void query.where(`${table.name}.${columnName(field)}`, value);
  }
  for (const [parameter, find] of Object.entries(among)) {
    const value = filters[parameter];
    if (typeof value !== 'string') continue;
    const { sql, bindings } = find(db, tenantId, value);
    void query.whereRaw(isAmong(db, `${table.name}.${columnName(orderBy)}`, sql), bindings);
  }
  description.where?.(query);
}

/** A relative reference to the page with a cursor, with the parameters of the one before it. */
export function targetOf(
  path: string,
  parameters: Readonly<Record<string, unknown>>,
  cursor: string,
): string {
  const next = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (name !== 'cursor' && (typeof value === 'string' || typeof value === 'number'))
      next.set(name, String(value));
  }
  next.set('cursor', cursor);
  return `${path}?${next.toString()}`;
}
