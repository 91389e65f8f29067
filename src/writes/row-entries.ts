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

export interface Entry {
  readonly row: AnyRow;
  /** `updated` if it existed, `saved` if unknown. */
  readonly state: 'loaded' | 'inserted' | 'updated' | 'saved' | 'removed' | 'replaced';
}

/** @param isAbsent the database was asked and did not have it */
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

/** Unique in its table. */
export function keyOf(table: AnyTable, row: AnyRow): string {
  let key = '';
  for (const field of table.key) key += `${String(row[field])}\u0000`;
  return key;
}

/** Rows that exist. */
export function* standingRows(entries: ReadonlyMap<string, Entry>): Generator<AnyRow> {
  for (const { row, state } of entries.values()) if (state !== 'removed') yield row;
}

/** Unique in its table. */
export function nameOf(match: AnyRow): string {
  let name = '';
  for (const field in match) name += `${field}=${String(match[field])}\u0000`;
  return name;
}

export function* changedRows(entries: ReadonlyMap<string, Entry> = new Map()): Generator<AnyRow> {
  for (const { row, state } of entries.values()) if (state !== 'loaded') yield row;
}

/** Writes a table's rows as the group left them. */
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
