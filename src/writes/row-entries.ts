import type { Table } from '../db/table.ts';

/** A table whose rows are told apart by their keys alone. */
export type AnyTable = Table<Record<string, unknown>>;

export type AnyRow = Record<string, unknown>;

/** A row in a working set, and what the group did with it. */
export interface Entry {
  readonly row: AnyRow;
  /** `updated` where it was there before, `saved` where nobody knows. */
  readonly state: 'loaded' | 'inserted' | 'updated' | 'saved' | 'removed' | 'replaced';
}

/**
 * The state of a row that is written, after what the group did with it before.
 * @param isAbsent whether the database was asked for a row that it did not have
 */
export function stateAfter(
  effect: 'insert' | 'save',
  before: Entry['state'] | undefined,
  isAbsent: boolean,
): Entry['state'] {
  if (before === 'removed' || before === 'replaced') return 'replaced';
  if (effect === 'insert' || before === 'inserted') return 'inserted';
  if (before === 'loaded' || before === 'updated') return 'updated';
  return before === undefined && isAbsent ? 'inserted' : 'saved';
}

/** What tells one row of a table from every other. */
export function keyOf(table: AnyTable, row: AnyRow): string {
  let key = '';
  for (const field of table.key) key += `${String(row[field])}\u0000`;
  return key;
}

/** The rows that are there. */
export function* standingRows(entries: ReadonlyMap<string, Entry>): Generator<AnyRow> {
  for (const { row, state } of entries.values()) if (state !== 'removed') yield row;
}

/** What tells one match of a table from every other. */
export function nameOf(match: AnyRow): string {
  let name = '';
  for (const field in match) name += `${field}=${String(match[field])}\u0000`;
  return name;
}

/** The rows that the group has made, changed or removed. */
export function* changedRows(entries: ReadonlyMap<string, Entry> = new Map()): Generator<AnyRow> {
  for (const { row, state } of entries.values()) if (state !== 'loaded') yield row;
}
