import type { Database } from './connection.ts';
import { beginPostgres } from './postgres-write.ts';
import { beginSqlite } from './sqlite-write.ts';
import type { WriteTransaction } from './statements/statement.ts';

/**
 * Opens a write transaction: on PostgreSQL under READ COMMITTED, begun with the first statements; on SQLite with BEGIN
 * IMMEDIATE, so that the wait for another process's write happens here and nowhere later.
 * On SQLite the writer has one connection, and its caller must not open a second transaction meanwhile.
 * On PostgreSQL a transaction that takes too long as a whole is cut, wherever it stands.
 */
export async function beginWrite(database: Database): Promise<WriteTransaction> {
  database.confirm();
  return database.dialect === 'sqlite' ? beginSqlite(database) : beginPostgres(database);
}
