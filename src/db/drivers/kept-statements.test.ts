import sqlite3 from 'sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/databases/test-database.ts';
import { openDatabase } from '../connection.ts';
import { runStatement } from '../statements/statement.ts';
import { KeptStatements } from './kept-statements.ts';

let connection: sqlite3.Database;
let statements: KeptStatements;
let prepared: string[];

async function run(sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error === null ? resolve() : reject(error)));
  });
}

async function close(): Promise<Error | null> {
  return new Promise((resolve) => connection.close(resolve));
}

beforeEach(async () => {
  connection = new sqlite3.Database(':memory:');
  prepared = [];
  const prepare = connection.prepare.bind(connection) as (sql: string, ...rest: unknown[]) => never;
  connection.prepare = (sql: string, ...rest: unknown[]) => {
    prepared.push(sql);
    return prepare(sql, ...rest);
  };
  statements = new KeptStatements(connection);
  await run('create table things (id integer primary key, name text unique)');
});

afterEach(async () => {
  statements.close();
  await close();
});

const INSERT = 'insert into things (name) values (?)';
const FIND = 'select id, name from things where name = ?';

describe('a statement that comes again', () => {
  it('is prepared once, and sees the values of its own time', async () => {
    for (const name of ['one', 'two', 'three']) await statements.all(INSERT, [name]);
    expect(await statements.all(FIND, ['two'])).toEqual([{ id: 2, name: 'two' }]);
    expect(await statements.all(FIND, ['four'])).toEqual([]);
    expect(await statements.all(FIND, ['three'])).toEqual([{ id: 3, name: 'three' }]);
    expect(prepared).toEqual([INSERT, FIND]);
  });

  it('may come before its first answer', async () => {
    await Promise.all(['one', 'two', 'three'].map((name) => statements.all(INSERT, [name])));
    const found = await Promise.all(['three', 'one'].map((name) => statements.all(FIND, [name])));
    expect(found).toEqual([[{ id: 3, name: 'three' }], [{ id: 1, name: 'one' }]]);
  });

  it('works on a table that was changed meanwhile', async () => {
    const all = 'select * from things';
    await statements.all(INSERT, ['one']);
    expect(await statements.all(all, [])).toEqual([{ id: 1, name: 'one' }]);
    await run('alter table things add column note text');
    expect(await statements.all(all, [])).toEqual([{ id: 1, name: 'one', note: null }]);
  });

  it('works again after it has failed', async () => {
    await statements.all(INSERT, ['one']);
    await expect(statements.all(INSERT, ['one'])).rejects.toThrow('UNIQUE');
    await statements.all(INSERT, ['two']);
    expect(await statements.all(FIND, ['two'])).toHaveLength(1);
  });
});

describe('a statement that cannot be prepared', () => {
  it('says why, each time', async () => {
    for (let each = 0; each < 2; each += 1) {
      await expect(statements.all('select * from others', [])).rejects.toThrow('no such table');
    }
    await run('create table others (id integer)');
    expect(await statements.all('select * from others', [])).toEqual([]);
  });
});

describe('the statements of a connection', () => {
  it('are kept up to a number, those that were used last', async () => {
    for (let each = 0; each < 300; each += 1) await statements.all(`select ${each}`, []);
    await statements.all('select 299', []);
    await statements.all('select 0', []);
    expect(prepared.filter((sql) => sql === 'select 299')).toHaveLength(1);
    expect(prepared.filter((sql) => sql === 'select 0')).toHaveLength(2);
  });

  it('do not keep a transaction open', async () => {
    await statements.all('begin immediate', []);
    await statements.all(INSERT, ['one']);
    await expect(statements.all(INSERT, ['one'])).rejects.toThrow('UNIQUE');
    expect(await statements.all('select name from things', [])).toHaveLength(1);
    await statements.all('commit', []);
    await statements.all('begin immediate', []);
    await statements.all('rollback', []);
  });

  it('let it close once they are given up', async () => {
    await statements.all(INSERT, ['one']);
    await statements.all(FIND, ['one']);
    statements.close();
    expect(await close()).toBeNull();
  });
});

it('a connection that was asked for a plan sees what is written after it', async () => {
  const file = await createTestDatabase('sqlite');
  const database = openDatabase(file.url);
  const count = async (): Promise<unknown> => {
    const [row] = await runStatement(database.reader, 'select count(*) as count from probe', []);
    return row?.['count'];
  };
  try {
    await database.writer.raw('create table probe (id integer primary key)');
    await runStatement(database.reader, 'explain query plan select id from probe where id = ?', [1]);
    expect(await count()).toBe(0);
    await database.writer.raw('insert into probe (id) values (1)');
    expect(await count()).toBe(1);
  } finally {
    await database.destroy();
    await file.remove();
  }
});
