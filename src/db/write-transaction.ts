import type { Knex } from 'knex';
import type { Database } from './connection.ts';
import { isRolledBack, StatementGivenUp } from './database-failure.ts';
import { WRITE_LIMIT_MS } from './open-postgres.ts';
import { connectionOf, cutConnection } from './postgres-client.ts';
import { runStatement } from './statement.ts';

/** A COMMIT that the database itself refused: nothing was written, and the cause says why. */
export class CommitRefused extends Error {
  constructor(cause: unknown) {
    super('The database refused to commit', { cause });
  }
}

/** An open transaction that writes. Exactly one of commit and rollback ends it. */
export interface WriteTransaction {
  readonly db: Knex;
  /** Asks for COMMIT. @throws CommitRefused where it did not happen; any other error leaves that unknown. */
  commit(): Promise<void>;
  rollback(): Promise<void>;
}

/**
 * Opens a write transaction: on PostgreSQL under READ COMMITTED, on SQLite with BEGIN IMMEDIATE,
 * so that the wait for another process's write happens here and nowhere later.
 * On SQLite the writer has one connection, and its caller must not open a second transaction meanwhile.
 * On PostgreSQL a transaction that takes too long as a whole is cut, wherever it stands.
 */
export async function beginWrite(database: Database): Promise<WriteTransaction> {
  database.confirm();
  return database.dialect === 'sqlite' ? beginSqlite(database) : beginPostgres(database);
}

async function beginPostgres({ writer, committed }: Database): Promise<WriteTransaction> {
  const since = performance.now();
  const transaction = await writer.transaction();
  // Knex gives out a transaction whose BEGIN has failed: only its own promise tells.
  if (transaction.isCompleted()) await transaction.executionPromise;
  const connection = await connectionOf(transaction);
  const late = setTimeout(
    () => cutConnection(connection, new StatementGivenUp(WRITE_LIMIT_MS)),
    Math.max(0, WRITE_LIMIT_MS - (performance.now() - since)),
  );
  return {
    db: transaction,
    commit: async () => {
      try {
        // commit() resolves even where COMMIT failed; only the transaction's own promise tells.
        await transaction.commit();
        await transaction.executionPromise;
      } catch (error) {
        throw isRolledBack(error) ? new CommitRefused(error) : error;
      } finally {
        clearTimeout(late);
      }
      committed();
    },
    rollback: async () => {
      await transaction.rollback().finally(() => clearTimeout(late));
    },
  };
}

async function beginSqlite({ writer, committed }: Database): Promise<WriteTransaction> {
  await runStatement(writer, 'begin immediate', []);
  return {
    db: writer,
    commit: async () => {
      try {
        await runStatement(writer, 'commit', []);
      } catch (error) {
        // SQLite keeps a transaction open whose COMMIT it refused, and with it the writer's only connection.
        const isOpen = await runStatement(writer, 'rollback', []).then(
          () => true,
          () => false,
        );
        throw isOpen ? new CommitRefused(error) : error;
      }
      committed();
    },
    rollback: async () => {
      await runStatement(writer, 'rollback', []);
    },
  };
}
