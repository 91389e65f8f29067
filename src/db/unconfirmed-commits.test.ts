import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../testing/databases/postgres-server.ts';
import { beginWrite } from './begin-write.ts';
import { type Database, openDatabase } from './connection.ts';
import { classifyFailure, DatabaseOut } from './drivers/failure.ts';
import { CommitRefused, type OwnStatement, runStatement } from './statements/statement.ts';

/** Not a measure of speed: anything that has not come by then does not come. */
const PATIENCE_MS = 60_000;

let server: PostgresServer;
let database: Database;
/** Of an administrator, who waits for no standby. */
let direct: Database;

beforeAll(async () => {
  server = await startPostgresServer();
  database = openDatabase(server.url);
  direct = openDatabase(server.url, ['synchronous_commit=local']);
  await direct.writer.raw('create table probes (id integer primary key)');
}, PATIENCE_MS);

afterAll(async () => {
  await Promise.all([database.destroy(), direct.destroy()]);
  await server.stop();
});

const insert = (id: number): OwnStatement => ({
  method: 'own',
  sql: `insert into probes (id) values (${id})`,
  bindings: [],
});

async function write(id: number): Promise<unknown> {
  const transaction = await beginWrite(database);
  return transaction.commit([insert(id)]).catch((error: unknown) => error);
}

async function setStandby(names: string): Promise<void> {
  await direct.writer.raw(`alter system set synchronous_standby_names = '${names}'`);
  await direct.writer.raw('select pg_reload_conf()');
}

async function hanging(): Promise<number> {
  const sql = `select count(*) as count from pg_stat_activity where wait_event = 'SyncRep'`;
  const [row] = await runStatement(direct.reader, sql);
  return Number(row?.['count']);
}

const ids = async (): Promise<unknown[]> =>
  (await runStatement(database.reader, 'select id from probes order by id')).map(({ id }) => id);

it(
  'commits that no standby confirms are an outage of writes: no more of them hang, and the first after it is served',
  async () => {
    await setStandby('absent');
    const first = write(1);
    await vi.waitFor(() => expect(database.watch.outage).toBe('unconfirmed'), { timeout: PATIENCE_MS });
    const failure = await first;
    expect(failure).not.toBeInstanceOf(CommitRefused);
    expect(classifyFailure(failure)).toBe('unavailable');
    const refused = await Promise.allSettled(Array.from({ length: 40 }, (_, at) => write(10 + at)));
    for (const each of refused) expect(each).toMatchObject({ reason: expect.any(DatabaseOut) as unknown });
    await expect(database.watch.ask()).rejects.toThrow('1 of its commits wait for a synchronous standby');
    // Its caller has given up, and the server has not.
    expect(await hanging()).toBe(1);
    expect(await ids()).toEqual([]);
    await setStandby('');
    await vi.waitFor(() => expect(database.watch.outage).toBeNull(), { timeout: PATIENCE_MS });
    await write(2);
    expect(await ids()).toEqual([1, 2]);
  },
  PATIENCE_MS,
);
