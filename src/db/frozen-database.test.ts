import { setImmediate as immediate, setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freezableWay, type FreezableWay } from '../testing/databases/freezable-way.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Database } from './connection.ts';
import { classifyFailure } from './drivers/failure.ts';
import { readSnapshot } from './present.ts';
import type { OwnStatement } from './statements/statement.ts';
import { beginWrite } from './begin-write.ts';
import { CommitRefused, type WriteTransaction } from './statements/statement.ts';

/** What a caller may wait for an answer. */
const LIMIT_MS = 6_000;
const STEP_MS = 50;

type Faked = NonNullable<NonNullable<Parameters<typeof vi.useFakeTimers>[0]>['toFake']>;

const FAKED: Faked = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'];

/** Not a measure of speed: anything that has not ended by then hangs. */
const HUNG_MS = 50_000;
const PATIENCE_MS = 60_000;

let made: TestDatabase;
let way: FreezableWay;
let database: Database;
let direct: Database;

beforeEach(async () => {
  made = await createTestDatabase('postgres');
  way = await freezableWay(made.url);
  database = openDatabase(way.url);
  direct = openDatabase(made.url);
  await direct.writer.raw('create table probes (id integer primary key)');
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all([database.destroy(), direct.destroy()]);
  await way.close();
  await made.remove();
});

/** How work fails on a database that stands still. @throws Error if it hangs or succeeds */
async function failureOf(work: () => Promise<unknown>): Promise<Error> {
  const hung = Symbol('hung');
  const end = await Promise.race([
    work().then(
      () => 'done',
      (error: unknown) => error,
    ),
    delay(HUNG_MS, hung, { ref: false }),
  ]);
  expect(end).not.toBe(hung);
  expect(end).toBeInstanceOf(Error);
  return end as Error;
}

const OUT = { name: 'DatabaseOut', kind: 'unreachable' };

const statement = (sql: string): OwnStatement => ({ method: 'own', sql, bindings: [] });

const INSERT = statement('insert into probes (id) values (1)');
const SELECT = statement('select id from probes');

/** A transaction that has begun. */
async function begin(): Promise<WriteTransaction> {
  const transaction = await beginWrite(database);
  await transaction.load([SELECT]).catch(async (error: unknown) => {
    await transaction.rollback();
    throw error;
  });
  return transaction;
}

const read = (): Promise<unknown> => Promise.resolve(database.reader('probes').select('id'));

describe('a database that stands still', () => {
  it(
    'fails every read and write within 6 s, as out of reach',
    async () => {
      // The limits run on a clock that only the test moves.
      vi.useFakeTimers({ toFake: FAKED });
      await read();
      const transaction = await begin();
      way.freeze();
      const ends: unknown[] = [];
      const works = [
        read,
        () => readSnapshot(database, async (db) => db('probes').select('id')),
        async () => transaction.load([INSERT]),
        begin,
        ...Array.from({ length: 40 }, () => read),
      ];
      for (const work of works) void failureOf(work).then((end) => ends.push(end));
      for (let passedMs = 0; passedMs < LIMIT_MS; passedMs += STEP_MS) {
        await vi.advanceTimersByTimeAsync(STEP_MS);
        await immediate();
      }
      expect(ends).toHaveLength(works.length);
      expect(new Set(ends.map(classifyFailure))).toEqual(new Set(['unavailable']));
      // The database is known to be out and is asked nothing, so no caller waits a second time.
      const asked = vi.spyOn(database.watch, 'begin');
      expect(await Promise.all([failureOf(read), failureOf(begin)])).toMatchObject([OUT, OUT]);
      expect(asked).not.toHaveBeenCalled();
      vi.useRealTimers();
      await transaction.rollback();
    },
    PATIENCE_MS,
  );

  it(
    'does not hold up the rollback of what it did not answer',
    async () => {
      const transaction = await begin();
      way.freeze();
      await failureOf(async () => transaction.load([INSERT]));
      await expect(
        Promise.race([transaction.rollback(), delay(HUNG_MS, 'hung', { ref: false })]),
      ).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );

  it(
    'leaves unknown whether a COMMIT happened that it did not answer, and it may happen yet',
    async () => {
      const transaction = await beginWrite(database);
      // The server behind the way does not stand still itself, and would take the transaction for abandoned.
      await transaction.load([statement('set local idle_in_transaction_session_timeout = 0')]);
      await transaction.load([INSERT]);
      way.freeze();
      const failure = await failureOf(() => transaction.commit([]));
      expect(classifyFailure(failure)).toBe('unavailable');
      expect(failure).not.toBeInstanceOf(CommitRefused);
      expect(await direct.reader('probes').select('id')).toEqual([]);
      way.thaw();
      await vi.waitFor(async () => expect(await direct.reader('probes').select('id')).toEqual([{ id: 1 }]));
    },
    PATIENCE_MS,
  );

  it(
    'is served again by itself once it goes on, and no late answer is taken for another',
    async () => {
      await database.reader.raw('select 1 as number');
      way.freeze();
      await failureOf(async () => database.reader.raw('select 2 as number'));
      way.thaw();
      const ask = async (): Promise<unknown> => database.reader.raw('select 3 as number');
      const three = expect.objectContaining({ rows: [{ number: 3 }] }) as unknown;
      await vi.waitFor(async () => expect(await ask()).toEqual(three));
      for (let turn = 0; turn < 20; turn += 1) expect(await ask()).toEqual(three);
    },
    PATIENCE_MS,
  );

  it(
    'is closed all the same',
    async () => {
      await Promise.all([read(), read(), read()]);
      // What is under way when it freezes fails, which is tried elsewhere.
      (await begin()).rollback().catch(() => undefined);
      way.freeze();
      void read().catch(() => undefined);
      await expect(
        Promise.race([database.destroy(), delay(HUNG_MS, 'hung', { ref: false })]),
      ).resolves.toBeUndefined();
    },
    PATIENCE_MS,
  );
});

it(
  'a statement that the database cannot finish in time is given up, while everything else goes on',
  async () => {
    const holder = await direct.writer.transaction();
    await holder.raw('set local idle_in_transaction_session_timeout = 0');
    await holder.raw('lock table probes in access exclusive mode');
    try {
      expect(classifyFailure(await failureOf(read))).toBe('unavailable');
      expect(await database.reader('migrations').first('name')).toBeDefined();
    } finally {
      await holder.rollback();
    }
    expect(await read()).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'a write transaction that takes too long as a whole is cut, though each of its statements was short',
  async () => {
    const transaction = await beginWrite(database);
    const failure = await failureOf(async () => {
      for (;;) await transaction.load([statement('select pg_sleep(0.2)')]);
    });
    expect(classifyFailure(failure)).toBe('unavailable');
    await transaction.rollback();
    expect(await read()).toEqual([]);
  },
  PATIENCE_MS,
);

it('a connection that broke under BEGIN is no fault of the work', async () => {
  const transaction = await begin();
  const other = await begin();
  await Promise.all([transaction.rollback(), other.rollback()]);
  await direct.writer.raw(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const ends = await Promise.all(
    [1, 2, 3].map(async () => {
      try {
        await (await begin()).rollback();
        return 'done';
      } catch (error) {
        return classifyFailure(error);
      }
    }),
  );
  expect(ends).not.toContain('broken');
});
