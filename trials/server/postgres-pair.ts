import pg from 'pg';
import {
  type PostgresServer,
  processesOf,
  sendSignal,
  startPostgresServer,
} from '../../src/testing/databases/postgres-server.ts';

/** A primary whose commits wait for its standby. */
export interface PostgresPair {
  /** Of an empty database, on whichever takes writes. */
  readonly url: string;
  freezeStandby(): Promise<void>;
  thawStandby(): Promise<void>;
  /** Commits that the primary holds back until the standby has them. */
  countUnconfirmed(): Promise<number>;
  /** Takes the primary away for ever. */
  killPrimary(): Promise<void>;
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'pair';

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

/** @throws Error where the standby does not follow within its time */
async function untilFollowed({ url }: PostgresServer): Promise<void> {
  const deadline = performance.now() + 30_000;
  const follows = `select 1 from pg_stat_replication where sync_state = 'sync' and state = 'streaming'`;
  while ((await administer(url, follows)).length === 0) {
    if (performance.now() > deadline) throw new Error('The standby does not follow its primary');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

export async function startPostgresPair(): Promise<PostgresPair> {
  const primary = await startPostgresServer();
  const standby = await startPostgresServer([], { primary });
  await administer(primary.url, `alter system set synchronous_standby_names = 'standby'`);
  await administer(primary.url, 'select pg_reload_conf()');
  await untilFollowed(primary);
  await administer(primary.url, `create database ${NAME}`);
  // The standby copied nothing of the primary's configuration but files, and is told of no standby of its own.
  const url = new URL(primary.url);
  const hosts = `${url.host},${new URL(standby.url).host}`;
  return {
    url: `postgres://${url.username}:${url.password}@${hosts}/${NAME}?target_session_attrs=read-write`,
    freezeStandby: () => signalAll(standby, 'SIGSTOP'),
    thawStandby: () => signalAll(standby, 'SIGCONT'),
    countUnconfirmed: async () => {
      const waiting = `select count(*) as count from pg_stat_activity where wait_event = 'SyncRep'`;
      const [row] = await administer(primary.url, waiting);
      return Number(row?.['count']);
    },
    killPrimary: () => primary.kill(),
    promoteStandby: async () => {
      await administer(standby.url, 'select pg_promote()');
    },
    stop: async () => {
      await signalAll(standby, 'SIGCONT').catch(() => undefined);
      await Promise.all([primary.stop(), standby.stop()]);
    },
  };
}
