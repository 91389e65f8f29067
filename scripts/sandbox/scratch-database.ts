import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { startPostgresServer } from '../../src/testing/databases/postgres-server.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An empty database of a trial's own. */
export interface ScratchDatabase {
  readonly url: string;
  /** A second connection, for what no command does. */
  connect(): Knex;
  drop(): Promise<void>;
}

async function scratchSqlite(): Promise<ScratchDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-conformance-'));
  const filename = join(folder, 'corridor.db');
  return {
    url: `sqlite:${filename}`,
    connect: () => knex({ client: 'sqlite3', connection: { filename }, useNullAsDefault: true }),
    drop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function scratchPostgres(server: string): Promise<ScratchDatabase> {
  const name = `conformance_${process.pid}_${Date.now().toString(36)}`;
  const url = new URL(server);
  const administer = async (statement: string): Promise<void> => {
    const administration = knex({ client: 'pg', connection: server });
    try {
      await administration.raw(statement);
    } finally {
      await administration.destroy();
    }
  };
  await administer(`create database ${name}`);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    connect: () => knex({ client: 'pg', connection: url.href }),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** An empty database on the PostgreSQL of the development packages, which is started for it and ends with it. */
async function scratchPostgresOfOurs(): Promise<ScratchDatabase> {
  const server = await startPostgresServer();
  try {
    const database = await scratchPostgres(server.url);
    const drop = async (): Promise<void> => {
      try {
        await database.drop();
      } finally {
        await server.stop();
      }
    };
    return { ...database, drop };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

/**
 * Makes an empty database.
 * @param server the address of a PostgreSQL server that takes new databases; left out: one is started
 */
export async function makeScratchDatabase(
  kind: DatabaseKind,
  server: string | undefined,
): Promise<ScratchDatabase> {
  if (kind === 'sqlite') return scratchSqlite();
  return server === undefined ? scratchPostgresOfOurs() : scratchPostgres(server);
}
