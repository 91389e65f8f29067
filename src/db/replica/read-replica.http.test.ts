import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../testing/databases/postgres-server.ts';
import { createTestDatabase } from '../../testing/databases/test-database.ts';
import { type TestService, startTestService } from '../../testing/server/test-service.ts';
import { createTestTenant, type TestTenant } from '../../testing/worlds/test-tenant.ts';

/** Servers are started, and a busy machine replays late. */
const PATIENCE = { interval: 20, timeout: 30_000 };

const LIST = '/v1/treasury/beneficiaries?limit=5';

let primary: PostgresServer;
let standby: PostgresServer;
let dying: PostgresServer;
let service: TestService;
let tenant: TestTenant;
const others: TestService[] = [];

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The service's database, for a role without rights beyond it. */
function databaseOn({ url }: PostgresServer): string {
  const own = new URL(url);
  own.username = 'plain';
  own.password = 'plain';
  own.pathname = '/history';
  return own.href;
}

function start(readUrl: string): Promise<TestService> {
  return startTestService(databaseOn(primary), {
    CORRIDOR_CONTRACT_GUARD: 'off',
    DATABASE_READ_URL: readUrl,
    CORRIDOR_READ_LAG_MS: '2000',
  });
}

beforeAll(async () => {
  primary = await startPostgresServer();
  standby = await startPostgresServer([], { primary });
  dying = await startPostgresServer([], { primary });
  await administer(primary.url, `create role plain login password 'plain'`);
  await administer(primary.url, 'create database history owner plain');
  service = await start(databaseOn(standby));
  tenant = createTestTenant(service, service.send, await service.newTenant());
}, 120_000);

afterAll(async () => {
  for (const each of [...others, service]) await each.close();
  await Promise.all([primary, standby, dying].map((each) => each.stop()));
});

const readsOf = ({ replica }: TestService) => replica!.figures().reads;

const told = ({ logLines }: TestService): unknown[] =>
  logLines
    .filter(({ msg }) => String(msg).includes('read replica'))
    .map(({ replica, msg }) => replica ?? msg);

const RETURNED = 'the read replica is used again';

/** Writes, and reads a list at once. */
async function writeAndList(on: TestService = service): Promise<void> {
  const { id } = await tenant.newBeneficiary();
  const reply = await on.send('GET', LIST, { key: tenant.secretKey });
  expect(reply.status, reply.text).toBe(200);
  expect((reply.body['data'] as { id: string }[])[0]?.id).toBe(id);
}

/** An address behind which servers take the connections in turn. */
async function takingTurns(servers: readonly PostgresServer[]): Promise<{ url: string; close: () => void }> {
  let count = 0;
  const proxy = createServer((socket) => {
    const server = servers[count % servers.length]!;
    count += 1;
    const behind = connect(Number(new URL(server.url).port), '127.0.0.1');
    for (const [from, to] of [
      [socket, behind],
      [behind, socket],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(databaseOn(servers[0]!));
  url.port = String((proxy.address() as AddressInfo).port);
  return { url: url.href, close: () => proxy.close() };
}

it('a list is read from the replica, with all that was acknowledged before it was asked', async () => {
  const before = readsOf(service);
  for (let times = 0; times < 20; times += 1) await writeAndList();
  const after = readsOf(service);
  expect([after.replica - before.replica, after.primary - before.primary]).toEqual([20, 0]);
});

it('reads at the same time share the questions, and each has what was there', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, () => tenant.newBeneficiary()));
  const lists = await Promise.all(
    Array.from({ length: 20 }, () =>
      tenant.get<{ data: { id: string }[] }>('/v1/treasury/beneficiaries?limit=200'),
    ),
  );
  for (const { data } of lists) {
    const shown = new Set(data.map(({ id }) => id));
    expect(made.filter(({ id }) => !shown.has(id))).toEqual([]);
  }
});

it('an export comes from the replica too; a balance and a record never do', async () => {
  const before = readsOf(service);
  await tenant.get('/v1/treasury/balances');
  const { id } = await tenant.newBeneficiary();
  await tenant.get(`/v1/treasury/beneficiaries/${id}`);
  expect(readsOf(service)).toEqual(before);
  expect((await tenant.request('GET', '/v1/treasury/ledger/export')).status).toBe(200);
  expect(readsOf(service)).toEqual({ ...before, replica: before.replica + 1 });
});

it('a refusal is the same, and says nothing against the replica', async () => {
  const before = readsOf(service);
  const reply = await tenant.request('GET', '/v1/treasury/beneficiaries?cursor=none');
  expect([reply.status, reply.body['code']]).toEqual([400, 'invalid_cursor']);
  expect(service.replica?.figures().isUsed).toBe(true);
  expect(readsOf(service)).toEqual(before);
});

it('a replica that stands still is left for the primary, and used again once it has caught up', async () => {
  await administer(standby.url, 'select pg_wal_replay_pause()');
  const before = readsOf(service);
  await writeAndList();
  await writeAndList();
  expect(readsOf(service)).toEqual({ ...before, primary: before.primary + 2 });
  expect(told(service)).toEqual(['behind']);
  await administer(standby.url, 'select pg_wal_replay_resume()');
  await expect.poll(() => told(service), PATIENCE).toEqual(['behind', RETURNED]);
  await writeAndList();
  expect(readsOf(service).replica).toBe(before.replica + 1);
});

it('replicas that take turns behind one address never show what one of them lacks', async () => {
  const turns = await takingTurns([standby, dying]);
  const other = await start(turns.url);
  others.push(other);
  await administer(dying.url, 'select pg_wal_replay_pause()');
  async function listAgainAndAgain(): Promise<void> {
    for (let times = 0; times < 5; times += 1) {
      const { id } = await tenant.newBeneficiary();
      const lists = await Promise.all(
        Array.from({ length: 20 }, () => other.send('GET', LIST, { key: tenant.secretKey })),
      );
      for (const { body } of lists) expect.soft((body['data'] as { id: string }[])[0]?.id).toBe(id);
    }
    expect.soft(told(other)[0]).toBe('unreachable');
  }
  // One read keeps the first connection, so that the next is opened, to the other server.
  let lists: Promise<void> | undefined;
  await other.replica!.read((reader) => reader.transaction(() => (lists ??= listAgainAndAgain())));
  await administer(dying.url, 'select pg_wal_replay_resume()');
  turns.close();
});

it('a replica that is started again is left, and used again with new connections', async () => {
  const before = told(service).length;
  await standby.restart(0);
  await writeAndList();
  await expect.poll(() => told(service).slice(before), PATIENCE).toEqual(['unreachable', RETURNED]);
  const { replica } = readsOf(service);
  await writeAndList();
  expect(readsOf(service).replica).toBe(replica + 1);
});

it('a replica that dies costs no read its answer', async () => {
  const other = await start(databaseOn(dying));
  others.push(other);
  await expect.poll(() => other.replica?.figures().isUsed, PATIENCE).toBe(true);
  await writeAndList(other);
  expect(readsOf(other)).toEqual({ replica: 1, primary: 0 });
  await dying.kill();
  await Promise.all(Array.from({ length: 10 }, () => writeOne(other)));
  expect(told(other).at(-1)).toBe('unreachable');
});

async function writeOne(on: TestService): Promise<void> {
  expect((await on.send('GET', LIST, { key: tenant.secretKey })).status).toBe(200);
}

it('a primary that may not say how far it is answers all reads itself, and is told of at the start', async () => {
  const database = new URL(primary.url);
  database.pathname = '/history';
  const allow = (word: string): Promise<void> =>
    administer(
      database.href,
      `${word} execute on function pg_walfile_name(pg_lsn) ${word === 'grant' ? 'to' : 'from'} public`,
    );
  await allow('revoke');
  const other = await start(databaseOn(standby));
  others.push(other);
  await writeAndList(other);
  expect([told(other).length, readsOf(other)]).toEqual([1, { replica: 0, primary: 1 }]);
  await allow('grant');
  await expect.poll(() => told(other).at(-1), PATIENCE).toBe(RETURNED);
});

it('a server that takes writes itself, and one of another cluster, are told of at the start and never read', async () => {
  const foreign = await createTestDatabase('postgres');
  const itself = await start(databaseOn(primary));
  others.push(itself);
  await writeAndList(itself);
  expect([told(itself), readsOf(itself)]).toEqual([['no_replica'], { replica: 0, primary: 1 }]);

  await administer(standby.url, 'select pg_promote()');
  await writeAndList();
  expect(told(service).at(-1)).toBe('no_replica');

  const elsewhere = await start(foreign.url);
  others.push(elsewhere);
  await writeAndList(elsewhere);
  expect(told(elsewhere).length).toBe(1);
  await foreign.remove();
});
