import { readFile } from 'node:fs/promises';
import type { DatabaseUnderTest } from '../server/database-under-test.ts';

/** Everything that a database keeps: a SQLite file as it is, with what is beside it; of PostgreSQL, every row as text. */
export async function dumpDatabase(database: DatabaseUnderTest): Promise<Buffer> {
  const { kind, url } = database;
  if (kind === 'sqlite') {
    const file = url.replace(/^sqlite:/, '');
    const parts = await Promise.all(
      ['', '-wal', '.notes', '.notes-wal'].map((end) =>
        readFile(`${file}${end}`).catch(() => Buffer.alloc(0)),
      ),
    );
    return Buffer.concat(parts);
  }
  const tables = await database.query(
    `select quote_ident(table_name) as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const table = String(name);
    const rows = await database.query(`select ${table}::text as row from ${table}`);
    texts.push(table, ...rows.map(({ row }) => String(row)));
  }
  return Buffer.from(texts.join('\n'));
}
