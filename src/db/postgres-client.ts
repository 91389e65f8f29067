import { setTimeout as delay } from 'node:timers/promises';
import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import type pg from 'pg';
import type { DatabaseWatch } from './database-watch.ts';
import { isReadOnly } from './database-failure.ts';

/** How long a connection may take to say goodbye: a server that stands still never does. */
const GOODBYE_MS = 500;

/** The bounds of connections whose statements may take longer than others, until they are released. */
const LONGER = new WeakMap<object, number>();

/** Breaks a connection at once. Whatever waits on it fails with the error, and the pool never gives it out again. */
export function cutConnection(connection: pg.Client, error: Error): void {
  // Knex's own mark, which it sets once it hears that the connection ended: somebody may ask for one before that.
  Object.assign(connection, { __knex__disposed: error });
  connection.connection.stream.destroy(error);
}

/** The connection of an open transaction. */
export async function connectionOf(transaction: Knex): Promise<pg.Client> {
  return (await (transaction.client as Knex.Client).acquireConnection()) as pg.Client;
}

/**
 * Lets each statement of a transaction take so long, on the server and here, until the transaction ends: for
 * migrations and for checks that read everything. Does nothing on SQLite, where statements have no bound.
 */
export async function allowLongStatements(transaction: Knex, limitMs: number): Promise<void> {
  if (!(transaction.client instanceof PostgresClient)) return;
  LONGER.set(await connectionOf(transaction), limitMs);
  await transaction.raw(`set local statement_timeout = ${Math.trunc(limitMs)}`);
}

/**
 * Makes Knex's client of PostgreSQL with a bound on every statement, the lane's BEGIN and COMMIT included. A connection
 * whose statement was given up is broken, since its late answer would be taken for that of the next statement.
 * @param use what connections are for: while the database takes no writes, reads go on
 */
export function boundedClient(
  watch: DatabaseWatch,
  use: 'read' | 'write',
  limitMs: number,
): typeof Knex.Client {
  // Each statement passes here: it costs one promise more, and no others.
  const bound = <Result>(connection: pg.Client, limit: number, answer: Promise<Result>): Promise<Result> => {
    const statement = watch.begin((error) => cutConnection(connection, error), limit);
    return answer.then(
      (result) => {
        watch.answered(statement);
        return result;
      },
      (error: unknown) => {
        // A session keeps what it was told at its beginning: after a failover a new one may write again.
        if (use === 'write' && isReadOnly(error)) cutConnection(connection, error as Error);
        throw watch.failed(error, statement);
      },
    );
  };
  return class BoundedClient extends PostgresClient {
    override async acquireConnection(): Promise<pg.Client> {
      watch.admit(use);
      return super.acquireConnection().catch((error: unknown) => {
        throw watch.failed(error);
      });
    }

    override async releaseConnection(connection: pg.Client): Promise<void> {
      LONGER.delete(connection);
      return super.releaseConnection(connection);
    }

    override checkVersion(connection: pg.Client): Promise<string> {
      return bound(connection, limitMs, super.checkVersion(connection));
    }

    override _query(connection: pg.Client, query: object): Promise<object> {
      return bound(connection, LONGER.get(connection) ?? limitMs, super._query(connection, query));
    }

    override async destroyRawConnection(connection: pg.Client): Promise<void> {
      const stop = new AbortController();
      // A server that is away hears no goodbye: whatever comes of it, the connection is broken off.
      const goodbye = super.destroyRawConnection(connection).catch(() => undefined);
      await Promise.race([goodbye, delay(GOODBYE_MS, undefined, stop).catch(() => undefined)]);
      stop.abort();
      connection.connection.stream.destroy();
    }
  };
}
