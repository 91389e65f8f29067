import type { Table } from './table.ts';

/** A row that a decision adds or changes; applied to the working set, then written with its group. */
export interface RowEffect {
  readonly effect: 'insert' | 'save';
  // The table and its row agree, since only the two functions below make this value.
  readonly table: Table<never>;
  readonly row: object;
}

/** A new row; that one of the same key exists already is an error of the database. */
export function insertRow<Row extends object>(table: Table<Row>, row: Row): RowEffect {
  return { effect: 'insert', table: table as unknown as Table<never>, row };
}

/** A row in its new state, whole; inserted where it was not there. */
export function saveRow<Row extends object>(table: Table<Row>, row: Row): RowEffect {
  return { effect: 'save', table: table as unknown as Table<never>, row };
}
