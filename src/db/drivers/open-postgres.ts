import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { type PostgresAddress, readPostgresAddress } from '../../net/postgres-address.ts';
import { NamedStatements } from './kept-statements.ts';
import { PlanAge } from './plan-age.ts';
import { boundedClient } from './postgres-client.ts';
import { cutConnection } from './send-statements.ts';
import { DatabaseWatch, type Finding, type Probe } from './watch.ts';

/** Knex would write to stdout by itself; what it has to say reaches its callers as errors. */
export const QUIET: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

/** How long a probe waits, from the connection to the answer. */
const PROBE_MS = 1_500;

/** too_many_connections */
const CROWDED = '53300';

/**
 * Makes a probe that asks a PostgreSQL whether it answers and takes writes. Each question has a connection of its own,
 * since an old session keeps what it was told at its beginning, and an old connection may be the only thing that is wrong.
 */
function postgresProbe(address: PostgresAddress): Probe {
  let asking: pg.Client | undefined;
  let isClosed = false;
  return {
    ask: async () => {
      const { default: driver } = await import('pg');
      // What it would find is wanted no more.
      if (isClosed) return findingOf(new Error('the probe was closed'));
      const client = new driver.Client({ ...address });
      asking = client;
      // What goes wrong with it is told by the question.
      client.on('error', () => undefined);
      const late = setTimeout(() => {
        cutConnection(client, new Error(`no answer within ${PROBE_MS} ms`));
      }, PROBE_MS);
      try {
        await client.connect();
        const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
        const takesWrites = rows[0]?.transaction_read_only === 'off';
        return takesWrites ? null : { kind: 'read_only', reason: 'it is read-only' };
      } catch (error) {
        return findingOf(error);
      } finally {
        clearTimeout(late);
        // No farewell: a server that stands still would never return it.
        client.connection.stream.destroy();
      }
    },
    close: () => {
      isClosed = true;
      if (asking !== undefined) cutConnection(asking, new Error('the probe was closed'));
    },
  };
}

function findingOf(error: unknown): Finding {
  // It is there, and has no place for one connection more: those that we have go on.
  if (error instanceof Error && 'code' in error && error.code === CROWDED) return null;
  return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
}

// The times below are one sum. A write waits in the write queue for 2 s at most, and its group has WRITE_LIMIT_MS from the
// moment when it asks for a connection; a read waits for a connection, and then for a statement. Either is answered
// within 6 s, whatever the database does. The server's own limits are shorter, so that it says itself what is wrong.

/** What a write transaction may take as a whole, the wait for its connection included. */
export const WRITE_LIMIT_MS = 3_750;

/** What one statement may take. */
const STATEMENT_LIMIT_MS = 3_500;

const ACQUIRE_LIMIT_MS = 2_250;

const CONNECT_LIMIT_MS = 2_000;

const SERVER_STATEMENT_LIMIT_MS = 3_400;

const LOCK_LIMIT_MS = 3_250;

/** How long a transaction may stand idle: less than the wait for a lock, so that a stopped process frees its tenants before others give up. */
const IDLE_TRANSACTION_LIMIT_MS = 2_500;

export const READER_CONNECTIONS = 8;

/** How often it is looked whether tables have outgrown the plans of their statements. */
const LOOK_MS = 10_000;

/** Of their own: whatever writes or reads wait for, what is let through is counted at once. Opened where limits apply. */
export const LIMIT_CONNECTIONS = 2;

/**
 * How statements are planned: once, whatever their values, and by indexes alone, since each names its rows by their keys or by
 * the order in which it lists them. A plan that was made while a table was empty would else read all of it, however large it is
 * by now. What reads everything asks for other plans: see `allowLongStatements`.
 */
export const INDEX_PLANNER: readonly string[] = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  // It would read all that waits, and sort it, for the first of it.
  'enable_bitmapscan=off',
  'jit=off',
  // To start them takes longer than any page.
  'max_parallel_workers_per_gather=0',
];

/** In milliseconds. */
const TIME_LIMITS = [
  `lock_timeout=${LOCK_LIMIT_MS}`,
  `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_LIMIT_MS}`,
  `statement_timeout=${SERVER_STATEMENT_LIMIT_MS}`,
];

/** Decisions see what others have committed meanwhile, whatever the server's own default is. */
const ISOLATION = 'default_transaction_isolation=read committed';

/** Some statements hold backslashes in plain quotes. */
const STRINGS = 'standard_conforming_strings=on';

/** What every connection asks for. */
const COMMON = [...TIME_LIMITS, ISOLATION, STRINGS];

/** What connections for writes and for reads ask of the server, each as `name=value` in the words of `pg_settings`. */
export const CONNECTION_SETTINGS: readonly string[] = [...COMMON, ...INDEX_PLANNER];

/**
 * Opens a PostgreSQL by its address. Nothing is asked of it yet.
 * @param writerConnections the write transactions that may be open at once
 * @param writerSettings that their connections ask for besides
 */
export function openPostgres(url: string, writerConnections: number, writerSettings: readonly string[]) {
  const address = readPostgresAddress(url);
  const watch = new DatabaseWatch(postgresProbe(address));
  const names = new NamedStatements();
  const plans = new PlanAge();
  const clientFor = (use: 'read' | 'write'): typeof Knex.Client =>
    boundedClient(watch, use, STATEMENT_LIMIT_MS, { names, plans });
  const writerOptions = [...CONNECTION_SETTINGS, ...writerSettings];
  const writer = openPool(address, clientFor('write'), writerConnections, writerOptions, true);
  const reader = openPool(address, clientFor('read'), READER_CONNECTIONS, [
    'default_transaction_read_only=on',
    ...CONNECTION_SETTINGS,
  ]);
  const limits = openPool(address, clientFor('write'), LIMIT_CONNECTIONS, COMMON);
  const planAnew = async (): Promise<void> => plans.look(reader);
  // A database that is out is watched elsewhere, and a later look finds the same.
  const looking = setInterval(() => void planAnew().catch(() => undefined), LOOK_MS).unref();
  return {
    dialect: 'postgres' as const,
    writer,
    reader,
    limits,
    watch,
    confirm: (): void => undefined,
    committed: (): void => watch.over('disk'),
    planAnew,
    destroy: async (): Promise<void> => {
      clearInterval(looking);
      await Promise.all([writer.destroy(), reader.destroy(), limits.destroy()]);
      // Last, since what is still under way has a bound by the watch alone.
      watch.close();
    },
  };
}

function openPool(
  address: PostgresAddress,
  client: typeof Knex.Client,
  max: number,
  settings: readonly string[],
  pipeline = false,
): Knex {
  // A space ends an option, unless a backslash is before it.
  const own = settings.map((setting) => `-c ${setting.replaceAll(' ', '\\ ')}`);
  const connection = {
    ...address,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    keepAlive: true,
    pipeline,
    // The last one counts: an address may choose a schema, and no other time limits.
    options: [address.options ?? '', ...own].join(' ').trim(),
  };
  return knex({
    client,
    log: QUIET,
    // Errors are logged: their message names the statement, and never its values.
    compileSqlOnError: false,
    connection,
    pool: { min: 0, max },
    acquireConnectionTimeout: ACQUIRE_LIMIT_MS,
  });
}
