import type pg from 'pg';
import type { OwnStatement } from '../statements/statement.ts';
import { isPostgresAnswer } from './failure.ts';
import type { NamedStatements } from './kept-statements.ts';
import type { DatabaseWatch } from './watch.ts';

/** The pool never gives it out again. */
export function retire(connection: pg.Client, error: Error): void {
  // Knex's own mark, set once it hears of the end: it may be asked for before that.
  Object.assign(connection, { __knex__disposed: error });
}

/** What waits on it fails with the error; the pool never gives it out again. */
export function cutConnection(connection: pg.Client, error: Error): void {
  retire(connection, error);
  connection.connection.stream.destroy(error);
}

/** Nothing reaches the server by it any longer. */
export function brokenBy(connection: pg.Client): Error | undefined {
  const mark: unknown = '__knex__disposed' in connection ? connection.__knex__disposed : undefined;
  return typeof mark === 'string' ? new Error(mark) : (mark as Error | undefined);
}

export type Sent =
  | { readonly result: pg.QueryResult; readonly error?: undefined }
  | { readonly error: Error; readonly result?: undefined };

export interface SendingClient {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
  /** In order, without waiting for any; answers each one's result. */
  sendAll(connection: pg.Client, statements: readonly OwnStatement[]): Promise<readonly Sent[]>;
}

interface Sending {
  readonly names: NamedStatements;
  readonly watch: DatabaseWatch;
  readonly limitMs: number;
  /** Told of each failure. */
  readonly failed: (error: Error) => void;
}

/** All at once (`SendingClient`). */
export async function sendStatements(
  connection: pg.Client,
  statements: readonly OwnStatement[],
  { names, watch, limitMs, failed }: Sending,
): Promise<readonly Sent[]> {
  const { stream } = connection.connection;
  stream.cork();
  const answers = statements.map((statement) => {
    const name = statement.isKept === true ? names.nameOf(statement.sql) : undefined;
    return send(connection, statement, name);
  });
  stream.uncork();
  const all: Sent[] = [];
  for (const [at, answer] of answers.entries()) {
    // Each one's time begins with the answer before it.
    const isCommit = statements[at]?.sql === 'COMMIT';
    const under = watch.begin((error) => cutConnection(connection, error), limitMs, isCommit);
    const sent = await answer;
    if (sent.error === undefined) watch.answered(under);
    else {
      failed(sent.error);
      watch.failed(sent.error, under);
    }
    all.push(sent);
  }
  return all;
}

async function send(connection: pg.Client, { sql, bindings }: OwnStatement, name?: string): Promise<Sent> {
  return new Promise((resolve) => {
    const query = { text: sql, values: [...bindings], ...(name === undefined ? {} : { name }) };
    connection.query(query, (error: Error | null, result) => {
      if (error === null) resolve({ result });
      // In Knex's words, without values. What breaks a connection is the error of all that wait on it.
      else if (!isPostgresAnswer(error)) resolve({ error });
      else resolve({ error: Object.assign(error, { message: `${sql} - ${error.message}` }) });
    });
  });
}
