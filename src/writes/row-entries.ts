import type { Dialect, Step } from '../db/statements/statement.ts';
import {
  insertStatement,
  removeStatement,
  updateStatement,
  upsertStatement,
} from '../db/statements/table-statements.ts';
import type { Table } from '../db/statements/table.ts';
import type { ReadyRows } from './ready-rows.ts';

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

/** What writes a table's rows as the group has left them. */
export function tableSteps(
  dialect: Dialect,
  table: AnyTable,
  entries: ReadonlyMap<string, Entry>,
  ready: ReadyRows,
): Step[] {
  const rows: Record<Entry['state'], AnyRow[]> = {
    loaded: [],
    inserted: [],
    updated: [],
    saved: [],
    removed: [],
    replaced: [],
  };
  for (const { state, row } of entries.values()) if (state !== 'loaded') rows[state].push(row);
  const removed = [...rows.removed, ...rows.replaced];
  const inserted = ready.rowsOf(table, [...rows.inserted, ...rows.replaced]);
  const updated = ready.rowsOf(table, rows.updated);
  const saved = ready.rowsOf(table, rows.saved);
  const known = ready.tableOf(table);
  return [
    ...(removed.length === 0 ? [] : [removeStatement(dialect, table, removed)]),
    ...(inserted.length === 0 ? [] : [insertStatement(dialect, known, inserted)]),
    ...(updated.length === 0 ? [] : [updateStatement(dialect, known, updated)]),
    ...(saved.length === 0 ? [] : [upsertStatement(dialect, known, saved)]),
  ].map((statement) => ({ statement }));
}
