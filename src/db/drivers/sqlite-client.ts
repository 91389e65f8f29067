import type { Knex } from 'knex';
import SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import type { Database as SqliteConnection } from 'sqlite3';
import { type OwnStatement, type StoredRow, isOwnStatement } from '../statements/statement.ts';
import { explainPoolError } from './failure.ts';
import { KeptStatements } from './kept-statements.ts';
import { namesOf, scriptOf } from './sqlite-script.ts';
import type { DatabaseWatch } from './watch.ts';

/** Answers named columns. */
type Select = OwnStatement & { readonly columns: readonly string[] };

export function isSelect(statement: OwnStatement): statement is Select {
  return statement.columns !== undefined;
}

/**
 * The driver's cost of a statement and a row is that of reading a few rows: so several selects are one, with a text per
 * select (`readTogether`). Columns are text and whole numbers below 2^53.
 */
export function selectTogether(selects: readonly Select[]): OwnStatement {
  const parts = selects.map(
    ({ sql, columns }, at) =>
      `(select json_group_array(json_array(${columns.join(', ')})) from (${sql})) as rows_${at}`,
  );
  return {
    method: 'own',
    sql: `select ${parts.join(', ')}`,
    bindings: selects.flatMap(({ bindings }) => bindings),
    isKept: true,
  };
}

export function readTogether(
  selects: readonly Select[],
  answer: StoredRow | undefined,
): readonly (readonly StoredRow[])[] {
  return selects.map(({ columns }, at) => {
    const arrays = JSON.parse(String(answer?.[`rows_${at}`])) as StoredRow[string][][];
    return arrays.map((values) => {
      const row: Record<string, StoredRow[string]> = {};
      for (const [index, column] of columns.entries()) row[column] = values[index] ?? null;
      return row;
    });
  });
}

/** A client that `watchedClient` made. */
export interface ScriptClient extends Knex.Client {
  /** Runs statements that answer nothing as one script; false, without having run any, if that is too long. */
  runTogether(connection: unknown, statements: readonly OwnStatement[]): Promise<boolean>;
}

async function execute(connection: SqliteConnection, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(script, (error) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

/**
 * The watch hears of failures. While the database is out readers are refused; the writer is not, since a transaction
 * asks for its connection with each statement: `beginWrite` asks first.
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

    async runTogether(connection: SqliteConnection, statements: readonly OwnStatement[]): Promise<boolean> {
      const script = scriptOf(statements);
      if (script === undefined) return false;
      for (const statement of statements) this.emit('query', statement);
      await execute(connection, script).catch((error: unknown) => {
        // In Knex's words, without values.
        if (error instanceof Error) error.message = `${namesOf(statements)} - ${error.message}`;
        throw watch.failed(error);
      });
      return true;
    }

    override async destroyRawConnection(connection: SqliteConnection): Promise<void> {
      kept.get(connection)?.close();
      return super.destroyRawConnection(connection);
    }
  };
}
