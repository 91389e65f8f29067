import { randomBytes } from 'node:crypto';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Dialect } from '../db/connection.ts';
import { atDatabase, runAsAdministrator } from './postgres-administration.ts';

/** A migrated database that nobody else uses. */
export interface TestDatabase {
  /** What openDatabase, or a server under test, takes. */
  readonly url: string;
  /** Takes it away, cutting what is still connected. */
  remove(): Promise<void>;
}

/** Makes a migrated, empty database: a copy of the template that the run began with. */
export async function createTestDatabase(dialect: Dialect): Promise<TestDatabase> {
  const name = `corridor_test_${randomBytes(6).toString('hex')}`;
  return dialect === 'sqlite' ? copySqlite(name) : copyPostgres(name);
}

async function copySqlite(name: string): Promise<TestDatabase> {
  const { sqliteFolder, sqliteTemplate } = inject('databaseTemplates');
  const file = join(sqliteFolder, `${name}.db`);
  await copyFile(sqliteTemplate, file);
  return {
    url: `sqlite:${file}`,
    remove: async () => {
      await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
    },
  };
}

async function copyPostgres(name: string): Promise<TestDatabase> {
  const { postgresUrl, postgresTemplate } = inject('databaseTemplates');
  await runAsAdministrator(postgresUrl, `create database "${name}" template "${postgresTemplate}"`);
  return {
    url: atDatabase(postgresUrl, name),
    remove: () => runAsAdministrator(postgresUrl, `drop database if exists "${name}" with (force)`),
  };
}
