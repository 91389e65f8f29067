import type pg from 'pg';
import { cutConnection } from './cut-connection.ts';
import { isPostgresAnswer } from './database-failure.ts';
import type { DatabaseWatch } from './database-watch.ts';
import type { NamedStatements } from './named-statements.ts';
import type { OwnStatement } from './statement.ts';

/** What became of a statement that was sent with others. */
export type Sent =
  | { readonly result: pg.QueryResult; readonly error?: undefined }
  | { readonly error: Error; readonly result?: undefined };

/** The lane's client, which sends many statements at once. */
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
