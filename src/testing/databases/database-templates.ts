import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../config/config.ts';
import { openDatabase } from '../../db/connection.ts';
import { prepareDatabase } from '../../db/startup/prepare-database.ts';
import { volatileFolder } from './volatile-folder.ts';
import { startPostgresServer } from './postgres-server.ts';
import { unrepeatedName } from '../unrepeated-name.ts';
import { atDatabase, runAsAdministrator } from './postgres-administration.ts';

/** A migrated and empty database of each kind and environment, of which every test file gets a copy. */
export interface DatabaseTemplates {
  /** Where a user that may create databases reaches the PostgreSQL server. */
  readonly postgresUrl: string;
  readonly postgresTemplates: Readonly<Record<Environment, string>>;
  /** The folder for SQLite files. */
  readonly sqliteFolder: string;
  readonly sqliteTemplates: Readonly<Record<Environment, string>>;
}

const newName = (): string => unrepeatedName('corridor_template');

/**
 * Prepares the templates. PostgreSQL is the server at the given address, or else one started for this run.
 * `remove` takes everything away again.
 */
export async function prepareTemplates(
  givenPostgresUrl: string | undefined,
): Promise<{ templates: DatabaseTemplates; remove: () => Promise<void> }> {
  const parent = await volatileFolder();
  const server = givenPostgresUrl === undefined ? await startPostgresServer([], { parent }) : undefined;
  const postgresUrl = server?.url ?? givenPostgresUrl ?? '';
  const sqliteFolder = await makeSqliteFolder(parent);
  const templates: DatabaseTemplates = {
    postgresUrl,
    postgresTemplates: { sandbox: newName(), production: newName() },
    sqliteFolder,
    sqliteTemplates: {
      sandbox: join(sqliteFolder, 'sandbox.db'),
      production: join(sqliteFolder, 'production.db'),
    },
  };
  const remove = async (): Promise<void> => {
    await rm(sqliteFolder, { recursive: true, force: true });
    if (server === undefined) {
      for (const name of Object.values(templates.postgresTemplates))
        await runAsAdministrator(postgresUrl, `drop database if exists "${name}" with (force)`);
    } else {
      await server.stop();
    }
  };
  try {
    for (const environment of ['sandbox', 'production'] as const) {
      const name = templates.postgresTemplates[environment];
      await runAsAdministrator(postgresUrl, `create database "${name}"`);
      await prepareAt(atDatabase(postgresUrl, name), environment);
      await prepareAt(`sqlite:${templates.sqliteTemplates[environment]}`, environment);
    }
  } catch (error) {
    await remove();
    throw error;
  }
  return { templates, remove };
}

/** Makes this run's folder, and clears away those of runs that were killed before they could do so themselves. */
async function makeSqliteFolder(parent: string): Promise<string> {
  for (const name of await readdir(parent)) {
    const [, owner] = /^corridor-sqlite-(\d+)-/.exec(name) ?? [];
    if (owner !== undefined && !isAlive(Number(owner))) {
      await rm(join(parent, name), { recursive: true, force: true });
    }
  }
  return mkdtemp(join(parent, `corridor-sqlite-${process.pid}-`));
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Prepares and lets go: neither kind can be copied while somebody is connected. */
async function prepareAt(url: string, environment: Environment): Promise<void> {
  const database = openDatabase(url);
  try {
    await prepareDatabase(database, environment);
  } finally {
    await database.destroy();
  }
}
