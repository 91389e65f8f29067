import type { Dialect } from '../db/dialect.ts';
import type { Step } from '../db/statement.ts';
import {
  insertStatement,
  removeStatement,
  updateStatement,
  upsertStatement,
} from '../db/table-statements.ts';
import type { ReadyRows } from './ready-rows.ts';
import type { AnyRow, AnyTable, Entry } from './row-entries.ts';

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
