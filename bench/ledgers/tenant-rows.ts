import { readFileSync } from 'node:fs';

export const LOADED_VERSION = '001_baseline';

const ROWS = new URL('loaded-tenant.ndjson', import.meta.url);

export type TenantRow = Readonly<Record<string, string | null>>;

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
