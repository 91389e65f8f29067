import type { Database } from './connection.ts';
import type { OwnStatement, StoredRow } from './statements/statement.ts';
import { isSelect, readTogether, selectTogether, type ScriptClient } from './drivers/sqlite-client.ts';
import { isSilent } from './drivers/sqlite-script.ts';
import { CommitRefused, type WriteTransaction } from './statements/statement.ts';

const BEGIN: OwnStatement = { method: 'own', sql: 'begin immediate', bindings: [] };
const COMMIT: OwnStatement = { method: 'own', sql: 'commit', bindings: [] };
const ROLLBACK: OwnStatement = { method: 'own', sql: 'rollback', bindings: [] };

type Rows = readonly StoredRow[];

/** The one writing connection, held until the end. */
class SqliteTransaction implements WriteTransaction {
  readonly #client: ScriptClient;
  readonly #connection: unknown;
  readonly #committed: () => void;

  constructor(client: ScriptClient, connection: unknown, committed: () => void) {
    this.#client = client;
    this.#connection = connection;
    this.#committed = committed;
  }

  async begin(): Promise<void> {
    await this.#run(BEGIN).catch(async (error: unknown) => {
      await this.#end();
      throw error;
    });
  }

  readonly load = async (statements: readonly OwnStatement[]): Promise<readonly Rows[]> => {
    if (statements.length < 2 || !statements.every(isSelect)) return this.#runAll(statements);
    const [answer] = await this.#run(selectTogether(statements));
    return readTogether(statements, answer);
  };

  readonly commit = async (statements: readonly OwnStatement[]): Promise<readonly Rows[]> => {
    try {
      const rows = await this.#runAll(statements).catch(async (error: unknown) => {
        await this.#isTakenBack();
        throw new CommitRefused(error);
      });
      await this.#run(COMMIT).catch(async (error: unknown) => {
        throw (await this.#isTakenBack()) ? new CommitRefused(error) : error;
      });
      this.#committed();
      return rows;
    } finally {
      await this.#end();
    }
  };

  async rollback(): Promise<void> {
    try {
      await this.#run(ROLLBACK);
    } finally {
      await this.#end();
    }
  }

  async #run(statement: OwnStatement): Promise<Rows> {
    const { response } = (await this.#client.query(this.#connection, { ...statement })) as { response: Rows };
    return response;
  }

  /** In their order; those in a row that answer nothing as one script. */
  async #runAll(statements: readonly OwnStatement[]): Promise<readonly Rows[]> {
    const all: Rows[] = [];
    while (all.length < statements.length) {
      const rest = statements.slice(all.length);
      const speaks = rest.findIndex((statement) => !isSilent(statement));
      const silent = speaks === -1 ? rest : rest.slice(0, speaks);
      if (silent.length > 1 && (await this.#client.runTogether(this.#connection, silent))) {
        all.push(...silent.map(() => []));
      } else {
        for (const statement of rest.slice(0, Math.max(1, silent.length)))
          all.push(await this.#run(statement));
      }
    }
    return all;
  }

  /** SQLite keeps a transaction open whose statement or COMMIT it refused, and with it the writer's only connection. */
  async #isTakenBack(): Promise<boolean> {
    return this.#run(ROLLBACK).then(
      () => true,
      () => false,
    );
  }

  async #end(): Promise<void> {
    await this.#client.releaseConnection(this.#connection);
  }
}

/** Begun when it is answered. */
export async function beginSqlite({ writer, committed }: Database): Promise<WriteTransaction> {
  const client = writer.client as ScriptClient;
  const transaction = new SqliteTransaction(client, await client.acquireConnection(), committed);
  await transaction.begin();
  return transaction;
}
