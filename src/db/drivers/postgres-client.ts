import type { Knex } from 'knex';
import PostgresClient from 'knex/lib/dialects/postgres/index.js';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { type OwnStatement, type StoredRow, isOwnStatement } from '../statements/statement.ts';
import { throwConnectFailure } from './failure.ts';
import { explainPoolError, isReadOnly } from './failure.ts';
import { type NamedStatements, isStatementLost } from './kept-statements.ts';
import { type PlanAge, plansOfNow } from './plan-age.ts';
import type { PostgresHosts } from './postgres-hosts.ts';
import type { PostgresHost } from '../../net/postgres-address.ts';
import { type Sent, cutConnection, retire, sendStatements } from './send-statements.ts';
import type { Ask, DatabaseWatch } from './watch.ts';

/** For a connection's farewell: a server that stands still never gives one. */
const GOODBYE_MS = 500;

/** Connections with a longer bound, until they are released. */
const LONGER = new WeakMap<object, number>();

/** The connection of an open transaction. */
async function connectionOf(transaction: Knex): Promise<pg.Client> {
  return (await (transaction.client as Knex.Client).acquireConnection()) as pg.Client;
}

/** Every way to read and join, planned for the values at hand: what reads everything is unlike the write queue. */
const PLAIN_PLANNER = [
  'plan_cache_mode = auto',
  'enable_seqscan = on',
  'enable_bitmapscan = on',
  'enable_hashjoin = on',
  'enable_mergejoin = on',
  'max_parallel_workers_per_gather = 2',
];

/** Whole tables are joined by hash or sort: a loop over a table believed small would read another once per row. */
const WHOLE_PLANNER = [...PLAIN_PLANNER, 'enable_nestloop = off'];

/** Pages are looked up by indexes, as by requests. */
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

/** For the rest of the transaction, whatever PostgreSQL knows of their rows. */
export async function readWhole(transaction: Knex): Promise<void> {
  await setLocally(transaction, WHOLE_PLANNER);
}

/** For the rest of the transaction, whatever PostgreSQL knows of their rows. */
export async function readPages(transaction: Knex): Promise<void> {
  await setLocally(transaction, PAGE_PLANNER);
}

/**
 * For each statement until the transaction ends, on server and client: migrations, and checks that read everything.
 * Nothing on SQLite.
 */
export async function allowLongStatements(transaction: Knex, limitMs: number): Promise<void> {
  if (!(transaction.client instanceof PostgresClient)) return;
  LONGER.set(await connectionOf(transaction), limitMs);
  await transaction.raw(`set local statement_timeout = ${Math.trunc(limitMs)}`);
  await setLocally(transaction, PLAIN_PLANNER);
}

/** Breaks a useless connection. */
function noteFailure(
  connection: pg.Client,
  error: unknown,
  use: 'read' | 'write',
  names: NamedStatements,
): void {
  // A session keeps its settings: after a failover a new one may write.
  const isOver = use === 'write' && isReadOnly(error);
  if (!isOver && !isStatementLost(error)) return;
  names.lost(error);
  cutConnection(connection, error as Error);
}

interface Connecting extends Knex.Client {
  connectionSettings: object;
}

/** Connects to one of several servers, and marks errors of connecting. */
function connectingClient(hosts: PostgresHosts, use: 'read' | 'write'): typeof PostgresClient {
  return class ConnectingClient extends PostgresClient {
    override acquireRawConnection(): Promise<pg.Client> {
      return hosts.connect((host) => this.#connectTo(host)).catch(throwConnectFailure);
    }

    async #connectTo(host: PostgresHost): Promise<pg.Client> {
      // A connection is made of these before anything is waited for. A copy would lose the password, which Knex hides.
      Object.assign((this as unknown as Connecting).connectionSettings, { port: undefined, ...host });
      const connection = await super.acquireRawConnection();
      try {
        await hosts.check(connection, use);
        return connection;
      } catch (error) {
        cutConnection(connection, error as Error);
        throw error;
      }
    }
  };
}

/** What a new connection leads to has been looked at. @throws DatabaseOut if it is an earlier database */
async function confirmed(
  watch: DatabaseWatch,
  connection: pg.Client,
  bound: (answer: Promise<pg.QueryResult<StoredRow>>) => Promise<pg.QueryResult<StoredRow>>,
): Promise<pg.Client> {
  const ask: Ask = async ({ sql, bindings }) =>
    (await bound(connection.query<StoredRow>(sql, [...bindings]))).rows;
  try {
    await watch.confirm({ read: ask, write: ask });
    return connection;
  } catch (error) {
    cutConnection(connection, error as Error);
    throw error;
  }
}

interface KeptByConnections {
  /** For statements that come again and again. */
  readonly names: NamedStatements;
  /** Connections with outdated plans are replaced. */
  readonly plans: PlanAge;
  readonly hosts: PostgresHosts;
}

type Bound = <Result>(connection: pg.Client, limit: number, answer: Promise<Result>) => Promise<Result>;

function boundBy(watch: DatabaseWatch, use: 'read' | 'write', names: NamedStatements): Bound {
  // Every statement passes here: one more promise, no others.
  return <Result>(connection: pg.Client, limit: number, answer: Promise<Result>): Promise<Result> => {
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
}

/**
 * Bounds every statement, BEGIN and COMMIT included. A connection whose statement was given up is broken: its late
 * answer would be taken for the next one's.
 * @param use reads go on while the database takes no writes
 */
export function boundedClient(
  watch: DatabaseWatch,
  use: 'read' | 'write',
  limitMs: number,
  { names, plans, hosts }: KeptByConnections,
): typeof Knex.Client {
  const bound = boundBy(watch, use, names);
  return class BoundedClient extends plansOfNow(plans, connectingClient(hosts, use)) {
    override async acquireConnection(): Promise<pg.Client> {
      watch.admit(use);
      return super.acquireConnection().catch((error: unknown) => {
        throw watch.failed(explainPoolError(error, this.pool));
      });
    }

    /** A connection that writes may lead to another database than the one before it. */
    override async acquireRawConnection(): Promise<pg.Client> {
      const connection = await super.acquireRawConnection();
      if (use === 'read') return connection;
      return confirmed(watch, connection, (answer) => bound(connection, limitMs, answer));
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
        // Nothing has happened: it runs without a name, and the connection is not given out again.
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
      // A server that is away hears no farewell: the connection is broken off in any case.
      const goodbye = super.destroyRawConnection(connection).catch(() => undefined);
      await Promise.race([goodbye, delay(GOODBYE_MS, undefined, stop).catch(() => undefined)]);
      stop.abort();
      connection.connection.stream.destroy();
    }
  };
}
