import type { Knex } from 'knex';
import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import type { Database as SqliteConnection } from 'sqlite3';
import type { DatabaseWatch } from './database-watch.ts';
import { KeptStatements } from './kept-statements.ts';
import { explainPoolError } from './no-free-connection.ts';
import { isOwnStatement } from './statement.ts';

/**
 * Makes Knex's client of SQLite, whose failures the watch hears of. Readers are refused while the database is out; the
 * one writer is not, since a transaction asks for its connection again with each statement: `beginWrite` asks for it.
 */
export function watchedClient(watch: DatabaseWatch, use: 'read' | 'write'): typeof Knex.Client {
  const kept = new WeakMap<SqliteConnection, KeptStatements>();
  const keptOf = (connection: SqliteConnection): KeptStatements => {
    const known = kept.get(connection) ?? new KeptStatements(connection);
    kept.set(connection, known);
    return known;
  };
  return class WatchedClient extends SqliteClient {
    override async acquireConnection(): Promise<SqliteConnection> {
      if (use === 'read') watch.admit(use);
      return super.acquireConnection().catch((error: unknown) => {
        throw watch.failed(explainPoolError(error, this.pool));
      });
    }

    override async _query(connection: SqliteConnection, query: object): Promise<object> {
      const statements = keptOf(connection);
      const answer =
        isOwnStatement(query) && (query.isKept === true || statements.takes(query.sql))
          ? statements.all(query.sql, query.bindings).then((response) => Object.assign(query, { response }))
          : super._query(connection, query);
      return answer.catch((error: unknown) => {
        throw watch.failed(error);
      });
    }

    override async destroyRawConnection(connection: SqliteConnection): Promise<void> {
      kept.get(connection)?.close();
      return super.destroyRawConnection(connection);
    }
  };
}
