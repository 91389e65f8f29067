import { nameOf, type AnyRow, type AnyTable } from './row-entries.ts';

function pick(row: AnyRow, fields: readonly string[]): AnyRow {
  const match: AnyRow = {};
  for (const field of fields) match[field] = row[field];
  return match;
}

/** What a group has asked for: so it knows that a missing row does not exist. */
export class AskedRows {
  readonly #names = new Map<AnyTable, Set<string>>();
  readonly #fields = new Map<AnyTable, Map<string, readonly string[]>>();

  /** True the first time. */
  note(table: AnyTable, match: AnyRow): boolean {
    const names = this.#names.get(table) ?? new Set<string>();
    this.#names.set(table, names);
    const name = nameOf(match);
    if (names.has(name)) return false;
    names.add(name);
    const fields = Object.keys(match);
    const known = this.#fields.get(table) ?? new Map<string, readonly string[]>();
    this.#fields.set(table, known.set(fields.join(), fields));
    return true;
  }

  /** By this very match. */
  has(table: AnyTable, match: AnyRow): boolean {
    return this.#names.get(table)?.has(nameOf(match)) === true;
  }

  /** By some or all of its key, which never changes. */
  covers(table: AnyTable, row: AnyRow): boolean {
    for (const fields of this.#fields.get(table)?.values() ?? []) {
      const isOfKey = fields.every((field) => table.key.includes(field) && row[field] != null);
      if (isOfKey && this.has(table, pick(row, fields))) return true;
    }
    return false;
  }
}
