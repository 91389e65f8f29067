import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freezableWay, type FreezableWay } from '../../testing/databases/freezable-way.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { openDatabase, type Database } from '../connection.ts';
import { OtherServer, PostgresHosts } from './postgres-hosts.ts';

describe('an address with several hosts', () => {
  let made: TestDatabase;
  let ways: FreezableWay[];
  let database: Database | undefined;

  beforeEach(async () => {
    made = await createTestDatabase('postgres');
    ways = [await freezableWay(made.url), await freezableWay(made.url)];
  });

  afterEach(async () => {
    await database?.destroy();
    database = undefined;
    for (const way of ways) await way.close();
    await made.remove();
  });

  function open(parameters = ''): Database {
    const hosts = ways.map(({ url }) => new URL(url).host).join(',');
    database = openDatabase(made.url.replace(new URL(made.url).host, hosts) + parameters);
    return database;
  }

  const connections = (): number[] => ways.map((way) => way.connections());

  const write = (opened: Database) => opened.writer.raw('create table if not exists probes (id integer)');
  const read = (opened: Database) => opened.reader.raw('select 1');

  it('leads to the first', async () => {
    const opened = open();
    await Promise.all([read(opened), write(opened)]);
    expect(connections()).toEqual([2, 0]);
  });

  it.each([
    ['nothing listens', (way?: FreezableWay) => way?.close()],
    ['nothing answers', (way?: FreezableWay) => way?.freeze()],
  ])('leads to the next where %s at the first', async (_name, end) => {
    await end(ways[0]);
    const opened = open();
    await Promise.all([read(opened), write(opened)]);
    await opened.watch.ask();
    expect(opened.watch.outage).toBeNull();
    // Of the probe there may be one more.
    expect(connections()[1]).toBeGreaterThanOrEqual(2);
  });

  it('leads to the next when the first goes away', async () => {
    const opened = open('?target_session_attrs=read-write');
    await read(opened);
    await ways[0]?.close();
    await vi.waitFor(() => read(opened));
    await vi.waitFor(() => write(opened));
    expect(connections()[1]).toBeGreaterThanOrEqual(2);
  });

  it('says what is wrong where no server takes writes', async () => {
    const opened = open('?target_session_attrs=primary');
    const { pathname } = new URL(made.url);
    await write(opened);
    await opened.writer.raw(`alter database "${pathname.slice(1)}" set default_transaction_read_only = on`);
    await opened.destroy();
    const again = open('?target_session_attrs=primary');
    await expect(write(again)).rejects.toThrow('target_session_attrs');
    await vi.waitFor(() => expect(again.watch.outage).toBe('read_only'));
  });
});

describe('the servers of an address', () => {
  const [one, other] = [{ host: 'one' }, { host: 'other', port: 6_432 }];
  const hosts = () =>
    new PostgresHosts({
      address: { ...one, user: '', password: '', database: '' },
      hosts: [one, other],
      session: 'writable',
    });

  it('are tried in their order, from the one that answered last', async () => {
    const servers = hosts();
    const tried: string[] = [];
    let away = 'one';
    const connect = () =>
      servers.connect(({ host }) => {
        tried.push(host);
        return host === away ? Promise.reject(new OtherServer()) : Promise.resolve(host);
      });
    await connect();
    await connect();
    away = 'other';
    await connect();
    expect(tried).toEqual(['one', 'other', 'other', 'other', 'one']);
  });

  it('fail with what the last one says', async () => {
    const servers = hosts();
    const connect = servers.connect(({ host }) => Promise.reject(new Error(host)));
    await expect(connect).rejects.toThrow('other');
  });
});
