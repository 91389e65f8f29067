import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../db/connection.ts';
import { migrate } from '../db/migrate.ts';
import { startPostgresServer } from './postgres-server.ts';
import { atDatabase, runAsAdministrator } from './postgres-administration.ts';

/** A migrated and empty database of each kind, of which every test file gets a copy. */
export interface DatabaseTemplates {
  /** Where a user that may create databases reaches the PostgreSQL server. */
  readonly postgresUrl: string;
  readonly postgresTemplate: string;
  /** The folder for SQLite files. */
  readonly sqliteFolder: string;
  readonly sqliteTemplate: string;
}

/**
 * Prepares both templates. PostgreSQL is the server at the given address, or else one started for this run.
 * `remove` takes everything away again.
 */
export async function prepareTemplates(
  givenPostgresUrl: string | undefined,
): Promise<{ templates: DatabaseTemplates; remove: () => Promise<void> }> {
  const server = givenPostgresUrl === undefined ? await startPostgresServer() : undefined;
  const postgresUrl = server?.url ?? givenPostgresUrl ?? '';
  const sqliteFolder = await makeSqliteFolder();
  const templates: DatabaseTemplates = {
    postgresUrl,
    postgresTemplate: `corridor_template_${randomBytes(6).toString('hex')}`,
    sqliteFolder,
    sqliteTemplate: join(sqliteFolder, 'template.db'),
  };
  const remove = async (): Promise<void> => {
    await rm(sqliteFolder, { recursive: true, force: true });
    if (server === undefined) {
      await runAsAdministrator(
        postgresUrl,
        `drop database if exists "${templates.postgresTemplate}" with (force)`,
      );
    } else {
      await server.stop();
    }
  };
  try {
    await runAsAdministrator(postgresUrl, `create database "${templates.postgresTemplate}"`);
    await migrateAt(atDatabase(postgresUrl, templates.postgresTemplate));
    await migrateAt(`sqlite:${templates.sqliteTemplate}`);
  } catch (error) {
    await remove();
    throw error;
  }
  return { templates, remove };
}

/** Makes this run's folder, and clears away those of runs that were killed before they could do so themselves. */
async function makeSqliteFolder(): Promise<string> {
  for (const name of await readdir(tmpdir())) {
    const [, owner] = /^corridor-sqlite-(\d+)-/.exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) {
      await rm(join(tmpdir(), name), { recursive: true, force: true });
    }
  }
  return mkdtemp(join(tmpdir(), `corridor-sqlite-${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Migrates and lets go: neither kind can be copied while somebody is connected. */
async function migrateAt(url: string): Promise<void> {
  const database = openDatabase(url);
  try {
    await migrate(database);
  } finally {
    await database.destroy();
  }
}
