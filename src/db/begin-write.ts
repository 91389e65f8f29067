import type { Database } from './connection.ts';
import { beginPostgres } from './postgres-write.ts';
import { beginSqlite } from './sqlite-write.ts';
import type { WriteTransaction } from './statements/statement.ts';

/**
 * PostgreSQL: READ COMMITTED, begun with the first statements, cut as a whole at its time limit. SQLite: BEGIN
 * IMMEDIATE, so that the wait for another process's write happens here; the writer has one connection, and no second
 * transaction may be opened meanwhile.
 */
export async function beginWrite(database: Database): Promise<WriteTransaction> {
  database.confirm();
  return database.dialect === 'sqlite' ? beginSqlite(database) : beginPostgres(database);
}
