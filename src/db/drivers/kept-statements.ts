import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Database as SqliteConnection, Statement } from 'sqlite3';
import type { StoredRow } from '../statements/statement.ts';
import type { DatabaseValue } from '../statements/table.ts';

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

/** The most statements that have a name; what comes after them is parsed and planned anew each time. */
const NAMED_STATEMENTS_MOST = 512;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/**
 * Whether a statement failed for its name alone: the server behind a connection knows none such, has it already, or has
 * planned it for a table that has changed since. Nothing of it has happened.
 */
export function isStatementLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '26000' || code === '42P05') return true;
  // The message is in the language of the server, and the function that raised it is not.
  return code === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/**
 * The names under which connections to one PostgreSQL keep statements parsed and planned. A text has one name in every
 * process, so that whatever stands between may hand a connection on.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>();
  #isLost = false;

  /** The name of a text; undefined where it gets none. */
  nameOf(sql: string): string | undefined {
    if (this.#isLost) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= NAMED_STATEMENTS_MOST) return known;
    const name = `corridor_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    this.#names.set(sql, name);
    return name;
  }

  /**
   * From the first name that is unknown or taken, none are given. That happens behind a pooler that knows nothing of names:
   * the next connection would lose one too, and a write would run out of attempts.
   */
  lost(error: unknown): void {
    const code = codeOf(error);
    if (code === '26000' || code === '42P05') this.#isLost = true;
  }
}
