import type { Knex } from 'knex';
import { bindingsOf, insertText, listOf, saveText } from './insert-statement.ts';
import { isSqlite, runStatement, type StoredRow } from './statement.ts';
import { columnName, partsOf, type DatabaseValue, type Table } from './table.ts';

/** Rows a statement: far below the parameter limits of both databases at the widest table. */
const ROWS_PER_STATEMENT = 200;

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

/** Maps one row as the database gave it to the table's row type; columns that are not the table's are left out. */
export function fromStored<Row extends object>(table: Table<Row>, stored: StoredRow): Row {
  const row: Partial<Row> = {};
  for (const { field, name, column } of partsOf(table))
    row[field] = column.fromDatabase(stored[name] ?? null);
  return row as Row;
}

/** Some columns of a row, by which rows are looked up: a primary key or another unique set of columns. */
export type RowMatch<Row> = { readonly [Name in keyof Row]?: Row[Name] };

/**
 * Loads every row that any of the matches names, in one statement.
 * All matches must name the same columns.
 */
export async function selectMatching<Row extends object>(
  db: Knex,
  table: Table<Row>,
  matches: readonly RowMatch<Row>[],
): Promise<Row[]> {
  const [first] = matches;
  if (first === undefined) return [];
  const fields = Object.keys(first) as (keyof Row & string)[];
  const values: DatabaseValue[] = [];
  for (const match of matches) {
    for (const field of fields)
      values.push(table.columns[field].toDatabase(match[field] as Row[keyof Row & string]));
  }
  const sql = `select ${selectList(table)} from ${table.name} where ${isAnyOf(db, fields, matches.length)}`;
  const stored = await runStatement(db, sql, values);
  return stored.map((row) => fromStored(table, row));
}

/** The condition that fields have the values of any of a number of rows, as each database writes it; bound row by row. */
function isAnyOf(db: Knex, fields: readonly string[], rowCount: number): string {
  const columns = fields.map(columnName).join(', ');
  if (fields.length === 1) return `${columns} in (${listOf('?', rowCount)})`;
  const rows = listOf(`(${listOf('?', fields.length)})`, rowCount);
  return `(${columns}) in (${isSqlite(db) ? 'values ' : ''}${rows})`;
}

/** Runs a query built elsewhere and maps its rows; the builder must select with selectList. */
export async function mapRows<Row extends object>(
  table: Table<Row>,
  query: Knex.QueryBuilder,
): Promise<Row[]> {
  const rows = (await query) as StoredRow[];
  return rows.map((row) => fromStored(table, row));
}

/** Inserts rows with as few statements as they need; a row that is there already is an error. */
export async function insertRows<Row extends object>(
  db: Knex,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    await runStatement(db, insertText(table, chunk.length), bindingsOf(table, chunk));
  }
}

/** Writes whole rows over those of the same key, inserting the ones that are new. */
export async function saveRows<Row extends object>(
  db: Knex,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    await runStatement(db, saveText(table, chunk.length), bindingsOf(table, chunk));
  }
}

/** Removes rows by their keys; those that are not there are passed over. */
export async function removeRows<Row extends object>(
  db: Knex,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const chunk = rows.slice(start, start + ROWS_PER_STATEMENT);
    const values = chunk.flatMap((row) =>
      table.key.map((field) => table.columns[field].toDatabase(row[field])),
    );
    const sql = `delete from ${table.name} where ${isAnyOf(db, table.key, chunk.length)}`;
    await runStatement(db, sql, values);
  }
}
