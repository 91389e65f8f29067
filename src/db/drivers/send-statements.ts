import type pg from 'pg';
import type { OwnStatement } from '../statements/statement.ts';
import { isPostgresAnswer } from './failure.ts';
import type { NamedStatements } from './kept-statements.ts';
import type { DatabaseWatch } from './watch.ts';

/** Has the pool give a connection out no more. */
export function retire(connection: pg.Client, error: Error): void {
  // Knex's own mark, which it sets once it hears that the connection ended: somebody may ask for one before that.
  Object.assign(connection, { __knex__disposed: error });
}

/** Breaks a connection at once. Whatever waits on it fails with the error, and the pool never gives it out again. */
export function cutConnection(connection: pg.Client, error: Error): void {
  retire(connection, error);
  connection.connection.stream.destroy(error);
}

/** What broke a connection, where something has: nothing reaches the server by it any more. */
export function brokenBy(connection: pg.Client): Error | undefined {
  const mark: unknown = '__knex__disposed' in connection ? connection.__knex__disposed : undefined;
  return typeof mark === 'string' ? new Error(mark) : (mark as Error | undefined);
}

/** What became of a statement that was sent with others. */
export type Sent =
  | { readonly result: pg.QueryResult; readonly error?: undefined }
  | { readonly error: Error; readonly result?: undefined };

/** The write queue's client, which sends many statements at once. */
export interface SendingClient {
  acquireConnection(): Promise<pg.Client>;
  releaseConnection(connection: pg.Client): Promise<void>;
  /** Sends statements one behind the other without waiting for any; answers what became of each, in their order. */
  sendAll(connection: pg.Client, statements: readonly OwnStatement[]): Promise<readonly Sent[]>;
}

/** What statements are sent under. */
interface Sending {
  readonly names: NamedStatements;
  readonly watch: DatabaseWatch;
  readonly limitMs: number;
  /** Is told of each that fails. */
  readonly failed: (error: Error) => void;
}

/** Sends statements to PostgreSQL all at once, as `SendingClient` says. */
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
  for (const answer of answers) {
    // The time of each begins when the one before it has its answer.
    const under = watch.begin((error) => cutConnection(connection, error), limitMs);
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
      // As Knex says it; the texts hold no values. What breaks a connection is the error of all that wait on it.
      else if (!isPostgresAnswer(error)) resolve({ error });
      else resolve({ error: Object.assign(error, { message: `${sql} - ${error.message}` }) });
    });
  });
}
