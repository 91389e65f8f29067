import type { Moment } from '../../calendar/clock.ts';

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

/** What a driver may be given for one column. */
export type DatabaseValue = string | number | null;

export interface Column<Value> {
  readonly toDatabase: (value: Value) => DatabaseValue;
  readonly fromDatabase: (stored: string | number | null) => Value;
  /** Read as text: the driver of SQLite would round integers beyond 2^53. */
  readonly readAsText?: boolean;
  /** Holds whole numbers of 64 bits; any other column holds text. */
  readonly isNumber?: boolean;
  /** Holds JSON, which alone among values may be long: 16 KiB for a map of the caller's own. */
  readonly isJson?: boolean;
}

export interface Waiting {
  /** On the tenant's clock. */
  readonly at: Moment;
  /** Until when, on the server's clock, somebody holds it; null where nobody does. */
  readonly heldUntil: Moment | null;
}

/** A table that the working set can load and write: one row type, its key, and its columns in camelCase. */
export interface Table<Row extends object> {
  readonly name: string;
  readonly key: readonly (keyof Row & string)[];
  /** Further sets of columns of which few rows have the same values, each with an index of its own. */
  readonly probes?: readonly (readonly (keyof Row & string)[])[];
  /** What falls due in it (due-sources.ts names the same columns); null for a row about which nothing is to be done. */
  readonly due?: (row: Row) => Waiting | null;
  /** Whether only a write that holds its tenant's wallet may change its rows. */
  readonly isUnderWallet?: boolean;
  readonly columns: { readonly [Name in keyof Row & string]: Column<Row[Name]> };
}

export function defineTable<Row extends object>(table: Table<Row>): Table<Row> {
  return table;
}

/** Something that falls due at a moment of its tenant's clock, and that nobody holds; null where there is no such moment. */
export function waitsUntil(at: Moment | null): Waiting | null {
  return at === null ? null : { at, heldUntil: null };
}

/** The column's name in SQL: snake_case of the field's. */
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export interface TablePart<Row extends object> {
  readonly field: keyof Row & string;
  readonly name: string;
  readonly column: Column<Row[keyof Row & string]>;
}

const partsOfTables = new WeakMap<object, readonly TablePart<never>[]>();

/** The columns of a table in their order, put together once: every row that is read or written goes through them. */
export function partsOf<Row extends object>(table: Table<Row>): readonly TablePart<Row>[] {
  const known = partsOfTables.get(table);
  if (known !== undefined) return known as unknown as readonly TablePart<Row>[];
  const fields = Object.keys(table.columns) as (keyof Row & string)[];
  const parts = fields.map((field) => ({ field, name: columnName(field), column: table.columns[field] }));
  partsOfTables.set(table, parts as unknown as readonly TablePart<never>[]);
  return parts;
}

function orNull<Value>(column: Column<Value>): Column<Value | null> {
  return {
    ...column,
    toDatabase: (value) => (value === null ? null : column.toDatabase(value)),
    fromDatabase: (stored) => (stored === null ? null : column.fromDatabase(stored)),
  };
}

/** Text; the type parameter narrows it to a set of words. */
export function text<Value extends string = string>(): Column<Value> {
  return { toDatabase: (value) => value, fromDatabase: (stored) => String(stored) as Value };
}

/** Text that may be absent. */
export function textOrNull<Value extends string = string>(): Column<Value | null> {
  return orNull(text<Value>());
}

/** A small whole number (a count, a version, a duration); never an amount. */
export function integer(): Column<number> {
  return { toDatabase: (value) => value, fromDatabase: (stored) => Number(stored), isNumber: true };
}

/** A small whole number that may be absent. */
export function integerOrNull(): Column<number | null> {
  return orNull(integer());
}

/** An integer of 64 bits: minor units of an asset. */
export function minor(): Column<bigint> {
  return {
    toDatabase: (value) => value.toString(),
    fromDatabase: (stored) => BigInt(stored ?? 0),
    readAsText: true,
    isNumber: true,
  };
}

/** A sum of minor units that may pass 64 bits, kept as text. */
export function sum(): Column<bigint> {
  return { toDatabase: (value) => value.toString(), fromDatabase: (stored) => BigInt(stored ?? 0) };
}

/** Minor units that may be absent. */
export function minorOrNull(): Column<bigint | null> {
  return orNull(minor());
}

/** A moment: milliseconds since the epoch. */
export function moment(): Column<number> {
  return integer();
}

/** A moment that may be absent. */
export function momentOrNull(): Column<number | null> {
  return orNull(integer());
}

/** Yes or no, kept as 1 or 0. */
export function flag(): Column<boolean> {
  return {
    toDatabase: (value) => (value ? 1 : 0),
    fromDatabase: (stored) => Number(stored) === 1,
    isNumber: true,
  };
}

/** Yes or no, or neither. */
export function flagOrNull(): Column<boolean | null> {
  return orNull(flag());
}

/** A value kept as JSON text, which keeps the order of its keys. */
export function json<Value>(): Column<Value> {
  return {
    toDatabase: (value) => JSON.stringify(value),
    fromDatabase: (stored) => JSON.parse(String(stored)) as Value,
    isJson: true,
  };
}

/** A JSON value that may be absent. */
export function jsonOrNull<Value>(): Column<Value | null> {
  return orNull(json<Value>());
}
