import { readFileSync } from 'node:fs';

/** The version whose tables a large ledger is loaded into: every later version migrates its rows. */
export const LOADED_VERSION = '001_baseline';

const ROWS = new URL('loaded-tenant.ndjson', import.meta.url);

/** A row by the names of its columns, each value as text. */
export type TenantRow = Readonly<Record<string, string | null>>;

/** The rows of the tenant that is loaded, as a server wrote them, by their table. */
export function readTenantRows(): ReadonlyMap<string, readonly TenantRow[]> {
  const tables = new Map<string, TenantRow[]>();
  let [rows, columns]: [TenantRow[], readonly string[]] = [[], []];
  for (const text of readFileSync(ROWS, 'utf8').trimEnd().split('\n')) {
    const line = JSON.parse(text) as { table: string; columns: string[] } | (string | null)[];
    if (Array.isArray(line))
      rows.push(Object.fromEntries(columns.map((column, index) => [column, line[index] ?? null])));
    else {
      [rows, columns] = [[], line.columns];
      tables.set(line.table, rows);
    }
  }
  return tables;
}
