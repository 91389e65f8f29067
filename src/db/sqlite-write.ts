import type SqliteClient from 'knex/lib/dialects/sqlite3/index.js';
import type { Database } from './connection.ts';
import type { OwnStatement, StoredRow } from './statements/statement.ts';
import { isSelect, readTogether, selectTogether } from './drivers/sqlite-client.ts';
import { CommitRefused, type WriteTransaction } from './statements/statement.ts';

const BEGIN: OwnStatement = { method: 'own', sql: 'begin immediate', bindings: [] };
const COMMIT: OwnStatement = { method: 'own', sql: 'commit', bindings: [] };
const ROLLBACK: OwnStatement = { method: 'own', sql: 'rollback', bindings: [] };

/** On the one writing connection, held until the end. */
export async function beginSqlite({ writer, committed }: Database): Promise<WriteTransaction> {
  const client = writer.client as SqliteClient;
  const connection = await client.acquireConnection();
  const run = async (statement: OwnStatement): Promise<readonly StoredRow[]> => {
    const { response } = (await client.query(connection, { ...statement })) as { response: StoredRow[] };
    return response;
  };
  const runAll = async (statements: readonly OwnStatement[]): Promise<readonly (readonly StoredRow[])[]> => {
    const all: (readonly StoredRow[])[] = [];
    for (const statement of statements) all.push(await run(statement));
    return all;
  };
  const load = async (statements: readonly OwnStatement[]): Promise<readonly (readonly StoredRow[])[]> => {
    if (statements.length < 2 || !statements.every(isSelect)) return runAll(statements);
    const [answer] = await run(selectTogether(statements));
    return readTogether(statements, answer);
  };
  const end = async (): Promise<void> => {
    await client.releaseConnection(connection);
  };
  // SQLite keeps a transaction open whose statement or COMMIT it refused, and with it the writer's only connection.
  const isTakenBack = async (): Promise<boolean> =>
    run(ROLLBACK).then(
      () => true,
      () => false,
    );
  await run(BEGIN).catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    load,
    commit: async (statements) => {
      try {
        const rows = await runAll(statements).catch(async (error: unknown) => {
          await isTakenBack();
          throw new CommitRefused(error);
        });
        await run(COMMIT).catch(async (error: unknown) => {
          throw (await isTakenBack()) ? new CommitRefused(error) : error;
        });
        committed();
        return rows;
      } finally {
        await end();
      }
    },
    rollback: async () => {
      try {
        await run(ROLLBACK);
      } finally {
        await end();
      }
    },
  };
}
