import { columnName, partsOf, type DatabaseValue, type Table } from './table.ts';

// Written out here, since Knex's builder looks at every value of every row anew, and for SQLite makes a UNION of them.

/** Something a number of times, with commas between. */
export function listOf(item: string, count: number): string {
  return `${`${item}, `.repeat(count - 1)}${item}`;
}

/** The text of a statement that inserts a number of rows; a row that is there already makes it fail. */
export function insertText<Row extends object>(table: Table<Row>, rowCount: number): string {
  const parts = partsOf(table);
  const row = `(${listOf('?', parts.length)})`;
  const names = parts.map(({ name }) => name).join(', ');
  return `insert into ${table.name} (${names}) values ${listOf(row, rowCount)}`;
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
  const values: DatabaseValue[] = [];
  for (const row of rows) for (const { field, column } of parts) values.push(column.toDatabase(row[field]));
  return values;
}
