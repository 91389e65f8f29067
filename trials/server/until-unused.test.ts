import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { openDatabaseSource, type DatabaseUnderTest } from './database-under-test.ts';
import { untilUnused } from './until-unused.ts';

let database: DatabaseUnderTest;

beforeAll(async () => {
  const source = await openDatabaseSource('postgres', inject('databaseTemplates').postgresUrl);
  database = await source.create();
});

afterAll(() => database.remove());

it('waits for what a dead process had sent to PostgreSQL', async () => {
  await database.query('create table written (id int)');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const looked = vi.fn((sql: string) => database.query(sql));
  let isUnused = false;
  const waiting = untilUnused({ ...database, query: looked }).then(() => (isUnused = true));
  await vi.waitFor(() => expect(looked.mock.calls.length).toBeGreaterThan(2));
  expect(isUnused).toBe(false);
  await client.query('insert into written values (1)');
  await client.end();
  await waiting;
  expect(await database.query('select id from written')).toEqual([{ id: 1 }]);
});

it('does not wait for SQLite', async () => {
  const query = vi.fn((sql: string) => database.query(sql));
  await untilUnused({ ...database, kind: 'sqlite', query });
  expect(query).not.toHaveBeenCalled();
});
