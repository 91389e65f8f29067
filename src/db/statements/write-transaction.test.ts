import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { cutAtCommit } from '../../testing/databases/cut-at-commit.ts';
import { eachDatabase } from '../../testing/databases/databases.ts';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import { beginWrite } from '../begin-write.ts';
import { type Database, openDatabase } from '../connection.ts';
import { classifyFailure } from '../drivers/failure.ts';
import { CommitRefused, type OwnStatement, type WriteTransaction, runStatement } from './statement.ts';

const statement = (sql: string): OwnStatement => ({ method: 'own', sql, bindings: [] });
const kept = (sql: string): OwnStatement => ({ ...statement(sql), isKept: true });
const insert = (id: number): OwnStatement => kept(`insert into probes (id) values (${id})`);
const SELECT = kept('select id from probes order by id');

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

eachDatabase((dialect, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.writer.raw('create table owners (id integer primary key)');
    await database.writer.raw(
      'create table probes (id integer primary key, owner integer references owners (id) deferrable initially deferred)',
    );
  });

  beforeEach(async () => {
    await runStatement(database.writer, 'delete from probes', []);
  });

  const ids = async (): Promise<unknown[]> =>
    (await runStatement(database.reader, SELECT.sql, [])).map(({ id }) => id);

  const begin = async (): Promise<WriteTransaction> => {
    const transaction = await beginWrite(database);
    await transaction.load([SELECT]);
    return transaction;
  };

  /** What another process would do next, on as many connections as there are. */
  const isUsable = async (): Promise<void> => {
    for (let turn = 0; turn < 8; turn += 1) {
      const transaction = await begin();
      expect(await transaction.load([kept('select 1 as number')])).toEqual([[{ number: 1 }]]);
      await transaction.rollback();
    }
  };

  describe('a write transaction', () => {
    it('answers the rows of each statement in their order, and those before COMMIT too', async () => {
      const transaction = await beginWrite(database);
      expect(await transaction.load([insert(1), SELECT, insert(2), SELECT])).toEqual([
        [],
        [{ id: 1 }],
        [],
        [{ id: 1 }, { id: 2 }],
      ]);
      expect(await ids()).toEqual([]);
      const rows = await transaction.commit([insert(3), SELECT]);
      expect(rows[1]).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
      expect(await ids()).toEqual([1, 2, 3]);
    });

    it('writes nothing where a statement before COMMIT fails, says which, and leaves its connection usable', async () => {
      const transaction = await begin();
      const failure = await failureOf(
        transaction.commit([insert(1), insert(2), insert(1), insert(3), SELECT]),
      );
      expect(failure).toBeInstanceOf(CommitRefused);
      const { cause } = failure as CommitRefused;
      expect(classifyFailure(cause)).toBe('broken');
      expect((cause as Error).message).toMatch(
        /^insert into probes \(id\) values \(1\)(?:; .*)? - .*(?:unique|constraint)/i,
      );
      expect(await ids()).toEqual([]);
      await isUsable();
    });

    it('fails with the first error of what it loads, and may be rolled back then', async () => {
      const transaction = await begin();
      const failure = await failureOf(
        transaction.load([insert(1), kept('select nothing from probes'), SELECT]),
      );
      expect((failure as Error).message).toContain('select nothing from probes - ');
      await transaction.rollback();
      expect(await ids()).toEqual([]);
      await isUsable();
    });

    it('writes nothing where COMMIT itself is refused', async () => {
      if (dialect === 'sqlite') await database.writer.raw('pragma foreign_keys = on');
      const transaction = await begin();
      const orphan = kept('insert into probes (id, owner) values (1, 7)');
      const failure = await failureOf(transaction.commit([orphan, insert(2)]));
      expect(failure).toBeInstanceOf(CommitRefused);
      expect(classifyFailure((failure as CommitRefused).cause)).toBe('broken');
      expect(await ids()).toEqual([]);
      await isUsable();
    });

    it('leaves nothing behind where it is rolled back, begun or not', async () => {
      await (await beginWrite(database)).rollback();
      const transaction = await begin();
      await transaction.load([insert(1)]);
      await transaction.rollback();
      expect(await ids()).toEqual([]);
      await isUsable();
    });
  });

  describe('a statement that is kept', () => {
    it('works after the table under it was changed', async () => {
      await database.writer.raw('create table things (id integer primary key, note text)');
      const things = kept('select note from things');
      const run = async (): Promise<unknown> => {
        const transaction = await beginWrite(database);
        try {
          return await transaction.load([things]);
        } finally {
          await transaction.rollback();
        }
      };
      expect(await run()).toEqual([[]]);
      if (dialect === 'sqlite') await database.writer.raw('alter table things add column other text');
      else await database.writer.raw('alter table things alter column note type integer using 0');
      // The connection that had planned for another type is given up, and the same work may succeed at once.
      const first = await failureOf(run());
      if (first !== undefined) expect(classifyFailure(first)).toBe('contended');
      expect(await run()).toEqual([[]]);
    });
  });
});

describe('PostgreSQL', () => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await createTestDatabase('postgres');
    database = openDatabase(made.url);
    await database.writer.raw('create table probes (id integer primary key)');
  });
  afterAll(async () => {
    await database.destroy();
    await made.remove();
  });

  test('a COMMIT that finds its connection gone is an error, and the error is no fault of the work', async () => {
    const transaction = await beginWrite(database);
    const [[backend] = []] = await transaction.load([statement('select pg_backend_pid() as pid')]);
    await database.writer.raw('select pg_terminate_backend(?, 5000)', [Number(backend?.['pid'])]);
    const failure = await failureOf(transaction.commit([insert(1)]));
    expect(failure).toBeInstanceOf(Error);
    // Where it was known before, nothing was sent.
    const cause = failure instanceof CommitRefused ? failure.cause : failure;
    expect(classifyFailure(cause)).toBe('unavailable');
    expect(await database.reader('probes').select('id')).toEqual([]);
  });

  test('a connection that is lost behind COMMIT leaves unknown what became of it', async () => {
    const way = await cutAtCommit(made.url);
    const behind = openDatabase(way.url);
    try {
      const transaction = await beginWrite(behind);
      await transaction.load([SELECT]);
      way.cuts = 1;
      const failure = await failureOf(transaction.commit([insert(1), SELECT]));
      expect(failure).not.toBeInstanceOf(CommitRefused);
      expect(classifyFailure(failure)).toBe('unavailable');
      expect(await database.reader('probes').select('id')).toEqual([{ id: 1 }]);
    } finally {
      await behind.destroy();
      await way.close();
    }
  });

  test('statements whose names a server forgets are prepared anew, without names from the first one on', async () => {
    const own = openDatabase(made.url);
    const write = async (): Promise<unknown> => {
      const transaction = await beginWrite(own);
      try {
        await transaction.load([SELECT, kept('select 1 as number'), statement('deallocate all')]);
        return await transaction.load([kept('select 1 as number')]);
      } finally {
        await transaction.rollback();
      }
    };
    try {
      const ends: unknown[] = [];
      for (let turn = 0; turn < 8; turn += 1) ends.push(await write().catch(classifyFailure));
      const lost = ends.filter((end) => end === 'contended').length;
      expect(lost).toBe(1);
      expect(ends.slice(lost)).toEqual(Array.from({ length: 8 - lost }, () => [[{ number: 1 }]]));
    } finally {
      await own.destroy();
    }
  });
});
