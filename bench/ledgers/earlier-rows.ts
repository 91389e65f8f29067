import { readFileSync } from 'node:fs';

/** The version whose tables a large ledger is loaded into: what stands in them is what every later one makes of it. */
export const LOADED_VERSION = '002_whole_treasury';

const ROWS = new URL(`../../src/ledger/earlier-ledgers/${LOADED_VERSION}/rows.ndjson`, import.meta.url);

/** A row by the names of its columns, each value as text. */
export type EarlierRow = Readonly<Record<string, string | null>>;

/** The rows that the server of that version wrote, by their table. */
export function readEarlierRows(): ReadonlyMap<string, readonly EarlierRow[]> {
  const tables = new Map<string, EarlierRow[]>();
  let [rows, columns]: [EarlierRow[], readonly string[]] = [[], []];
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
