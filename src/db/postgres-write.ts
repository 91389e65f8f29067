import type { QueryResult } from 'pg';
import type { Database } from './connection.ts';
import { isPostgresAnswer, isRolledBack, StatementGivenUp } from './drivers/failure.ts';
import { WRITE_LIMIT_MS } from './drivers/open-postgres.ts';
import { brokenBy, cutConnection } from './drivers/send-statements.ts';
import type { Sent, SendingClient } from './drivers/send-statements.ts';
import type { OwnStatement, StoredRow } from './statements/statement.ts';
import { CommitRefused, type WriteTransaction } from './statements/statement.ts';

const BEGIN: OwnStatement = { method: 'own', sql: 'BEGIN', bindings: [] };
const COMMIT: OwnStatement = { method: 'own', sql: 'COMMIT', bindings: [] };
const ROLLBACK: OwnStatement = { method: 'own', sql: 'ROLLBACK', bindings: [] };

/** Begun with its first statements. */
export async function beginPostgres({ writer, committed }: Database): Promise<WriteTransaction> {
  const since = performance.now();
  const client = writer.client as SendingClient;
  const connection = await client.acquireConnection();
  const late = setTimeout(
    () => cutConnection(connection, new StatementGivenUp(WRITE_LIMIT_MS)),
    Math.max(0, WRITE_LIMIT_MS - (performance.now() - since)),
  );
  let isBegun = false;
  const send = async (statements: readonly OwnStatement[]): Promise<readonly Sent[]> => {
    if (isBegun) return client.sendAll(connection, statements);
    isBegun = true;
    const [begun, ...rest] = await client.sendAll(connection, [BEGIN, ...statements]);
    // Without it the others ran each by itself, and COMMIT is none of theirs.
    if (begun?.error !== undefined) throw begun.error;
    return rest;
  };
  const end = async (): Promise<void> => {
    clearTimeout(late);
    await client.releaseConnection(connection);
  };
  return {
    load: async (statements) => resultsOf(await send(statements)).map(rowsOf),
    commit: async (statements) => {
      try {
        const broken = brokenBy(connection);
        if (broken !== undefined) throw new CommitRefused(broken);
        const results = committedResults(await send([...statements, COMMIT]));
        committed();
        return results.map(rowsOf);
      } finally {
        await end();
      }
    },
    rollback: async () => {
      try {
        // A lost connection has rolled back by itself.
        if (isBegun && brokenBy(connection) === undefined) resultsOf(await send([ROLLBACK]));
      } finally {
        await end();
      }
    },
  };
}

function rowsOf(result: QueryResult): readonly StoredRow[] {
  return result.rows as StoredRow[];
}

function resultsOf(sent: readonly Sent[]): QueryResult[] {
  return sent.map(({ error, result }) => {
    if (error !== undefined) throw error;
    return result;
  });
}

function committedResults(sent: readonly Sent[]): QueryResult[] {
  const failed = sent.slice(0, -1).find(({ error }) => error !== undefined);
  // The server's own refusal of a statement says too that COMMIT after it cannot succeed.
  if (failed !== undefined && isPostgresAnswer(failed.error)) throw new CommitRefused(failed.error);
  if (failed?.error !== undefined) throw failed.error;
  const end = sent.at(-1);
  if (end?.error !== undefined) throw isRolledBack(end.error) ? new CommitRefused(end.error) : end.error;
  if (end?.result.command !== 'COMMIT') throw new CommitRefused(new Error('The database rolled back'));
  return resultsOf(sent.slice(0, -1));
}
