import knex, { type Knex } from 'knex';
import type pg from 'pg';
import { type PostgresAddress, readPostgresServers } from '../../net/postgres-address.ts';
import { NamedStatements } from './kept-statements.ts';
import { PlanAge } from './plan-age.ts';
import { PostgresHosts } from './postgres-hosts.ts';
import { boundedClient } from './postgres-client.ts';
import { cutConnection } from './send-statements.ts';
import type { StoredRow } from '../statements/statement.ts';
import { type Ask, type Confirm, DatabaseWatch, type Finding, type Probe, SLOW_COMMIT_MS } from './watch.ts';

/** Knex would write to stdout; its errors reach the callers. */
export const QUIET: Knex.Logger = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

/** From connecting to the answer. */
const PROBE_MS = 1_500;

/** too_many_connections */
const CROWDED = '53300';

/** Commits of ours that a standby has not confirmed for a while. Their callers may have given up: the server goes on. */
const UNCONFIRMED = `select count(*)::integer as count from pg_stat_activity
  where datname = current_database() and usename = current_user and wait_event = 'SyncRep'
    and clock_timestamp() - query_start > interval '${SLOW_COMMIT_MS} milliseconds'`;

/** Asks one server on a connection of its own. */
async function askServer(client: pg.Client, confirm: Confirm, limitMs: number): Promise<Finding> {
  // The question reports its errors.
  client.on('error', () => undefined);
  const late = setTimeout(() => {
    cutConnection(client, new Error(`no answer within ${limitMs} ms`));
  }, limitMs);
  try {
    await client.connect();
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    if (rows[0]?.transaction_read_only !== 'off') return { kind: 'read_only', reason: 'it is read-only' };
    const { rows: waiting } = await client.query<{ count: number }>(UNCONFIRMED);
    const count = waiting[0]?.count ?? 0;
    if (count > 0) {
      const reason = `${count} of its commits wait for a synchronous standby that does not confirm them`;
      return { kind: 'unconfirmed', reason };
    }
    const run: Ask = async ({ sql, bindings }) => (await client.query<StoredRow>(sql, [...bindings])).rows;
    return await confirm({ read: run, write: run });
  } catch (error) {
    return findingOf(error);
  } finally {
    clearTimeout(late);
    // Without a farewell: a server that stands still would never return it.
    client.connection.stream.destroy();
  }
}

/** The next server may be better: what one that is away, or a standby, says is only a guess. */
function isPassedOver(finding: Finding, { mustWrite }: PostgresHosts): boolean {
  return finding?.kind === 'unreachable' || (finding?.kind === 'read_only' && mustWrite);
}

/**
 * Asks whether PostgreSQL answers and takes writes, each time on a new connection: an old session keeps its settings,
 * and an old connection may be the only fault.
 */
function postgresProbe(address: PostgresAddress, hosts: PostgresHosts): Probe {
  let asking: pg.Client | undefined;
  let isClosed = false;
  const closed = (): Finding => findingOf(new Error('the probe was closed'));
  return {
    ask: async (confirm) => {
      const { default: driver } = await import('pg');
      let passedOver: Finding = closed();
      for (const host of hosts.inOrder) {
        // Its finding is no longer wanted.
        if (isClosed) return closed();
        asking = new driver.Client({ ...address, ...host });
        const finding = await askServer(asking, confirm, PROBE_MS / hosts.count);
        if (!isPassedOver(finding, hosts)) {
          hosts.prefer(host);
          return finding;
        }
        if (passedOver?.kind !== 'read_only') passedOver = finding;
      }
      return passedOver;
    },
    close: () => {
      isClosed = true;
      if (asking !== undefined) cutConnection(asking, new Error('the probe was closed'));
    },
  };
}

function findingOf(error: unknown): Finding {
  // It is there without a free place: our other connections go on.
  if (error instanceof Error && 'code' in error && error.code === CROWDED) return null;
  return { kind: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
}

// These times are one sum: 2 s in the write queue and WRITE_LIMIT_MS for a group; a read waits for a connection, then
// for a statement. Either is answered within 6 s, whatever the database does. The server's limits are shorter, so that
// it says what is wrong.

/** For a whole write transaction, the wait for its connection included. */
export const WRITE_LIMIT_MS = 3_750;

/** For one statement. */
const STATEMENT_LIMIT_MS = 3_500;

const ACQUIRE_LIMIT_MS = 2_250;

const CONNECT_LIMIT_MS = 2_000;

export const SERVER_STATEMENT_LIMIT_MS = 3_400;

const LOCK_LIMIT_MS = 3_250;

/** Less than the wait for a lock: a stopped process frees its tenants before others give up. */
const IDLE_TRANSACTION_LIMIT_MS = 2_500;

export const READER_CONNECTIONS = 8;

/** Between looks for outgrown plans. */
const LOOK_MS = 10_000;

/** Apart from writes and reads, so that counting never waits. Opened only where limits apply. */
export const LIMIT_CONNECTIONS = 2;

/** Apart from all others: what it writes may take its time. Opened only where requests are kept. */
export const NOTE_CONNECTIONS = 1;

/**
 * Plans are made once, for any values, and use indexes alone, since statements name rows by key or list order: a plan
 * made for an empty table would read all of it later. What reads everything asks for other plans
 * (`allowLongStatements`).
 */
export const INDEX_PLANNER: readonly string[] = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
  // It would read and sort all that waits for the first of it.
  'enable_bitmapscan=off',
  'jit=off',
  // Starting them costs more than any page.
  'max_parallel_workers_per_gather=0',
];

/** In milliseconds. */
const TIME_LIMITS = [
  `lock_timeout=${LOCK_LIMIT_MS}`,
  `idle_in_transaction_session_timeout=${IDLE_TRANSACTION_LIMIT_MS}`,
  `statement_timeout=${SERVER_STATEMENT_LIMIT_MS}`,
];

/** Decisions see others' commits, whatever the server's default. */
const ISOLATION = 'default_transaction_isolation=read committed';

/** Some statements have backslashes in plain quotes. */
const STRINGS = 'standard_conforming_strings=on';

/** Its commits wait for no disk and no standby. */
const MAY_BE_LOST = 'synchronous_commit=off';

/** What every connection asks for. */
const COMMON = [...TIME_LIMITS, ISOLATION, STRINGS];

/** Each `name=value`, as in `pg_settings`. */
export const CONNECTION_SETTINGS: readonly string[] = [...COMMON, ...INDEX_PLANNER];

/**
 * Asks nothing yet.
 * @param writerConnections concurrent write transactions
 * @param writerSettings for their connections
 */
export function openPostgres(url: string, writerConnections: number, writerSettings: readonly string[]) {
  const servers = readPostgresServers(url);
  const { address } = servers;
  const hosts = new PostgresHosts(servers);
  const watch = new DatabaseWatch(postgresProbe(address, hosts));
  const names = new NamedStatements();
  const plans = new PlanAge();
  const clientFor = (use: 'read' | 'write'): typeof Knex.Client =>
    boundedClient(watch, use, STATEMENT_LIMIT_MS, { names, plans, hosts });
  const writerOptions = [...CONNECTION_SETTINGS, ...writerSettings];
  const perHost = { ...address, connectionTimeoutMillis: CONNECT_LIMIT_MS / hosts.count };
  const writer = openPool(perHost, clientFor('write'), writerConnections, writerOptions, true);
  const reader = openPool(perHost, clientFor('read'), READER_CONNECTIONS, [
    'default_transaction_read_only=on',
    ...CONNECTION_SETTINGS,
  ]);
  const limits = openPool(perHost, clientFor('write'), LIMIT_CONNECTIONS, [MAY_BE_LOST, ...COMMON]);
  const notes = openPool(perHost, clientFor('write'), NOTE_CONNECTIONS, [
    MAY_BE_LOST,
    ...CONNECTION_SETTINGS,
  ]);
  const planAnew = async (): Promise<void> => plans.look(reader);
  // An outage is watched elsewhere; a later look finds the same.
  const looking = setInterval(() => void planAnew().catch(() => undefined), LOOK_MS).unref();
  return {
    dialect: 'postgres' as const,
    writer,
    reader,
    readConnections: READER_CONNECTIONS,
    limits,
    notes,
    notesReader: reader,
    watch,
    confirm: (): void => undefined,
    committed: (): void => watch.over('disk'),
    planAnew,
    destroy: async (): Promise<void> => {
      clearInterval(looking);
      await Promise.all([writer, reader, limits, notes].map((pool) => pool.destroy()));
      // Last: the watch bounds what is still under way.
      watch.close();
    },
  };
}

export function openPool(
  address: PostgresAddress & { readonly connectionTimeoutMillis: number },
  client: typeof Knex.Client,
  max: number,
  settings: readonly string[],
  pipeline = false,
): Knex {
  // A space ends an option unless escaped by a backslash.
  const own = settings.map((setting) => `-c ${setting.replaceAll(' ', '\\ ')}`);
  const connection = {
    ...address,
    keepAlive: true,
    pipeline,
    // The last one counts: an address may choose a schema, but no time limits.
    options: [address.options ?? '', ...own].join(' ').trim(),
  };
  return knex({
    client,
    log: QUIET,
    // Logged errors name the statement, never its values.
    compileSqlOnError: false,
    connection,
    pool: { min: 0, max },
    acquireConnectionTimeout: ACQUIRE_LIMIT_MS,
  });
}
