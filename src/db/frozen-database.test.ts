import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freezableWay, type FreezableWay } from '../testing/databases/freezable-way.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Database } from './connection.ts';
import { classifyFailure } from './database-failure.ts';
import { readSnapshot } from './read-snapshot.ts';
import type { OwnStatement } from './statement.ts';
import { beginWrite } from './begin-write.ts';
import { CommitRefused, type WriteTransaction } from './write-transaction.ts';

/** What a caller may wait for an answer, and a test for one beyond it. */
const LIMIT_MS = 6_000;
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
  await Promise.all([database.destroy(), direct.destroy()]);
  await way.close();
  await made.remove();
});

/** How work ends on a database that stands still. @throws Error where it hangs, or has no failure */
async function failureOf(work: () => Promise<unknown>): Promise<unknown> {
  const since = performance.now();
  const hung = Symbol('hung');
  const end = await Promise.race([
    work().then(
      () => 'done',
      (error: unknown) => error,
    ),
    delay(4 * LIMIT_MS, hung, { ref: false }),
  ]);
  expect(end).not.toBe(hung);
  expect(end).toBeInstanceOf(Error);
  expect(performance.now() - since).toBeLessThan(LIMIT_MS);
  return end;
}

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
    'fails every read and write in time, as out of reach',
    async () => {
      await read();
      const transaction = await begin();
      way.freeze();
      const ends = await Promise.all([
        failureOf(read),
        failureOf(() => readSnapshot(database, async (db) => db('probes').select('id'))),
        failureOf(async () => transaction.load([INSERT])),
        failureOf(begin),
        ...Array.from({ length: 40 }, () => failureOf(read)),
      ]);
      expect(new Set(ends.map(classifyFailure))).toEqual(new Set(['unavailable']));
      // Asked again, it is known to be out: nobody waits a second time.
      const since = performance.now();
      expect(classifyFailure(await failureOf(read))).toBe('unavailable');
      expect(classifyFailure(await failureOf(begin))).toBe('unavailable');
      expect(performance.now() - since).toBeLessThan(1_000);
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
      await expect(Promise.race([transaction.rollback(), delay(LIMIT_MS, 'hung')])).resolves.toBeUndefined();
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
      await vi.waitFor(async () => expect(await direct.reader('probes').select('id')).toEqual([{ id: 1 }]), {
        timeout: LIMIT_MS,
      });
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
      await vi.waitFor(async () => expect(await ask()).toEqual(three), { timeout: LIMIT_MS });
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
      await expect(Promise.race([database.destroy(), delay(2 * LIMIT_MS, 'hung')])).resolves.toBeUndefined();
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
