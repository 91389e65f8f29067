import pg from 'pg';
import {
  type PostgresServer,
  processesOf,
  sendSignal,
  startPostgresServer,
} from '../../src/testing/databases/postgres-server.ts';

const NAME = 'pair';

/** A standby copies under load: what it needs of the log is kept meanwhile. */
const SETTINGS = ['wal_keep_size=512MB'];

const FOLLOWED_MS = 60_000;

async function administer(url: string, statement: string): Promise<Record<string, unknown>[]> {
  // Waits for no standby itself.
  const client = new pg.Client({ connectionString: url, options: '-c synchronous_commit=local' });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function signalAll({ dataFolder }: PostgresServer, name: NodeJS.Signals): Promise<void> {
  for (const pid of await processesOf(dataFolder)) sendSignal(pid, name);
}

/**
 * Has commits wait for the standby.
 * @throws Error where it does not follow within its time
 */
async function follow({ url }: PostgresServer): Promise<void> {
  await administer(url, `alter system set synchronous_standby_names = 'standby'`);
  await administer(url, 'select pg_reload_conf()');
  const deadline = performance.now() + FOLLOWED_MS;
  const follows = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
  while ((await administer(url, follows)).length === 0) {
    if (performance.now() > deadline) throw new Error('The standby does not follow its primary');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A primary whose commits wait for its standby. */
export class PostgresPair {
  /** Of an empty database, on whichever takes writes. */
  readonly url: string;
  #primary: PostgresServer;
  #standby: PostgresServer;

  private constructor(primary: PostgresServer, standby: PostgresServer) {
    this.#primary = primary;
    this.#standby = standby;
    const { username, password, host } = new URL(primary.url);
    const hosts = `${host},${new URL(standby.url).host}`;
    this.url = `postgres://${username}:${password}@${hosts}/${NAME}?target_session_attrs=read-write`;
  }

  static async start(): Promise<PostgresPair> {
    const primary = await startPostgresServer(SETTINGS);
    // Before the primary is told of it, so that the copy is not.
    const standby = await startPostgresServer(SETTINGS, { primary });
    await follow(primary);
    await administer(primary.url, `create database ${NAME}`);
    return new PostgresPair(primary, standby);
  }

  async freezeStandby(): Promise<void> {
    await signalAll(this.#standby, 'SIGSTOP');
  }

  async thawStandby(): Promise<void> {
    await signalAll(this.#standby, 'SIGCONT');
  }

  /** Commits that the primary holds back until the standby has them. */
  async countUnconfirmed(): Promise<number> {
    const waiting = `select count(*) as count from pg_stat_activity where wait_event = 'SyncRep'`;
    const [row] = await administer(this.#primary.url, waiting);
    return Number(row?.['count']);
  }

  /** The primary dies, and starts again once nothing of it is left. */
  async crashPrimary(): Promise<void> {
    await this.#primary.restart(1, 'loss');
  }

  /** The primary dies for ever, and its standby takes its place. */
  async failOver(): Promise<void> {
    await this.#primary.kill();
    await administer(this.#standby.url, 'select pg_promote()');
  }

  /** A new standby where the primary was that died. */
  async replaceDead(): Promise<void> {
    const port = Number(new URL(this.#primary.url).port);
    const promoted = this.#standby;
    this.#standby = await startPostgresServer(SETTINGS, { primary: promoted, port });
    this.#primary = promoted;
    await follow(promoted);
  }

  /** A statement beside the servers, on whichever takes writes. */
  query(statement: string): Promise<Record<string, unknown>[]> {
    const url = new URL(this.#primary.url);
    url.pathname = `/${NAME}`;
    return administer(url.href, statement);
  }

  async stop(): Promise<void> {
    await this.thawStandby().catch(() => undefined);
    await Promise.all([this.#primary.stop(), this.#standby.stop()]);
  }
}
