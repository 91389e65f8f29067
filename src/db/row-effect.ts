import type { Table } from './table.ts';

/** A row that a decision adds, changes or removes; applied to the working set, then written with its group. */
export interface RowEffect {
  readonly effect: 'insert' | 'save' | 'remove';
  // The table and its row agree, since only the functions below make this value.
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

/** A row that is there no longer; that it was not there is no error. Only what is past its use is ever removed. */
export function removeRow<Row extends object>(table: Table<Row>, row: Row): RowEffect {
  return { effect: 'remove', table: table as unknown as Table<never>, row };
}
