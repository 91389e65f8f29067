import type { Knex } from 'knex';
import { columnName, type DatabaseValue, type Table } from './table.ts';

/** Rows a statement: far below the parameter limits of both databases at the widest table. */
const ROWS_PER_STATEMENT = 200;

type StoredRow = Record<string, string | number | null>;

function fieldsOf<Row extends object>(table: Table<Row>): (keyof Row & string)[] {
  return Object.keys(table.columns) as (keyof Row & string)[];
}

/** The select list that reads every column of a table in the form that its mapping expects. */
export function selectList<Row extends object>(table: Table<Row>, alias = table.name): string {
  return fieldsOf(table)
    .map((field) => {
      const column = columnName(field);
      return table.columns[field].readAsText === true
        ? `cast(${alias}.${column} as text) as ${column}`
        : `${alias}.${column}`;
    })
    .join(', ');
}

/** Maps one row as the database gave it to the table's row type. */
function fromStored<Row extends object>(table: Table<Row>, stored: StoredRow): Row {
  const row: Partial<Row> = {};
  for (const field of fieldsOf(table)) {
    row[field] = table.columns[field].fromDatabase(stored[columnName(field)] ?? null);
  }
  return row as Row;
}

function toStored<Row extends object>(table: Table<Row>, row: Row): Record<string, DatabaseValue> {
  const stored: Record<string, DatabaseValue> = {};
  for (const field of fieldsOf(table))
    stored[columnName(field)] = table.columns[field].toDatabase(row[field]);
  return stored;
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
    await db(table.name).insert(chunk.map((row) => toStored(table, row)));
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
    await db(table.name)
      .insert(chunk.map((row) => toStored(table, row)))
      .onConflict(table.key.map(columnName))
      .merge();
  }
}
