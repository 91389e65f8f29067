import { rename, rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfOutage } from '../db/drivers/watch.ts';
import { allowLongStatements } from '../db/drivers/postgres-client.ts';
import { freezableWay, type FreezableWay } from '../testing/databases/freezable-way.ts';
import { atDatabase, runAsAdministrator } from '../testing/databases/postgres-administration.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestReply, type TestService } from '../testing/server/test-service.ts';
import { PERSON } from '../testing/worlds/test-tenant.ts';

const PATIENCE_MS = 60_000;

/** Goes on until it is cut. */
const ENDLESS = 'select pg_sleep(600)';

const PATH = '/v1/treasury/beneficiaries';

let made: TestDatabase;
let service: TestService;
let key: string;

async function start(url: string): Promise<void> {
  service = await startTestService(url);
  ({ secretKey: key } = await service.newTenant());
}

const read = (): Promise<TestReply> => service.send('GET', PATH, { key });
const write = (idempotencyKey: string): Promise<TestReply> =>
  service.send('POST', PATH, { key, idempotencyKey, body: PERSON });
const readiness = (): Promise<TestReply> => service.send('GET', '/readyz');

async function untilReady(): Promise<void> {
  await vi.waitFor(async () => expect((await readiness()).status).toBe(200), {
    interval: 100,
  });
}

const linesOf = (message: string) => service.logLines.filter(({ msg }) => msg === message);
const errorLines = () =>
  service.logLines.filter(({ level }) => level === 'error' || level === 'warn').map(({ msg }) => msg);

/** Many reads and writes at once, each of which must be refused. `frozen-database.test.ts` shows by when. */
async function expectAllRefused(): Promise<void> {
  const keys = Array.from({ length: 20 }, (_, index) => `key-during-${index}`);
  const replies = await Promise.all([...keys.map(write), ...keys.map(read), readiness()]);
  for (const { status, headers } of replies) {
    expect([status, headers.has('retry-after')]).toEqual([503, true]);
  }
}

async function expectServedAgain(): Promise<void> {
  await untilReady();
  const replies = await Promise.all([write('key-during-0'), write('key-during-19'), read()]);
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 200]);
}

afterEach(async () => {
  await service.close();
  await made.remove();
});

describe('a PostgreSQL that stands still', () => {
  let way: FreezableWay;

  beforeEach(async () => {
    made = await createTestDatabase('postgres');
    way = await freezableWay(made.url);
    await start(way.url);
  });

  afterEach(() => way.close());

  it(
    'has every request answered 503, is told in one line, and is served again by itself',
    async () => {
      expect((await write('key-before')).status).toBe(201);
      await untilReady();
      // A machine that stood still on the way here may have told an outage of its own.
      service.logLines.length = 0;
      way.freeze();
      await expectAllRefused();
      await expectAllRefused();
      expect(linesOf('the database is unavailable')).toMatchObject([
        { level: 'error', outage: 'unreachable' },
      ]);
      expect(errorLines()).toEqual(['the database is unavailable']);
      expect(linesOf('the database is available again')).toEqual([]);
      way.thaw();
      await expectServedAgain();
      const [ended] = linesOf('the database is available again');
      expect(ended).toMatchObject({ level: 'info', outage: 'unreachable' });
      expect(ended?.['refused']).toBeGreaterThanOrEqual(80);
      expect(ended?.['durationMs']).toBeGreaterThan(0);
      expect(new Set(errorLines())).toEqual(new Set(['the database is unavailable']));
    },
    PATIENCE_MS,
  );
});

describe('a PostgreSQL that takes no writes', () => {
  const name = (): string => new URL(made.url).pathname.slice(1);
  const cutAll = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

  beforeEach(async () => {
    made = await createTestDatabase('postgres');
    await start(made.url);
  });

  it(
    'refuses writes with 503 and is unready, while reads go on, and takes them again by itself',
    async () => {
      await runAsAdministrator(made.url, `alter database "${name()}" set default_transaction_read_only = on`);
      await runAsAdministrator(made.url, cutAll);
      const first = await write('key-first');
      expect(first.status).toBe(503);
      await vi.waitFor(async () => expect((await readiness()).status).toBe(503));
      const replies = await Promise.all([write('key-during-0'), write('key-during-19'), readiness()]);
      expect(replies.map(({ status }) => status)).toEqual([503, 503, 503]);
      expect((await read()).status).toBe(200);
      expect(linesOf('the database is unavailable').at(-1)).toMatchObject({ outage: 'read_only' });
      await runAsAdministrator(
        atDatabase(made.url, 'postgres'),
        `alter database "${name()}" reset default_transaction_read_only`,
      );
      await expectServedAgain();
      expect((await write('key-first')).status).toBe(201);
    },
    PATIENCE_MS,
  );

  it(
    'is no outage where one connection breaks',
    async () => {
      await untilReady();
      // It goes on for as long as the test may take, and longer than any read may.
      const reading = service.database.reader
        .transaction(async (db) => {
          await allowLongStatements(db, PATIENCE_MS);
          return db.raw(ENDLESS);
        })
        .catch((error: unknown) => error);
      await vi.waitFor(async () => {
        const cut: unknown = await service.database.writer.raw(
          `select pg_terminate_backend(pid) from pg_stat_activity where query = ?`,
          [ENDLESS],
        );
        expect(cut).toMatchObject({ rowCount: 1 });
      });
      expect(await isOfOutage(await reading)).toBe(false);
      expect(linesOf('the database is unavailable')).toEqual([]);
    },
    PATIENCE_MS,
  );
});

describe('a SQLite file', () => {
  let file: string;

  beforeEach(async () => {
    made = await createTestDatabase('sqlite');
    file = made.url.slice('sqlite:'.length);
    await start(made.url);
    expect((await write('key-before')).status).toBe(201);
  });

  it(
    'that was moved away is not written to, and is served again when it is back',
    async () => {
      await rename(file, `${file}.moved`);
      await expectAllRefused();
      await rename(`${file}.moved`, file);
      await expectServedAgain();
      expect(linesOf('the database is unavailable')).toMatchObject([{ level: 'error', outage: 'file_lost' }]);
      expect(errorLines()).toEqual(['the database is unavailable']);
    },
    PATIENCE_MS,
  );

  it.each(['deleted', 'replaced'])(
    'that was %s is not written to',
    async (how) => {
      await rm(file);
      if (how === 'replaced') await writeFile(file, '');
      expect((await write('key-after')).status).toBe(503);
      expect((await readiness()).status).toBe(503);
      expect((await read()).status).toBe(503);
    },
    PATIENCE_MS,
  );

  it(
    'whose log was deleted is not written to',
    async () => {
      await rm(`${file}-wal`);
      expect((await write('key-after')).status).toBe(503);
      expect((await readiness()).status).toBe(503);
    },
    PATIENCE_MS,
  );
});
