import type { Knex } from 'knex';
import type { Database } from './connection.ts';
import { isRolledBack } from './database-failure.ts';

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
 */
export async function beginWrite(database: Database): Promise<WriteTransaction> {
  return database.dialect === 'sqlite' ? beginSqlite(database.writer) : beginPostgres(database.writer);
}

async function beginPostgres(writer: Knex): Promise<WriteTransaction> {
  const transaction = await writer.transaction();
  return {
    db: transaction,
    commit: async () => {
      // commit() resolves even where COMMIT failed; only the transaction's own promise tells.
      await transaction.commit();
      await transaction.executionPromise.catch((error: unknown) => {
        throw isRolledBack(error) ? new CommitRefused(error) : error;
      });
    },
    rollback: async () => {
      await transaction.rollback();
    },
  };
}

async function beginSqlite(writer: Knex): Promise<WriteTransaction> {
  await writer.raw('begin immediate');
  return {
    db: writer,
    commit: async () => {
      try {
        await writer.raw('commit');
      } catch (error) {
        // SQLite keeps a transaction open whose COMMIT it refused, and with it the writer's only connection.
        const isOpen = await writer.raw('rollback').then(
          () => true,
          () => false,
        );
        throw isOpen ? new CommitRefused(error) : error;
      }
    },
    rollback: async () => {
      await writer.raw('rollback');
    },
  };
}
