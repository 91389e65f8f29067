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

/** Copies a database that has no connections. */
export async function copyTestDatabase({ url }: TestDatabase): Promise<TestDatabase> {
  const name = newName();
  if (!url.startsWith('sqlite:')) return createPostgres(name, `template "${nameOf(url)}"`);
  const made = sqliteFile(name);
  await copyFile(url.slice('sqlite:'.length), made.url.slice('sqlite:'.length));
  return made;
}

/** Puts a copy in a database's place, cutting what is still connected. */
export async function restoreTestDatabase({ url }: TestDatabase, backup: TestDatabase): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const file = url.slice('sqlite:'.length);
    await Promise.all(['', '-wal', '-shm'].map((end) => rm(`${file}${end}`, { force: true })));
    await copyFile(backup.url.slice('sqlite:'.length), file);
    return;
  }
  const { postgresUrl } = inject('databaseTemplates');
  await runAsAdministrator(postgresUrl, `drop database "${nameOf(url)}" with (force)`);
  await createPostgres(nameOf(url), `template "${nameOf(backup.url)}"`);
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
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
      all.push(file.replace(/\.db$/, '.point'));
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
