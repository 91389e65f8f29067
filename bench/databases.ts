import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Dialect } from '../src/db/connection.ts';
import { startPostgresServer } from '../src/testing/postgres-server.ts';

/** Where a benchmark's databases come from: fresh ones, on a disk that is really written to. */
export interface Databases {
  fresh(): Promise<string>;
  /** The server's own address, where there is a server. */
  readonly serverUrl: string | null;
  stop(): Promise<void>;
}

async function sqliteFiles(): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-bench-'));
  let files = 0;
  return {
    fresh: () => {
      files += 1;
      return Promise.resolve(`sqlite:${join(folder, `${files}.db`)}`);
    },
    serverUrl: null,
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

async function postgresDatabases(): Promise<Databases> {
  const server = await startPostgresServer();
  let made = 0;
  return {
    fresh: async () => {
      made += 1;
      const administrator = openDatabase(server.url);
      await administrator.writer.raw(`create database bench_${made}`);
      await administrator.destroy();
      const url = new URL(server.url);
      url.pathname = `/bench_${made}`;
      return url.href;
    },
    serverUrl: server.url,
    stop: () => server.stop(),
  };
}

/** Opens a place for databases of one kind. */
export async function openDatabases(dialect: Dialect): Promise<Databases> {
  return dialect === 'sqlite' ? sqliteFiles() : postgresDatabases();
}
