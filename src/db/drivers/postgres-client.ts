import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type OwnStatement, isOwnStatement } from '../statements/statement.ts';
import { throwConnectFailure } from './failure.ts';
import { explainPoolError, isReadOnly } from './failure.ts';
import { type NamedStatements, isStatementLost } from './kept-statements.ts';
import { type PlanAge, plansOfNow } from './plan-age.ts';
import { type Sent, cutConnection, retire, sendStatements } from './send-statements.ts';
import type { DatabaseWatch } from './watch.ts';

/** How long a connection may take to say goodbye: a server that stands still never does. */
const GOODBYE_MS = 500;

/** The bounds of connections whose statements may take longer than others, until they are released. */
const LONGER = new WeakMap<object, number>();

/** The connection of an open transaction. */
async function connectionOf(transaction: Knex): Promise<pg.Client> {
  return (await (transaction.client as Knex.Client).acquireConnection()) as pg.Client;
}

/** Every way to read and to join, and plans for the values at hand: what reads everything has other needs than the write queue. */
const PLAIN_PLANNER = [
  'plan_cache_mode = auto',
  'enable_seqscan = on',
  'enable_bitmapscan = on',
  'enable_hashjoin = on',
  'enable_mergejoin = on',
  'max_parallel_workers_per_gather = 2',
];

/**
 * What reads whole tables joins them by hashing or sorting: a loop over a table that is believed to be small would read
 * another once for each of its rows.
 */
const WHOLE_PLANNER = [...PLAIN_PLANNER, 'enable_nestloop = off'];

/** What reads page by page looks rows up by indexes, as requests do. */
const PAGE_PLANNER = [
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
  'enable_nestloop = on',
  'max_parallel_workers_per_gather = 0',
];

async function setLocally(transaction: Knex, settings: readonly string[]): Promise<void> {
  if (!(transaction.client instanceof PostgresClient)) return;
  await transaction.raw(settings.map((setting) => `set local ${setting}`).join('; '));
}

/** Has the statements of a transaction read whole tables from now on, whatever PostgreSQL knows of their rows. */
export async function readWhole(transaction: Knex): Promise<void> {
  await setLocally(transaction, WHOLE_PLANNER);
}

/** Has the statements of a transaction read pages of tables from now on, whatever PostgreSQL knows of their rows. */
export async function readPages(transaction: Knex): Promise<void> {
  await setLocally(transaction, PAGE_PLANNER);
}

/**
 * Lets each statement of a transaction take so long, on the server and here, until the transaction ends: for
 * migrations and for checks that read everything. Does nothing on SQLite, where statements have no bound.
 */
export async function allowLongStatements(transaction: Knex, limitMs: number): Promise<void> {
  if (!(transaction.client instanceof PostgresClient)) return;
  LONGER.set(await connectionOf(transaction), limitMs);
  await transaction.raw(`set local statement_timeout = ${Math.trunc(limitMs)}`);
  await setLocally(transaction, PLAIN_PLANNER);
}

/** What came of a failure: a connection that is of no more use is broken. */
function noteFailure(
  connection: pg.Client,
  error: unknown,
  use: 'read' | 'write',
  names: NamedStatements,
): void {
  // A session keeps what it was told at its beginning: after a failover a new one may write again.
  const isOver = use === 'write' && isReadOnly(error);
  if (!isOver && !isStatementLost(error)) return;
  names.lost(error);
  cutConnection(connection, error as Error);
}

/** Remembers of an error that it kept a connection from being opened. */
class ConnectingClient extends PostgresClient {
  override acquireRawConnection(): Promise<pg.Client> {
    return super.acquireRawConnection().catch(throwConnectFailure);
  }
}

/** What connections keep from one statement to the next. */
interface KeptByConnections {
  /** Under which they keep the statements that come again and again. */
  readonly names: NamedStatements;
  /** Since when they keep plans: those whose plans are too old are replaced. */
  readonly plans: PlanAge;
}

/**
 * Makes Knex's client of PostgreSQL with a bound on every statement, the write queue's BEGIN and COMMIT included. A connection
 * whose statement was given up is broken, since its late answer would be taken for that of the next statement.
 * @param use what connections are for: while the database takes no writes, reads go on
 */
export function boundedClient(
  watch: DatabaseWatch,
  use: 'read' | 'write',
  limitMs: number,
  { names, plans }: KeptByConnections,
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
        noteFailure(connection, error, use, names);
        throw watch.failed(error, statement);
      },
    );
  };
  return class BoundedClient extends plansOfNow(plans, ConnectingClient) {
    override async acquireConnection(): Promise<pg.Client> {
      watch.admit(use);
      return super.acquireConnection().catch((error: unknown) => {
        throw watch.failed(explainPoolError(error, this.pool));
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
      const limit = LONGER.get(connection) ?? limitMs;
      const name = isOwnStatement(query) && query.isKept === true ? names.nameOf(query.sql) : undefined;
      if (name === undefined) return bound(connection, limit, super._query(connection, query));
      const isAlone = connection.getTransactionStatus() === 'I';
      const named = super._query(connection, { ...query, options: { name } }).catch((error: unknown) => {
        if (!isAlone || !isStatementLost(error)) throw error;
        // Nothing has happened: it runs without a name, and the connection is given out no more.
        names.lost(error);
        retire(connection, error as Error);
        return super._query(connection, query);
      });
      return bound(connection, limit, named);
    }

    async sendAll(connection: pg.Client, statements: readonly OwnStatement[]): Promise<readonly Sent[]> {
      for (const statement of statements) this.emit('query', statement);
      const failed = (error: Error): void => noteFailure(connection, error, use, names);
      return sendStatements(connection, statements, { names, watch, limitMs, failed });
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
