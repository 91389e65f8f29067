import pg from 'pg';
import { readStat, readTree } from './process-tree.ts';

export interface DatabaseUsage {
  readonly cpuMs: number;
  readonly walBytes: number;
}

export interface DatabaseMeter {
  read(): Promise<DatabaseUsage>;
  close(): Promise<void>;
}

/** SQLite works within the server's process, where its time is counted. */
const WITHIN_THE_SERVER: DatabaseMeter = {
  read: () => Promise.resolve({ cpuMs: 0, walBytes: Number.NaN }),
  close: () => Promise.resolve(),
};

/** The first of PostgreSQL's processes, which started all the others; undefined if it is on another machine. */
async function findPostmaster(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const backend = readStat(rows[0]?.pid ?? 0);
  return backend?.name === 'postgres' ? backend.parent : undefined;
}

/**
 * Looks at the database at an address: the processor time of all of PostgreSQL's processes, whichever database they
 * work for, and the bytes of its log. Where PostgreSQL is on another machine, its time is NaN.
 */
export async function openMeter(databaseUrl: string): Promise<DatabaseMeter> {
  if (!databaseUrl.startsWith('postgres')) return WITHIN_THE_SERVER;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // A server that is stopped before the meter is closed cuts its connection.
  client.on('error', () => undefined);
  const postmaster = await findPostmaster(client);
  return {
    read: async () => {
      const { rows } = await client.query<{ bytes: string }>(
        `select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as bytes`,
      );
      const cpuMs = postmaster === undefined ? Number.NaN : readTree(postmaster, true).cpuSeconds * 1_000;
      return { cpuMs, walBytes: Number(rows[0]?.bytes) };
    },
    close: () => client.end(),
  };
}
