import knex, { type Knex } from 'knex';
import type { Database as SqliteConnection } from 'sqlite3';
import { runOwn } from '../statements/statement.ts';
import { QUIET } from './open-postgres.ts';
import { watchedClient } from './sqlite-client.ts';
import { closeToOthers, SqliteFile } from './sqlite-file.ts';
import { DatabaseWatch } from './watch.ts';

/** With the wait in the write queue, less than 6 s. */
const BUSY_LIMIT_MS = 3_500;

const ACQUIRE_LIMIT_MS = 5_000;

const SET_UP_AGAIN_MS = 10;

const READER_CONNECTIONS = 4;

/** Between looks for the file while nothing is written. */
const LOOK_MS = 500;

/** Ends the name of the file for notes. */
const NOTES = '.notes';

/** The file is made if it is missing; that of notes when it is first asked for. */
export function openSqlite(path: string) {
  const file = new SqliteFile(path);
  const look = (): void => {
    const reason = file.findChange();
    if (reason === undefined) watch.over('file_lost');
    else watch.found({ kind: 'file_lost', reason });
  };
  const watch = new DatabaseWatch({
    ask: (confirm) => {
      look();
      return confirm({
        read: (statement) => runOwn(reader, statement),
        write: (statement) => runOwn(writer, statement),
      });
    },
    close: () => undefined,
  });
  const looking = setInterval(look, LOOK_MS).unref();
  // recursive_triggers: without it INSERT OR REPLACE would delete an append-only row without its trigger.
  const writer = openPool(path, watchedClient(watch, 'write'), 1, [
    'journal_mode = wal',
    'synchronous = full',
    'foreign_keys = on',
    'recursive_triggers = on',
  ]);
  const reader = openPool(path, watchedClient(watch, 'read'), READER_CONNECTIONS, ['query_only = on']);
  // What is wrong with this file is no outage of the database.
  const notes = openPool(path + NOTES, watchedClient(unwatched(), 'read'), 1, [
    'journal_mode = wal',
    'synchronous = off',
  ]);
  return {
    dialect: 'sqlite' as const,
    writer,
    reader,
    readConnections: READER_CONNECTIONS,
    limits: null,
    notes,
    notesReader: notes,
    watch,
    confirm: (): void => {
      look();
      watch.admit('write');
    },
    committed: (): void => {
      file.rememberLog();
      look();
      watch.admit('write');
      watch.over('disk');
    },
    // Without statistics SQLite plans by its rules alone.
    planAnew: async (): Promise<void> => Promise.resolve(),
    destroy: async (): Promise<void> => {
      clearInterval(looking);
      watch.close();
      // An open reader keeps the log from being written back.
      await reader.destroy();
      await writeBack(writer);
      await writer.destroy();
      await notes.destroy();
    },
  };
}

function unwatched(): DatabaseWatch {
  return new DatabaseWatch({ ask: () => Promise.resolve(null), close: () => undefined });
}

/** The file alone holds everything afterwards; what fails stays safely in the log. */
async function writeBack(writer: Knex): Promise<void> {
  const { pool } = writer.client as Knex.Client;
  const isOpen = pool !== undefined && 'numFree' in pool && pool.numFree() > 0;
  if (isOpen) await writer.raw('pragma wal_checkpoint(truncate)').catch(() => undefined);
}

/**
 * When several processes make a file, SQLite does not wait to change the journal mode: it is tried until the deadline.
 */
function setUp(
  connection: SqliteConnection,
  script: string,
  deadline: number,
  done: (error: Error | null) => void,
): void {
  connection.exec(script, (error: (Error & { readonly code?: string }) | null) => {
    if (error?.code !== 'SQLITE_BUSY' || performance.now() >= deadline) done(error);
    else setTimeout(setUp, SET_UP_AGAIN_MS, connection, script, deadline, done);
  });
}

function openPool(path: string, client: typeof Knex.Client, max: number, pragmas: readonly string[]): Knex {
  return knex({
    client,
    log: QUIET,
    // Logged errors name the statement, never its values.
    compileSqlOnError: false,
    connection: { filename: path },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max,
      afterCreate: (
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) => {
        connection.configure('busyTimeout', BUSY_LIMIT_MS);
        // SQLite gives what it keeps beside the file the same mode.
        closeToOthers(path);
        const script = pragmas.map((pragma) => `pragma ${pragma};`).join(' ');
        setUp(connection, script, performance.now() + BUSY_LIMIT_MS, (error) => done(error, connection));
      },
    },
    acquireConnectionTimeout: ACQUIRE_LIMIT_MS,
  });
}
