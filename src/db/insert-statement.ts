import { columnName, partsOf, type DatabaseValue, type Table } from './table.ts';

// Written out here, since Knex's builder looks at every value of every row anew, and for SQLite makes a UNION of them.

/** The text of a statement that inserts a number of rows; a row that is there already makes it fail. */
export function insertText<Row extends object>(table: Table<Row>, rowCount: number): string {
  const names = partsOf(table).map(({ name }) => name);
  const row = `(${names.map(() => '?').join(', ')})`;
  return `insert into ${table.name} (${names.join(', ')}) values ${Array(rowCount).fill(row).join(', ')}`;
}

/** The text of a statement that writes a number of whole rows over those of the same key, or inserts them. */
export function saveText<Row extends object>(table: Table<Row>, rowCount: number): string {
  const key = table.key.map(columnName);
  const changes = partsOf(table).map(({ name }) => `${name} = excluded.${name}`);
  return `${insertText(table, rowCount)} on conflict (${key.join(', ')}) do update set ${changes.join(', ')}`;
}

/** The values of rows, in the order of those texts. */
export function bindingsOf<Row extends object>(table: Table<Row>, rows: readonly Row[]): DatabaseValue[] {
  const parts = partsOf(table);
  return rows.flatMap((row) => parts.map(({ field, column }) => column.toDatabase(row[field])));
}
