import { nameOf, type AnyRow, type AnyTable } from './row-entries.ts';

function pick(row: AnyRow, fields: readonly string[]): AnyRow {
  const match: AnyRow = {};
  for (const field of fields) match[field] = row[field];
  return match;
}

/** What a group has asked the database for: so it knows of a row that was not found that it is not there. */
export class AskedRows {
  readonly #names = new Map<AnyTable, Set<string>>();
  /** By which columns. */
  readonly #fields = new Map<AnyTable, Map<string, readonly string[]>>();

  /** Notes a match; answers whether it is asked for the first time. */
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

  /** Whether rows were asked for by this very match. */
  has(table: AnyTable, match: AnyRow): boolean {
    return this.#names.get(table)?.has(nameOf(match)) === true;
  }

  /** Whether a row would have been found by what was asked: by some or all of its key, since that alone never changes. */
  covers(table: AnyTable, row: AnyRow): boolean {
    for (const fields of this.#fields.get(table)?.values() ?? []) {
      const isOfKey = fields.every((field) => table.key.includes(field) && row[field] != null);
      if (isOfKey && this.has(table, pick(row, fields))) return true;
    }
    return false;
  }
}
