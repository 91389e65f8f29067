import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Environment } from '../../config/config.ts';
import type { Dialect } from '../../db/statements/statement.ts';
import { unrepeatedName } from '../unrepeated-name.ts';
import { atDatabase, runAsAdministrator } from './postgres-administration.ts';

/** A migrated database that nobody else uses. */
export interface TestDatabase {
  /** What openDatabase, or a server under test, takes. */
  readonly url: string;
  /** Takes it away, cutting what is still connected. */
  remove(): Promise<void>;
}

const newName = (): string => unrepeatedName('corridor_test');

/** Makes a migrated, empty database of an environment: a copy of the template that the run began with. */
export async function createTestDatabase(
  dialect: Dialect,
  environment: Environment = 'sandbox',
): Promise<TestDatabase> {
  const name = newName();
  const { sqliteTemplates, postgresTemplates } = inject('databaseTemplates');
  if (dialect === 'postgres') return createPostgres(name, `template "${postgresTemplates[environment]}"`);
  const made = sqliteFile(name);
  await copyFile(sqliteTemplates[environment], made.url.slice('sqlite:'.length));
  return made;
}

/** Makes a database without a table; on SQLite its file is made by whoever opens it first. */
export async function createEmptyDatabase(dialect: Dialect): Promise<TestDatabase> {
  return dialect === 'sqlite' ? sqliteFile(newName()) : createPostgres(newName(), '');
}

function sqliteFile(name: string): TestDatabase {
  const file = join(inject('databaseTemplates').sqliteFolder, `${name}.db`);
  return {
    url: `sqlite:${file}`,
    remove: async () => {
      const all = ['', '-wal', '-shm'].flatMap((end) => [`${file}${end}`, `${file}.notes${end}`]);
      await Promise.all(all.map((each) => rm(each, { force: true })));
    },
  };
}

async function createPostgres(name: string, from: string): Promise<TestDatabase> {
  const { postgresUrl } = inject('databaseTemplates');
  await runAsAdministrator(postgresUrl, `create database "${name}" ${from}`);
  return {
    url: atDatabase(postgresUrl, name),
    remove: () => runAsAdministrator(postgresUrl, `drop database if exists "${name}" with (force)`),
  };
}
