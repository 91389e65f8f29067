import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import sqlite3 from 'sqlite3';
import { startPostgresServer } from '../../src/testing/databases/postgres-server.ts';
import { volatileFolder } from '../../src/testing/databases/volatile-folder.ts';

export type DatabaseKind = 'sqlite' | 'postgres';

export type SqlRow = Readonly<Record<string, unknown>>;

/** A database of a test's own: empty at first, with a way in beside the server. */
export interface DatabaseUnderTest {
  readonly kind: DatabaseKind;
  readonly url: string;
  /** Runs one statement beside the server, on a connection of its own; `?` stands for a value. */
  query(sql: string, values?: readonly (string | number)[]): Promise<SqlRow[]>;
  remove(): Promise<void>;
}

export interface DatabaseSource {
  readonly kind: DatabaseKind;
  create(): Promise<DatabaseUnderTest>;
  close(): Promise<void>;
}

/**
 * Opens a source of SQLite files in a folder of their own, or of databases on a PostgreSQL server.
 * @param postgresUrl whose user may create databases; DATABASE_URL where it is one, unless it is given
 */
export async function openDatabaseSource(
  kind: DatabaseKind,
  postgresUrl = process.env['DATABASE_URL'],
): Promise<DatabaseSource> {
  return kind === 'sqlite' ? openSqliteSource() : openPostgresSource(postgresUrl);
}

async function openSqliteSource(): Promise<DatabaseSource> {
  const folder = await mkdtemp(join(tmpdir(), 'corridor-resilience-'));
  let count = 0;
  return {
    kind: 'sqlite',
    create: () => {
      count += 1;
      const file = join(folder, `${count}.db`);
      return Promise.resolve({
        kind: 'sqlite',
        url: `sqlite:${file}`,
        query: (sql, values = []) => querySqlite(file, sql, values),
        remove: async () => {
          await Promise.all(['', '-wal', '-shm'].map((suffix) => rm(`${file}${suffix}`, { force: true })));
        },
      });
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function querySqlite(
  file: string,
  sql: string,
  values: readonly (string | number)[],
): Promise<SqlRow[]> {
  const database = new sqlite3.Database(file);
  database.configure('busyTimeout', 10_000);
  try {
    return await new Promise<SqlRow[]>((resolve, reject) => {
      database.all<SqlRow>(sql, [...values], (error, rows) => {
        if (error === null) resolve(rows);
        else reject(error);
      });
    });
  } finally {
    await new Promise((resolve) => database.close(resolve));
  }
}

async function openPostgresSource(given: string | undefined): Promise<DatabaseSource> {
  const server =
    given?.startsWith('postgres') === true
      ? undefined
      : await startPostgresServer([], { parent: await volatileFolder() });
  const rootUrl = server?.url ?? given ?? '';
  return {
    kind: 'postgres',
    create: async () => {
      const name = `corridor_resilience_${randomBytes(6).toString('hex')}`;
      await queryPostgres(rootUrl, `create database "${name}"`, []);
      const address = new URL(rootUrl);
      address.pathname = `/${name}`;
      const url = address.href;
      return {
        kind: 'postgres',
        url,
        query: (sql, values = []) => queryPostgres(url, sql, values),
        remove: async () => {
          await queryPostgres(rootUrl, `drop database if exists "${name}" with (force)`, []);
        },
      };
    },
    close: async () => {
      await server?.stop();
    },
  };
}

async function queryPostgres(
  url: string,
  sql: string,
  values: readonly (string | number)[],
): Promise<SqlRow[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let count = 0;
    const text = sql.replaceAll('?', () => `$${(count += 1)}`);
    return (await client.query<SqlRow>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}
