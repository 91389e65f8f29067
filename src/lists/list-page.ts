import { fromStored } from '../db/statements/rows.ts';
import { type Db, type StoredRow, dialectOf } from '../db/statements/statement.ts';
import { type Table, columnName, partsOf } from '../db/statements/table.ts';
import { condition, hidden, type Condition } from './condition.ts';
import type { CursorSigner } from './cursor.ts';
import { orderOf, type FilterBy, type ListDescription } from './condition.ts';
import { inTurns } from './in-turns.ts';
import { anyOf, eachValue, pageQuery, runPage } from './page-query.ts';
import { DEFAULT_LIMIT } from './condition.ts';
import { timeBounds } from './time-bounds.ts';

export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly from?: string;
  readonly to?: string;
}

/** Before it is known how many fit as they are shown. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Milliseconds for which reading them held the event loop. */
  readonly heldMs: number;
  readonly hasMore: boolean;
  /** Of the page after a row. */
  readonly cursorBehind: (row: Row) => string;
  /** A relative reference with filters, limit and cursor. */
  readonly targetOf: (cursor: string) => string;
}

type Filters = Omit<ListQuery, 'limit' | 'cursor'> & Readonly<Record<string, unknown>>;

/**
 * By key, never by offset: stable while others write, at the same cost at any depth. Reads at most one row more than a
 * page holds.
 * @throws ApiError invalid_cursor, invalid_request
 */
export async function listPage<Row extends object>(
  db: Db,
  description: ListDescription<Row>,
  tenantId: string,
  parameters: ListQuery & Readonly<Record<string, unknown>>,
  cursors: CursorSigner,
): Promise<ListPage<Row>> {
  const { limit = DEFAULT_LIMIT, cursor, ...filters } = parameters;
  const { table, orderBy } = description;
  const scope = { tenantId, operationId: description.operationId, filters };
  const before = cursor === undefined ? undefined : cursors.read(scope, cursor);
  const order = orderOf(dialectOf(db), description);
  const lead = leadingFilter(description, filters);
  const isOwned = lead !== undefined && ownerOf(description.filters[lead]) !== undefined;
  const { where = [] } = description;
  const asked = {
    tenantId,
    isOwned,
    conditions: [
      ...(before === undefined ? [] : [condition(`${order} < ?`, before)]),
      ...filtersOf(description, tenantId, filters, lead),
      ...(isOwned ? where.map(hidden) : where),
    ],
    among: amongOf(db, description, tenantId, filters),
    time: await timeBounds(db, description, tenantId, order, filters),
    oneOf: waysOf(description, lead),
    most: limit + 1,
  };
  const stored = await runPage(db, pageQuery(db, description, asked), filters);
  const { rows, heldMs } = await readRows(table, stored.slice(0, limit));
  return {
    rows,
    heldMs,
    hasMore: Number(stored[0]?.['found'] ?? stored.length) > rows.length,
    cursorBehind: (row) => cursors.sign(scope, String(row[orderBy as keyof Row])),
    targetOf: (next) => targetOf(description.path, parameters, next),
  };
}

/** Long columns are read some rows at a time. */
async function readRows<Row extends object>(
  table: Table<Row>,
  stored: readonly StoredRow[],
): Promise<{ readonly rows: readonly Row[]; readonly heldMs: number }> {
  const rows: Row[] = [];
  const long = partsOf(table).filter(({ column }) => column.isJson === true);
  const heldMs = await inTurns(stored, (each) => {
    rows.push(fromStored(table, each));
    return long.reduce((size, { name }) => size + String(each[name] ?? '').length, 0);
  });
  return { rows, heldMs };
}

/** Undefined if the list's own index leads. */
function leadingFilter<Row extends object>(
  description: ListDescription<Row>,
  filters: Filters,
): string | undefined {
  const given = Object.entries(description.filters).filter(([name]) => typeof filters[name] === 'string');
  const leading =
    given.find(([, by]) => by !== 'made for it' && 'among' in by) ??
    given.find(([, by]) => by !== 'made for it' && 'equals' in by && by.isPassing !== true);
  return leading?.[0];
}

function ownerOf<Row extends object>(by: FilterBy<Row> | undefined): string | undefined {
  return typeof by === 'object' && 'owner' in by ? by.owner : undefined;
}

/** Each by an index of its own; a filter with an index leaves one. */
function waysOf<Row extends object>(
  description: ListDescription<Row>,
  lead: string | undefined,
): readonly Condition[] {
  const { apart, oneOf = [] } = description;
  if (lead !== undefined) return oneOf.length === 0 ? [] : [hidden(anyOf(oneOf))];
  return apart === undefined ? oneOf : eachValue(description, apart);
}

function filtersOf<Row extends object>(
  description: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
  lead: string | undefined,
): readonly Condition[] {
  return Object.entries(description.filters).flatMap(([parameter, by]) => {
    const value = filters[parameter];
    if (typeof value !== 'string' || by === 'made for it' || !('equals' in by)) return [];
    const column = `${description.table.name}.${columnName(by.equals)}`;
    if (parameter !== lead) return [hidden(condition(`${column} = ?`, value))];
    const owner = ownerOf(by);
    if (owner === undefined) return [condition(`${column} = ?`, value)];
    const own = `(select id from ${owner} where id = ? and tenant_id = ?)`;
    return [condition(`${column} = ${own}`, value, tenantId)];
  });
}

/** At most one filter has such a query. */
function amongOf<Row extends object>(
  db: Db,
  description: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
): Condition | undefined {
  const queries = Object.entries(description.filters).flatMap(([parameter, by]) => {
    const value = filters[parameter];
    return typeof value === 'string' && typeof by === 'object' && 'among' in by
      ? [by.among(db, tenantId, value)]
      : [];
  });
  if (queries.length < 2) return queries[0];
  return condition(
    queries.map(({ sql }) => `select * from (${sql}) as found`).join(' intersect '),
    ...queries.flatMap(({ bindings }) => bindings),
  );
}

/** With the parameters of the page before. */
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
