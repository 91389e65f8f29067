import type { Knex } from 'knex';
import type { Dialect } from '../db/statements/statement.ts';
import { selectList } from '../db/statements/rows.ts';
import { dialectOf, runOwn, type StoredRow } from '../db/statements/statement.ts';
import { columnName, partsOf } from '../db/statements/table.ts';
import { allOf, condition, hidden, type Condition } from './condition.ts';
import { asKey, keyOf, orderOf, type ListDescription } from './condition.ts';
import { MOST_PAGE_BYTES } from './condition.ts';
import type { TimeBounds } from './time-bounds.ts';

/**
 * Runs the query of a page. A connection keeps that of a page without filters, which is asked for again and again; each set of
 * filters has a text of its own, and there are more of them than it could keep.
 */
export async function runPage(
  db: Knex,
  { sql, bindings }: Condition,
  filters: Readonly<Record<string, unknown>>,
): Promise<StoredRow[]> {
  const isPlain = Object.keys(filters).length === 0;
  return runOwn(db, { method: 'own', sql, bindings, ...(isPlain ? { isKept: true } : {}) });
}

/** What is asked of a page's rows. */
export interface AskedRows {
  readonly tenantId: string;
  /** Whether the index that is read begins with another column than the tenant's, which one tenant's record is named in. */
  readonly isOwned?: boolean;
  readonly conditions: readonly Condition[];
  /** The query for the `orderBy` of all rows that come into question, where there is one. */
  readonly among?: Condition | undefined;
  readonly time: TimeBounds;
  /** Conditions of which a row fulfils one, each with an index of its own. */
  readonly oneOf: readonly Condition[];
  readonly most: number;
}

type OrderedList<Row extends object> = Pick<ListDescription<Row>, 'table' | 'orderBy'>;

/** Keeps what is in a subquery from being planned with what is around it. */
const FENCE: Readonly<Record<Dialect, string>> = { sqlite: 'limit -1 offset 0', postgres: 'offset 0' };

/** The rows of a table for which some conditions hold, found by these alone. */
function fenced(dialect: Dialect, table: string, conditions: readonly Condition[]): Condition {
  const { sql, bindings } = allOf(conditions);
  return condition(`(select * from ${table} where ${sql} ${FENCE[dialect]}) as ${table}`, ...bindings);
}

/** The rows of the table that a query names. */
function namedRows<Row extends object>(
  dialect: Dialect,
  list: OrderedList<Row>,
  tenantId: string,
  { sql, bindings }: Condition,
): Condition {
  const key = keyOf(list);
  const named = condition(
    dialect === 'sqlite' ? `${key} in (${sql})` : `${key} = any(array(${sql}))`,
    ...bindings,
  );
  const isUnique = list.orderBy === 'id';
  const own = condition(`${list.table.name}.tenant_id = ?`, tenantId);
  return fenced(dialect, list.table.name, isUnique ? [named] : [own, named]);
}

/** Where rows are looked for, and by what: each part reads them in the list's order, or few of them. */
function partsOfPage<Row extends object>(
  dialect: Dialect,
  list: OrderedList<Row>,
  { tenantId, isOwned = false, conditions, among, time, oneOf }: AskedRows,
): { readonly from: Condition; readonly where: readonly Condition[] }[] {
  const { name } = list.table;
  const isOwn = condition(`${name}.tenant_id = ?`, tenantId);
  const own = isOwned ? hidden(isOwn) : isOwn;
  const ways = oneOf.length === 0 ? [[]] : oneOf.map((one) => [one]);
  const from = among === undefined ? condition(name) : namedRows(dialect, list, tenantId, among);
  const { usual, apart } = time;
  const either = oneOf.length === 0 ? [] : [anyOf(oneOf)];
  const inOrder =
    usual === null ? [] : ways.map((way) => ({ from, where: [own, ...conditions, ...usual, ...way] }));
  if (apart === null) return inOrder;
  if (among !== undefined) return [...inOrder, { from, where: [own, ...conditions, ...apart, ...either] }];
  const byMoment = fenced(dialect, name, [isOwn, ...apart]);
  return [...inOrder, { from: byMoment, where: [own, ...conditions, ...either] }];
}

/** The condition that a row fulfils one of some conditions. */
export function anyOf(some: readonly Condition[]): Condition {
  const sql = some.map((one) => `(${one.sql})`).join(' or ');
  return condition(`(${sql})`, ...some.flatMap(({ bindings }) => bindings));
}

function newestOf<Row extends object>(
  dialect: Dialect,
  list: OrderedList<Row>,
  select: string,
  { from, where }: { readonly from: Condition; readonly where: readonly Condition[] },
  most: number,
): Condition {
  const all = allOf(where);
  return condition(
    `select ${select} from ${from.sql} where ${all.sql} order by ${orderOf(dialect, list)} desc limit ?`,
    ...from.bindings,
    ...all.bindings,
    most,
  );
}

/** Reads something of the rows whose keys a query gives, each by its key: nothing else leads to them. */
function rowsOfKeys<Row extends object>(
  dialect: Dialect,
  list: OrderedList<Row>,
  select: string,
  keys: Condition,
  tenantId: string,
  pageColumns = '',
): Condition {
  const { name } = list.table;
  const isUnique = list.orderBy === 'id';
  const isSame = isUnique
    ? `${keyOf(list)} = ${asKey(dialect, 'page.page_key')}`
    : `${keyOf(list)} = page.page_key and ${name}.tenant_id = ?`;
  const mine = isUnique ? [] : [tenantId];
  if (dialect === 'sqlite') {
    const sql = `select ${select}${pageColumns} from (${keys.sql}) as page cross join ${name} where ${isSame} order by page.page_key desc`;
    return condition(sql, ...keys.bindings, ...mine);
  }
  const row = `(select * from ${name} where ${isSame} offset 0) as ${name}`;
  const sql = `select ${select}${pageColumns} from (${keys.sql}) as page cross join lateral ${row} order by page.page_key desc`;
  return condition(sql, ...keys.bindings, ...mine);
}

/** The query of something of the newest rows for which all conditions hold, no more of them than asked for. */
export function newestRows<Row extends object>(
  db: Knex,
  list: OrderedList<Row>,
  select: string,
  asked: AskedRows,
): Condition {
  const dialect = dialectOf(db);
  const parts = partsOfPage(dialect, list, asked);
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return newestOf(dialect, list, select, only, asked.most);
  const key = `${orderOf(dialect, list)} as page_key`;
  const each = parts.map((part) => newestOf(dialect, list, key, part, asked.most));
  const all = each.map(({ sql }, index) => `select page_key from (${sql}) as newest_${index}`);
  const keys = condition(
    `select page_key from (${all.join(' union all ')}) as newest order by page_key desc limit ?`,
    ...each.flatMap(({ bindings }) => bindings),
    asked.most,
  );
  return rowsOfKeys(dialect, list, select, keys, asked.tenantId);
}

/**
 * The query of the newest rows of a list for which all conditions hold, no more of them than a page can hold. Where
 * a table has long columns, `found` is how many there are, one behind the page with them.
 */
export function pageQuery<Row extends object>(db: Knex, list: OrderedList<Row>, asked: AskedRows): Condition {
  const { table } = list;
  const long = partsOf(table).filter(({ column }) => column.isJson === true);
  if (long.length === 0) return newestRows(db, list, selectList(table), asked);
  const size = long.map(({ name }) => `coalesce(octet_length(${table.name}.${name}), 0)`).join(' + ');
  const sized = `${orderOf(dialectOf(db), list)} as page_key, ${size} as size`;
  return boundBytes(db, list, newestRows(db, list, sized, asked), asked.tenantId);
}

/**
 * Makes a query of the rows that match give them only as far as a page reaches: the first, and each whose
 * predecessors together are not a page already. The database adds the sizes up without reading the values.
 * @param sizes `page_key` and `size` of the rows that match
 */
function boundBytes<Row extends object>(
  db: Knex,
  list: OrderedList<Row>,
  sizes: Condition,
  tenantId: string,
): Condition {
  const order = 'over (order by page_key desc rows between unbounded preceding and current row)';
  const sums =
    `select page_key, sum(size) ${order} - size as ahead, count(*) over () as found ` +
    `from (${sizes.sql}) as sizes`;
  const keys = `select page_key, found from (${sums}) as summed where ahead < ${MOST_PAGE_BYTES}`;
  const select = selectList(list.table);
  return rowsOfKeys(
    dialectOf(db),
    list,
    select,
    condition(keys, ...sizes.bindings),
    tenantId,
    ', page.found as found',
  );
}

/** The conditions that a column has each of some values. */
export function eachValue<Row extends object>(
  list: OrderedList<Row>,
  { by, values }: { readonly by: keyof Row & string; readonly values: readonly (string | number)[] },
): Condition[] {
  return values.map((value) => condition(`${list.table.name}.${columnName(by)} = ?`, value));
}
