import { withoutRepeats } from './bound-rows.ts';
import {
  type Db,
  type Dialect,
  type OwnStatement,
  type Step,
  type StoredRow,
  dialectOf,
  isSqlite,
  runOwn,
  runStatement,
} from './statement.ts';
import {
  insertStatement,
  removeStatement,
  selectText,
  statementOf,
  textOf,
  updateStatement,
  upsertStatement,
} from './table-statements.ts';
import { type DatabaseValue, type Table, partsOf } from './table.ts';

/**
 * The condition that a column has one of the values that a query finds. PostgreSQL runs the query once and then asks an index;
 * of IN it may make a question for each row, where it has not counted the rows of a table yet.
 */
export function isAmong(db: Db, column: string, query: string): string {
  return isSqlite(db) ? `${column} in (${query})` : `${column} = any(array(${query}))`;
}

/** Rows a statement, where there are so many that one would hold up others. */
const ROWS_PER_STATEMENT = 1_000;

const selectLists = new WeakMap<object, string>();

/** The select list that reads every column of a table in the form that its mapping expects. */
export function selectList<Row extends object>(table: Table<Row>, alias = table.name): string {
  const known = alias === table.name ? selectLists.get(table) : undefined;
  if (known !== undefined) return known;
  const list = partsOf(table)
    .map(({ name, column }) =>
      column.readAsText === true ? `cast(${alias}.${name} as text) as ${name}` : `${alias}.${name}`,
    )
    .join(', ');
  if (alias === table.name) selectLists.set(table, list);
  return list;
}

export function fromStored<Row extends object>(table: Table<Row>, stored: StoredRow): Row {
  const row: Partial<Row> = {};
  for (const { field, name, column } of partsOf(table))
    row[field] = column.fromDatabase(stored[name] ?? null);
  return row as Row;
}

/** Some columns of a row, by which rows are looked up: a primary key or another unique set of columns. */
export type RowMatch<Row> = { readonly [Name in keyof Row]?: Row[Name] };

/**
 * Finds every row that any of the matches names, once. All of them must name the same columns.
 * @param then what else is asked of them, and in which order and under which lock they come; where they are matched by one column
 */
export function selectStatement<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  matches: readonly RowMatch<Row>[],
  then = '',
): OwnStatement {
  const fields = Object.keys(matches[0] ?? {}) as (keyof Row & string)[];
  const parts = partsOf(table).filter(({ field }) => fields.includes(field));
  const name = parts.map((part) => part.name).join();
  const sql = textOf(
    table,
    `${dialect} select ${name}${then}`,
    () => `${selectText(dialect, table, parts, (alias) => selectList(table, alias))}${then}`,
  );
  const statement = statementOf(dialect, sql, parts, withoutRepeats(table, fields, matches));
  return { ...statement, columns: partsOf(table).map((part) => part.name) };
}

/** Finds rows as `selectStatement` does, and gives them to whoever wants them. */
export function selectStep<Row extends object>(
  statement: OwnStatement,
  table: Table<Row>,
  take: (rows: readonly Row[]) => void,
): Step {
  return { statement, take: (stored) => take(stored.map((row) => fromStored(table, row))) };
}

/** Loads every row that any of the matches names, in one statement. All matches must name the same columns. */
export async function selectMatching<Row extends object>(
  db: Db,
  table: Table<Row>,
  matches: readonly RowMatch<Row>[],
): Promise<Row[]> {
  if (matches.length === 0) return [];
  const stored = await runOwn(db, selectStatement(dialectOf(db), table, matches));
  return stored.map((row) => fromStored(table, row));
}

/**
 * Loads rows of a table by a condition in SQL.
 * @param condition and what follows it, such as `order by`; has a `?` for each of the values and no other
 */
export async function selectWhere<Row extends object>(
  db: Db,
  table: Table<Row>,
  condition: string,
  values: readonly DatabaseValue[] = [],
): Promise<Row[]> {
  const sql = `select ${selectList(table)} from ${table.name} where ${condition}`;
  const stored = await runStatement(db, sql, values);
  return stored.map((row) => fromStored(table, row));
}

/** The rows of a table in the parts that one statement takes. */
function* partsOfRows<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    yield rows.slice(start, start + ROWS_PER_STATEMENT);
  }
}

export async function insertRows<Row extends object>(
  db: Db,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (const part of partsOfRows(rows)) await runOwn(db, insertStatement(dialectOf(db), table, part));
}

/** Writes whole rows over those of the same key; one that is not there is an error. */
export async function updateRows<Row extends object>(
  db: Db,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (const part of partsOfRows(rows)) await runOwn(db, updateStatement(dialectOf(db), table, part));
}

/** Writes whole rows over those of the same key, inserting the ones that are new. */
export async function saveRows<Row extends object>(
  db: Db,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (const part of partsOfRows(rows)) await runOwn(db, upsertStatement(dialectOf(db), table, part));
}

/** Removes rows by their keys; those that are not there are passed over. */
export async function removeRows<Row extends object>(
  db: Db,
  table: Table<Row>,
  rows: readonly Partial<Row>[],
): Promise<void> {
  for (const part of partsOfRows(rows)) await runOwn(db, removeStatement(dialectOf(db), table, part));
}
