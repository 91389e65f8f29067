import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dialect } from '../src/db/statements/statement.ts';
import { atDatabase, runAsAdministrator } from '../src/testing/databases/postgres-administration.ts';
import { startPostgresServer } from '../src/testing/databases/postgres-server.ts';

/** Connections for 128 clients of pgbench beside the servers, and the memory that PostgreSQL has by itself. */
const SETTINGS = ['max_connections=300', 'shared_buffers=128MB'];

/** Where a benchmark's databases come from: fresh ones, on a disk that is really written to. */
export interface Databases {
  /** The address of a new and empty database. */
  fresh(): Promise<string>;
  stop(): Promise<void>;
}

async function sqliteFiles(): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-bench-'));
  let made = 0;
  return {
    fresh: () => {
      made += 1;
      return Promise.resolve(`sqlite:${join(folder, `${made}.db`)}`);
    },
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Databases on the server that DATABASE_URL names; if omitted or empty, on one that is started for the purpose, with fsync on. */
async function postgresDatabases(): Promise<Databases> {
  const given = process.env['DATABASE_URL'] ?? '';
  const server = given === '' ? await startPostgresServer(SETTINGS) : undefined;
  const url = server?.url ?? given;
  const made: string[] = [];
  return {
    fresh: async () => {
      const name = `corridor_bench_${process.pid}_${made.length + 1}`;
      await runAsAdministrator(url, `create database ${name}`);
      made.push(name);
      return atDatabase(url, name);
    },
    stop: async () => {
      if (server !== undefined) return server.stop();
      for (const name of made) await runAsAdministrator(url, `drop database if exists ${name} with (force)`);
    },
  };
}

export async function openDatabases(dialect: Dialect): Promise<Databases> {
  return dialect === 'sqlite' ? sqliteFiles() : postgresDatabases();
}
