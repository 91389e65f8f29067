import type { Database } from '../../db/connection.ts';

async function tableNames({ dialect, reader }: Database): Promise<string[]> {
  const rows: { name: string }[] =
    dialect === 'sqlite'
      ? await reader('sqlite_master').where({ type: 'table' }).select('name')
      : await reader('information_schema.tables')
          .where({ table_schema: 'public' })
          .select('table_name as name');
  return rows.map(({ name }) => name).sort();
}

/** Its rows belong to a moment and to no write: any commit may leave one. */
const POINTS = 'commit_points';

/** How many rows each table holds, all of them: what was refused must not have left one anywhere. */
export async function countRows(database: Database): Promise<Readonly<Record<string, number>>> {
  const names = (await tableNames(database)).filter((name) => name !== POINTS);
  const counts = names.map((name) => `select '${name}' as name, count(*) as rows from "${name}"`);
  const all = database.reader.raw(`(${counts.join(' union all ')}) as counts`);
  const result = (await database.reader.from(all)) as unknown as { name: string; rows: string | number }[];
  return Object.fromEntries(result.map(({ name, rows }) => [name, Number(rows)]));
}

/** Everything that the database holds, as one text, as a dump of it would. */
export async function dumpRows(database: Database): Promise<string> {
  const lines: string[] = [];
  for (const name of await tableNames(database)) {
    const rows = (await database.reader(name)) as unknown[];
    lines.push(`-- ${name}`, ...rows.map((row) => JSON.stringify(row)));
  }
  return lines.join('\n');
}
