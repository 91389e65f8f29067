import type { Dialect } from './dialect.ts';
import type { StoredRow } from './statement.ts';
import { columnName, partsOf, type Table } from './table.ts';

/** Which rows of a table a part of a statement reads. */
export interface JsonRows<Row extends object> {
  /** A condition on the table's columns, in words that both databases read. */
  readonly where: string;
  /** The rows with the highest values of a column alone, those first. */
  readonly newest?: { readonly by: keyof Row & string; readonly most: number };
}

/**
 * A scalar query, for the select list of a greater statement, that answers rows of a table as one text, each an array of its
 * columns; read it with `rowsOfJson`. So one statement reads rows of several tables, all of one moment, and a driver makes
 * one value of them. Amounts are text in it, exact at any size.
 */
export function rowsAsJson<Row extends object>(
  dialect: Dialect,
  table: Table<Row>,
  { where, newest }: JsonRows<Row>,
): string {
  const names = partsOf(table).map(({ name, column }) =>
    column.readAsText === true ? `cast(${name} as text)` : name,
  );
  const array =
    dialect === 'sqlite'
      ? `json_array(${names.join(', ')})`
      : `cast(json_build_array(${names.join(', ')}) as text)`;
  if (newest === undefined) return `(select string_agg(${array}, ',') from ${table.name} where ${where})`;
  const by = columnName(newest.by);
  const rows = `select * from ${table.name} where ${where} order by ${by} desc limit ${newest.most}`;
  return `(select string_agg(${array}, ',' order by ${by} desc) from (${rows}) as newest)`;
}

/** The rows that `rowsAsJson` selected. */
export function rowsOfJson<Row extends object>(
  table: Table<Row>,
  stored: StoredRow[string] | undefined,
): Row[] {
  if (typeof stored !== 'string') return [];
  const arrays = JSON.parse(`[${stored}]`) as (string | number | null)[][];
  const parts = partsOf(table);
  return arrays.map((values) => {
    const row: Partial<Row> = {};
    for (const [index, { field, column }] of parts.entries())
      row[field] = column.fromDatabase(values[index] ?? null);
    return row as Row;
  });
}
