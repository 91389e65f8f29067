import type { Knex } from 'knex';
import type { DatabaseWatch } from './drivers/watch.ts';
import type { Dialect } from './statements/statement.ts';
import { LIMIT_CONNECTIONS, openPostgres, READER_CONNECTIONS } from './drivers/open-postgres.ts';
import { openSqlite } from './drivers/open-sqlite.ts';

/** A database with its two ways in: the write queue's for writes, the readers' for everything a GET asks. */
export interface Database {
  readonly dialect: Dialect;
  readonly writer: Knex;
  readonly reader: Knex;
  /** Where processes that share a database count what they let through; null where there is one process alone. */
  readonly limits: Knex | null;
  /** Knows whether the database is there. */
  readonly watch: DatabaseWatch;
  /** Before a write: makes sure, without asking, that what is written goes where it is looked for. @throws DatabaseOut where it does not */
  readonly confirm: () => void;
  /** After COMMIT, and before anybody hears of it, the same. @throws DatabaseOut where nobody would find what was written */
  readonly committed: () => void;
  /** Has statements planned anew whose tables have outgrown their plans; it is done every few seconds by itself. */
  readonly planAnew: () => Promise<void>;
  /** Closes every connection, the readers' first; on SQLite, the file alone holds everything then. */
  destroy(): Promise<void>;
}

/** The write transactions that a process has open at once on PostgreSQL; on SQLite it is one. */
export const WRITER_CONNECTIONS = 6;

/** The connections to PostgreSQL that a process has open at once, the one of its probe included. */
export const MOST_CONNECTIONS = WRITER_CONNECTIONS + READER_CONNECTIONS + LIMIT_CONNECTIONS + 1;

/**
 * Opens a database by its address: `postgres://…`, or `sqlite:PATH`, whose folder is made when it is missing.
 * @param writerSettings of PostgreSQL, each as `name=value`, that connections for writes ask for
 * @throws Error when the address names neither.
 */
export function openDatabase(url: string, writerSettings: readonly string[] = []): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, WRITER_CONNECTIONS, writerSettings);
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  throw new Error('DATABASE_URL must begin with postgres:// or sqlite:');
}
