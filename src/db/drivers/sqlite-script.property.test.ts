import fc from 'fast-check';
import sqlite3 from 'sqlite3';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/databases/test-database.ts';
import { beginWrite } from '../begin-write.ts';
import { type Database, openDatabase } from '../connection.ts';
import { keptStatement, type OwnStatement, runStatement } from '../statements/statement.ts';
import type { DatabaseValue } from '../statements/table.ts';
import { isSilent, namesOf, scriptOf } from './sqlite-script.ts';

const INSERT = 'insert into kept_values (at, value) values (?, ?)';

const insert = (at: number, value: DatabaseValue): OwnStatement =>
  keptStatement('sqlite', INSERT, [at, value]);

const values = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom("'", "''", '?', "?'; drop table kept_values; --", 'a\0b', '\\', '\n', ''),
  fc.maxSafeInteger(),
  fc.constant(null),
);

describe('statements that SQLite gets as one script', () => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await createTestDatabase('sqlite');
    database = openDatabase(made.url);
    await database.writer.raw('create table kept_values (at integer primary key, value)');
  });
  beforeEach(async () => {
    await runStatement(database.writer, 'delete from kept_values');
  });
  afterAll(async () => {
    await database.destroy();
    await made.remove();
  });

  const commit = async (statements: readonly OwnStatement[]): Promise<void> => {
    const transaction = await beginWrite(database);
    await transaction.commit(statements);
  };

  it('write the same values as statements that are given them', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(values, { minLength: 2, maxLength: 20 }), async (given) => {
        await runStatement(database.writer, 'delete from kept_values');
        await commit(given.map((value, at) => insert(at, value)));
        const rows = await runStatement(database.reader, 'select value from kept_values order by at');
        expect(rows.map(({ value }) => value)).toEqual(given);
      }),
    );
  });

  it('are given to the driver at once', async () => {
    const exec = vi.spyOn(sqlite3.Database.prototype, 'exec');
    try {
      await commit([insert(0, 'a'), insert(1, 'b'), insert(2, 'c')]);
      expect(exec).toHaveBeenCalledTimes(1);
    } finally {
      exec.mockRestore();
    }
  });

  it('are given one by one if the script were too long', async () => {
    const long = 'é'.repeat(300_000);
    expect(scriptOf([insert(0, long), insert(1, long)])).toBeUndefined();
    await commit([insert(0, long), insert(1, long)]);
    const rows = await runStatement(database.reader, 'select length(value) as length from kept_values');
    expect(rows).toEqual([{ length: 300_000 }, { length: 300_000 }]);
  });

  it('are those that answer nothing', () => {
    const answers = [
      'select 1',
      'insert into t values (1) returning id',
      'with a as (select 1) select * from a',
    ];
    for (const sql of answers) expect(isSilent(keptStatement('sqlite', sql, []))).toBe(false);
    expect(isSilent(insert(1, 'a'))).toBe(true);
  });

  it('are named without their values', () => {
    expect(namesOf([insert(1, 'a secret')])).toBe(INSERT);
    expect(() => scriptOf([{ method: 'own', sql: 'select ?', bindings: [1, 2] }])).toThrow(
      'select ? has not one ? for each of its values',
    );
  });
});
