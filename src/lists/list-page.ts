import type { Knex } from 'knex';
import { isAmong } from '../db/is-among.ts';
import { fromStored } from '../db/rows.ts';
import { columnName } from '../db/table.ts';
import { boundByMoments, condition, type Condition } from './condition.ts';
import type { CursorSigner } from './cursor.ts';
import { keyOf, type ListDescription } from './list-description.ts';
import { pageQuery, runPage } from './page-query.ts';
import { DEFAULT_LIMIT } from './page-size.ts';
import { parseQueryMoment } from './parse-query-moment.ts';

/** The parameters that every list takes. */
export interface ListQuery {
  readonly limit?: number;
  readonly cursor?: string;
  /** Inclusive. */
  readonly from?: string;
  /** Exclusive. */
  readonly to?: string;
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

type Filters = Omit<ListQuery, 'limit' | 'cursor'> & Readonly<Record<string, unknown>>;

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
  const conditions = [
    condition(`${table.name}.tenant_id = ?`, tenantId),
    ...(before === undefined ? [] : [condition(`${keyOf(description)} < ?`, before)]),
    ...(await boundsOf(db, description, tenantId, filters)),
    ...filtersOf(db, description, tenantId, filters),
    ...(description.where ?? []),
  ];
  const asked = { conditions, isNarrowed: isNarrowed(description, filters), most: limit + 1 };
  const stored = await runPage(db, pageQuery(description, asked), filters);
  const rows = stored.slice(0, limit).map((row) => fromStored(table, row));
  return {
    rows,
    hasMore: Number(stored[0]?.['found'] ?? stored.length) > rows.length,
    cursorBehind: (row) => cursors.sign(scope, String(row[orderBy])),
    targetOf: (next) => targetOf(description.path, parameters, next),
  };
}

/** What bounds a list in time. @throws ApiError invalid_request */
async function boundsOf<Row extends object>(
  db: Knex,
  description: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
): Promise<readonly Condition[]> {
  const { table, moment, lastAt } = description;
  if (lastAt === undefined) return boundByMoments(`${table.name}.${columnName(moment)}`, filters);
  const lastBefore = async (name: string, text: string): Promise<number> =>
    lastAt(db, tenantId, parseQueryMoment(name, text) - 1);
  const { from, to } = filters;
  return [
    ...(from === undefined ? [] : [condition(`${keyOf(description)} > ?`, await lastBefore('from', from))]),
    ...(to === undefined ? [] : [condition(`${keyOf(description)} <= ?`, await lastBefore('to', to))]),
  ];
}

/** Whether the list's order comes by one range of an index, as far as its description says. */
function isNarrowed<Row extends object>(
  { equals, among = {} }: ListDescription<Row>,
  filters: Filters,
): boolean {
  return Object.keys({ ...equals, ...among }).some((parameter) => typeof filters[parameter] === 'string');
}

function filtersOf<Row extends object>(
  db: Knex,
  { table, orderBy, equals, among = {} }: ListDescription<Row>,
  tenantId: string,
  filters: Filters,
): readonly Condition[] {
  const conditions: Condition[] = [];
  for (const [parameter, field] of Object.entries(equals)) {
    const value = filters[parameter];
    if (typeof value === 'string')
      conditions.push(condition(`${table.name}.${columnName(field)} = ?`, value));
  }
  for (const [parameter, find] of Object.entries(among)) {
    const value = filters[parameter];
    if (typeof value !== 'string') continue;
    const { sql, bindings } = find(db, tenantId, value);
    conditions.push(condition(isAmong(db, `${table.name}.${columnName(orderBy)}`, sql), ...bindings));
  }
  return conditions;
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
