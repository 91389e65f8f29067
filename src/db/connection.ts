import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import type { Database as SqliteConnection } from 'sqlite3';

/** The two databases that the ledger runs on. */
export type Dialect = 'sqlite' | 'postgres';

/** A database with its two ways in: the lane's for writes, the readers' for everything a GET asks. */
export interface Database {
  readonly dialect: Dialect;
  readonly writer: Knex;
  readonly reader: Knex;
  /** Closes every connection. */
  destroy(): Promise<void>;
}

/** Knex would write to stdout by itself; what it has to say reaches its callers as errors. */
const QUIET: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

/** How long a statement waits for another's lock before it gives up. */
const LOCK_TIMEOUT_MS = 5_000;

/** How long PostgreSQL lets a transaction stand idle: less than the lock time-out, so that a stopped process frees its tenants before others give up. */
const IDLE_TRANSACTION_TIMEOUT_MS = 3_000;

const STATEMENT_TIMEOUT_MS = 15_000;

/** The write transactions that a process has open at once on PostgreSQL; on SQLite it is one. */
export const WRITER_CONNECTIONS = 6;

/**
 * Opens a database by its address: `postgres://…`, or `sqlite:PATH`, whose folder is made when it is missing.
 * @throws Error when the address names neither.
 */
export function openDatabase(url: string): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  throw new Error('DATABASE_URL must begin with postgres:// or sqlite:');
}

function openPostgres(url: string): Database {
  const settings = [
    `lock_timeout=${LOCK_TIMEOUT_MS}`,
    `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_TIMEOUT_MS}`,
    `statement_timeout=${STATEMENT_TIMEOUT_MS}`,
  ];
  const open = (extra: string[], max: number): Knex =>
    knex({
      client: 'pg',
      log: QUIET,
      // As below: no values in messages.
      compileSqlOnError: false,
      connection: {
        connectionString: url,
        connectionTimeoutMillis: 5_000,
        keepAlive: true,
        options: [...settings, ...extra].map((setting) => `-c ${setting}`).join(' '),
      },
      pool: { min: 0, max },
      acquireConnectionTimeout: 5_000,
    });
  return pair('postgres', open([], WRITER_CONNECTIONS), open(['default_transaction_read_only=on'], 8));
}

function openSqlite(path: string): Database {
  mkdirSync(dirname(path), { recursive: true });
  const open = (pragmas: string[], max: number, flags?: string[]): Knex =>
    knex({
      client: 'sqlite3',
      log: QUIET,
      // Errors are logged: their message names the statement, and never its values.
      compileSqlOnError: false,
      connection: { filename: path, ...(flags === undefined ? {} : { flags }) },
      useNullAsDefault: true,
      pool: {
        min: 1,
        max,
        afterCreate: (
          connection: SqliteConnection,
          done: (error: Error | null, connection: SqliteConnection) => void,
        ) => {
          connection.configure('busyTimeout', LOCK_TIMEOUT_MS);
          connection.exec(pragmas.map((pragma) => `pragma ${pragma};`).join(' '), (error) => {
            done(error, connection);
          });
        },
      },
      acquireConnectionTimeout: 10_000,
    });
  // recursive_triggers: without it INSERT OR REPLACE would delete an append-only row without asking its trigger.
  const writer = open(
    ['journal_mode = wal', 'synchronous = full', 'foreign_keys = on', 'recursive_triggers = on'],
    1,
  );
  const reader = open(['query_only = on'], 4);
  return pair('sqlite', writer, reader);
}

function pair(dialect: Dialect, writer: Knex, reader: Knex): Database {
  return {
    dialect,
    writer,
    reader,
    destroy: async () => {
      await Promise.all([writer.destroy(), reader.destroy()]);
    },
  };
}
