import type { Knex } from 'knex';
import { bindingsOf, insertText, saveText } from './insert-statement.ts';
import { columnName, partsOf, type Table } from './table.ts';

/** Rows a statement: far below the parameter limits of both databases at the widest table. */
const ROWS_PER_STATEMENT = 200;

/** A row as the database gives it. */
export type StoredRow = Readonly<Record<string, string | number | null>>;

/** The select list that reads every column of a table in the form that its mapping expects. */
export function selectList<Row extends object>(table: Table<Row>, alias = table.name): string {
  return partsOf(table)
    .map(({ name, column }) =>
      column.readAsText === true ? `cast(${alias}.${name} as text) as ${name}` : `${alias}.${name}`,
    )
    .join(', ');
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
  const columns = fields.map(columnName);
  const values = matches.map((match) =>
    fields.map((field) => table.columns[field].toDatabase(match[field] as Row[keyof Row & string])),
  );
  const query = db(table.name).select(db.raw(selectList(table)));
  const [column] = columns;
  if (columns.length === 1 && column !== undefined) void query.whereIn(column, values.flat() as string[]);
  else void query.whereIn(columns, values as string[][]);
  const rows = (await query) as unknown as StoredRow[];
  return rows.map((row) => fromStored(table, row));
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
    await db.raw(insertText(table, chunk.length), bindingsOf(table, chunk));
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
    await db.raw(saveText(table, chunk.length), bindingsOf(table, chunk));
  }
}

/** Removes rows by their keys; those that are not there are passed over. */
export async function removeRows<Row extends object>(
  db: Knex,
  table: Table<Row>,
  rows: readonly Row[],
): Promise<void> {
  const columns = table.key.map(columnName);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const keys = rows
      .slice(start, start + ROWS_PER_STATEMENT)
      .map((row) => table.key.map((field) => table.columns[field].toDatabase(row[field])));
    await db(table.name)
      .whereIn(columns, keys as string[][])
      .delete();
  }
}
