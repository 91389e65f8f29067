import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Database as SqliteConnection, Statement } from 'sqlite3';
import type { StoredRow } from '../statements/statement.ts';
import type { DatabaseValue } from '../statements/table.ts';

/** Statements kept per connection, and the longest text of one: few rows, not hundreds. */
const MOST = 256;
const LONGEST_TEXT = 2_048;

/** Statements that a connection of SQLite keeps prepared, the most recently used. */
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
   * Short ones, and no `explain`: SQLite ends the reading of that only when it is given up, and until then the
   * connection sees no other writes.
   */
  takes(sql: string): boolean {
    return sql.length <= LONGEST_TEXT && !/^explain\b/i.test(sql);
  }

  /** @throws the driver's error */
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
    // Only this callback hears of a text that cannot be prepared.
    const statement = this.#connection.prepare(sql, (error: Error | null) => {
      if (error !== null) fail(error);
    });
    this.#statements.set(sql, statement);
    return statement;
  }

  /** SQLite does not close a connection that has any. */
  close(): void {
    this.#statements.clear();
  }
}

/** Statements with a name; later ones are parsed and planned each time. */
const NAMED_STATEMENTS_MOST = 512;

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** The server does not know the name, has it already, or planned it for a changed table: nothing has happened. */
export function isStatementLost(error: unknown): boolean {
  const code = codeOf(error);
  if (code === '26000' || code === '42P05') return true;
  // The message is in the server's language, the raising function is not.
  return code === '0A000' && (error as { routine?: unknown }).routine === 'RevalidateCachedQuery';
}

/**
 * Names under which connections keep statements prepared. A text has one name in every process, so that a pooler may
 * hand a connection on.
 */
export class NamedStatements {
  readonly #names = new Map<string, string>();
  #isLost = false;

  /** Undefined if it gets none. */
  nameOf(sql: string): string | undefined {
    if (this.#isLost) return undefined;
    const known = this.#names.get(sql);
    if (known !== undefined || this.#names.size >= NAMED_STATEMENTS_MOST) return known;
    const name = `corridor_${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
    this.#names.set(sql, name);
    return name;
  }

  /**
   * After the first unknown or taken name none are given: behind a pooler without names the next connection would lose
   * one too, and a write would run out of attempts.
   */
  lost(error: unknown): void {
    const code = codeOf(error);
    if (code === '26000' || code === '42P05') this.#isLost = true;
  }
}
