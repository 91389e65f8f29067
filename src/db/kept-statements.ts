import { LRUCache } from 'lru-cache';
import type { Database as SqliteConnection, Statement } from 'sqlite3';
import type { StoredRow } from './statement.ts';
import type { DatabaseValue } from './table.ts';

/** The most statements that one connection keeps, and the longest text of one: what writes a few rows, and not hundreds. */
const MOST = 256;
const LONGEST_TEXT = 2_048;

/** Statements that one connection of SQLite keeps parsed and planned, the ones that were used last. */
export class KeptStatements {
  readonly #connection: SqliteConnection;
  readonly #statements = new LRUCache<string, Statement>({
    max: MOST,
    dispose: (statement) => statement.finalize(),
  });

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
  }

  /**
   * Whether a statement is kept: one that is short, and no question for a plan. Of such a one SQLite ends the reading only when
   * it is given up, and until then its connection sees nothing that others write.
   */
  takes(sql: string): boolean {
    return sql.length <= LONGEST_TEXT && !/^explain\b/i.test(sql);
  }

  /** Runs a statement, and answers its rows. @throws the driver's error */
  async all(sql: string, values: readonly DatabaseValue[]): Promise<StoredRow[]> {
    return new Promise((resolve, reject) => {
      const fail = (error: Error): void => {
        this.#statements.delete(sql);
        reject(error);
      };
      this.#statementOf(sql, fail).all<StoredRow>(values, (error, rows) => {
        if (error === null) resolve(rows);
        else fail(error);
      });
    });
  }

  #statementOf(sql: string, fail: (error: Error) => void): Statement {
    const kept = this.#statements.get(sql);
    if (kept !== undefined) return kept;
    // Of a text that cannot be prepared, only this callback hears.
    const statement = this.#connection.prepare(sql, (error: Error | null) => {
      if (error !== null) fail(error);
    });
    this.#statements.set(sql, statement);
    return statement;
  }

  /** Gives all of them up; SQLite does not close a connection that has any. */
  close(): void {
    this.#statements.clear();
  }
}
