import type { Db, Dialect } from '../db/statements/statement.ts';
import { selectList } from '../db/statements/rows.ts';
import { dialectOf, runOwn, type StoredRow } from '../db/statements/statement.ts';
import { columnName, partsOf } from '../db/statements/table.ts';
import { allOf, condition, hidden, type Condition } from './condition.ts';
import { asKey, keyOf, orderOf, type ListDescription } from './condition.ts';
import { MOST_PAGE_BYTES } from './condition.ts';
import type { TimeBounds } from './time-bounds.ts';

/** Only pages without filters are kept prepared: filters make more texts than a connection could keep. */
export async function runPage(
  db: Db,
  { sql, bindings }: Condition,
  filters: Readonly<Record<string, unknown>>,
): Promise<StoredRow[]> {
  const isPlain = Object.keys(filters).length === 0;
  return runOwn(db, { method: 'own', sql, bindings, ...(isPlain ? { isKept: true } : {}) });
}

export interface AskedRows {
  readonly tenantId: string;
  /** The index begins with another column, which names one tenant's record. */
  readonly isOwned?: boolean;
  readonly conditions: readonly Condition[];
  /** A query for the `orderBy` of all candidates. */
  readonly among?: Condition | undefined;
  readonly time: TimeBounds;
  /** A row fulfils one; each has an index. */
  readonly oneOf: readonly Condition[];
  readonly most: number;
}

type OrderedList<Row extends object> = Pick<ListDescription<Row>, 'table' | 'orderBy'>;

/** Keeps a subquery from being planned with its surroundings. */
const FENCE: Readonly<Record<Dialect, string>> = { sqlite: 'limit -1 offset 0', postgres: 'offset 0' };

/** Found by these conditions alone. */
function fenced(dialect: Dialect, table: string, conditions: readonly Condition[]): Condition {
  const { sql, bindings } = allOf(conditions);
  return condition(`(select * from ${table} where ${sql} ${FENCE[dialect]}) as ${table}`, ...bindings);
}

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

/** Each part reads rows in the list's order, or few of them. */
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

/** One of several. */
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

/** By key: nothing else leads to them. */
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

/** Of the newest matching rows, up to a number. */
export function newestRows<Row extends object>(
  db: Db,
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
 * The newest matching rows, no more than a page can hold. With long columns `found` counts them, one beyond included.
 */
export function pageQuery<Row extends object>(db: Db, list: OrderedList<Row>, asked: AskedRows): Condition {
  const { table } = list;
  const long = partsOf(table).filter(({ column }) => column.isJson === true);
  if (long.length === 0) return newestRows(db, list, selectList(table), asked);
  const size = long.map(({ name }) => `coalesce(octet_length(${table.name}.${name}), 0)`).join(' + ');
  const sized = `${orderOf(dialectOf(db), list)} as page_key, ${size} as size`;
  return boundBytes(db, list, newestRows(db, list, sized, asked), asked.tenantId);
}

/**
 * Up to a page's bytes: the first, and each whose predecessors are not a page already. The database adds up sizes
 * without reading values.
 * @param sizes `page_key` and `size` of matching rows
 */
function boundBytes<Row extends object>(
  db: Db,
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

/** One condition per value. */
export function eachValue<Row extends object>(
  list: OrderedList<Row>,
  { by, values }: { readonly by: keyof Row & string; readonly values: readonly (string | number)[] },
): Condition[] {
  return values.map((value) => condition(`${list.table.name}.${columnName(by)} = ?`, value));
}
