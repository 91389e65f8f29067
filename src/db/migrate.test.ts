import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { atDatabase, runAsAdministrator } from '../testing/postgres-administration.ts';
import { openDatabase, type Dialect } from './connection.ts';
import { isMigrated, migrate } from './migrate.ts';

interface EmptyDatabase {
  readonly url: string;
  remove(): Promise<void>;
}

async function createEmpty(dialect: Dialect): Promise<EmptyDatabase> {
  const name = `corridor_empty_${randomBytes(6).toString('hex')}`;
  const { postgresUrl, sqliteFolder } = inject('databaseTemplates');
  if (dialect === 'sqlite') {
    const file = join(sqliteFolder, `${name}.db`);
    const remove = async (): Promise<void> => {
      await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
    };
    return { url: `sqlite:${file}`, remove };
  }
  await runAsAdministrator(postgresUrl, `create database "${name}"`);
  return {
    url: atDatabase(postgresUrl, name),
    remove: () => runAsAdministrator(postgresUrl, `drop database if exists "${name}" with (force)`),
  };
}

test.each(['sqlite', 'postgres'] as const)(
  'several processes that start at once on an empty database all come up (%s)',
  async (dialect) => {
    const empty = await createEmpty(dialect);
    // Fewer than the four threads on which this one process runs SQLite: each that waits for the file keeps one.
    const databases = Array.from({ length: 3 }, () => openDatabase(empty.url));
    try {
      const ends = await Promise.allSettled(databases.map((database) => migrate(database)));
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const database of databases) expect(await isMigrated(database)).toBe(true);
      // And the next start finds nothing in its way.
      await migrate(databases[0]!);
    } finally {
      await Promise.all(databases.map((database) => database.destroy()));
      await empty.remove();
    }
  },
);
