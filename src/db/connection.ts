import type { Knex } from 'knex';
import type { DatabaseWatch } from './drivers/watch.ts';
import type { Dialect } from './statements/statement.ts';
import {
  LIMIT_CONNECTIONS,
  NOTE_CONNECTIONS,
  openPostgres,
  READER_CONNECTIONS,
} from './drivers/open-postgres.ts';
import { openSqlite } from './drivers/open-sqlite.ts';

/** The write queue's connections, and the readers'. */
export interface Database {
  readonly dialect: Dialect;
  readonly writer: Knex;
  readonly reader: Knex;
  /** How many the reader has at most. */
  readonly readConnections: number;
  /** Shared counts of what processes let through; null for a single process. */
  readonly limits: Knex | null;
  /** For what may be lost, and must never keep a write waiting: on SQLite a file of its own beside the other. */
  readonly notes: Knex;
  /** Where they are read: beside their writes, as far as the database can. */
  readonly notesReader: Knex;
  readonly watch: DatabaseWatch;
  /**
   * Before a write, without a statement: the file is still the one at its path.
   * @throws DatabaseOut if not
   */
  readonly confirm: () => void;
  /**
   * The same after COMMIT, before anything is answered.
   * @throws DatabaseOut if not
   */
  readonly committed: () => void;
  /** Replans statements whose tables have outgrown their plans; also done every few seconds. */
  readonly planAnew: () => Promise<void>;
  /** Readers first; on SQLite everything is in the file afterwards. */
  destroy(): Promise<void>;
}

/** Concurrent write transactions of a process on PostgreSQL; one on SQLite. */
export const WRITER_CONNECTIONS = 6;

/** Connections of a process to PostgreSQL, its probe included. */
export const MOST_CONNECTIONS =
  WRITER_CONNECTIONS + READER_CONNECTIONS + LIMIT_CONNECTIONS + NOTE_CONNECTIONS + 1;

/**
 * `postgres://…` or `sqlite:PATH`.
 * @param writerSettings of PostgreSQL, each `name=value`, for connections that write
 * @throws Error for another address
 */
export function openDatabase(url: string, writerSettings: readonly string[] = []): Database {
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, WRITER_CONNECTIONS, writerSettings);
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  throw new Error('DATABASE_URL must begin with postgres:// or sqlite:');
}
