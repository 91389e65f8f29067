import type { Knex } from 'knex';
import type { Database } from './connection.ts';

/**
 * Runs reads that belong together on one snapshot of the database, so that no write falls between them:
 * REPEATABLE READ on PostgreSQL, one read transaction on SQLite.
 */
export async function readSnapshot<Result>(
  database: Database,
  read: (db: Knex) => Promise<Result>,
): Promise<Result> {
  if (database.dialect === 'sqlite') return database.reader.transaction(read);
  return database.reader.transaction(read, { isolationLevel: 'repeatable read', readOnly: true });
}
