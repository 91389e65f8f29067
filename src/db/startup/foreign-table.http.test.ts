import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { countRows } from '../../testing/databases/count-rows.ts';
import { type TestDatabase, createEmptyDatabase } from '../../testing/databases/test-database.ts';
import { runOperator, runRefusedServer } from '../../testing/server/run-program.ts';
import { type Database, openDatabase } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import type { Dialect } from '../statements/statement.ts';
import { listedMigrations, migrationNames } from './migrate.ts';
import { prepareDatabase, surveyDatabase } from './prepare-database.ts';

const SENTENCE = /^This database is not Corridor's: it has tables such as (\w+), [^\n]+\.$/;

describe.each<Dialect>(['sqlite', 'postgres'])('a database of another program, on %s,', (dialect) => {
  let made: TestDatabase;
  let database: Database;

  beforeEach(async () => {
    made = await createEmptyDatabase(dialect);
    database = openDatabase(made.url);
  });

  afterEach(async () => {
    await database.destroy();
    await made.remove();
  });

  const foreignTable = async (): Promise<string | undefined> => {
    const error: unknown = await prepareDatabase(database, 'sandbox').catch((thrown: unknown) => thrown);
    if (!(error instanceof DatabaseRefused)) return undefined;
    await expect(surveyDatabase(database, 'sandbox')).rejects.toThrow(error.message);
    return SENTENCE.exec(error.message)?.[1];
  };

  it('is refused by the server and by every command, and stays as it is', async () => {
    await database.writer.raw('create table users (id text primary key)');
    await database.writer('users').insert({ id: 'somebody' });
    const variables = { DATABASE_URL: made.url };
    const results = [
      await runRefusedServer(variables),
      await runOperator(['migrate'], variables),
      await runOperator(['migrate', '--dry-run'], variables),
      await runOperator(['tenant', 'create', '--name', 'Engines'], variables),
    ];
    for (const { exitCode, stdout, stderr } of results) {
      expect([exitCode, stdout]).toEqual([1, '']);
      expect(SENTENCE.exec(stderr.trimEnd())?.[1]).toBe('users');
    }
    expect(await countRows(database)).toEqual({ users: 1 });
  });

  it.each([
    ['other columns', 'create table migrations (id integer, migration text)', { id: 1, migration: 'users' }],
    ['other names', 'create table migrations (id integer, name text)', { id: 1, name: '001_users' }],
  ])('is known by its own migrations, which have %s', async (_, table, row) => {
    await database.writer.raw(table);
    await database.writer('migrations').insert(row);
    expect(await foreignTable()).toBe('migrations');
  });

  it('is told from one that another process of ours is just making', async () => {
    const other = openDatabase(made.url);
    const { client } = database.reader as unknown as { client: { query: (...given: unknown[]) => unknown } };
    const query = client.query.bind(client);
    let isFirst = true;
    vi.spyOn(client, 'query').mockImplementation(async (...given) => {
      const answer = await query(...given);
      if (isFirst) {
        isFirst = false;
        await prepareDatabase(other, 'sandbox');
      }
      return answer;
    });
    expect(await prepareDatabase(database, 'sandbox')).toEqual([]);
    await other.destroy();
  });

  it('is told from one that Knex has only listed', async () => {
    await database.writer.migrate.list(listedMigrations());
    expect(await prepareDatabase(database, 'sandbox')).toEqual(migrationNames());
  });
});

it('tables of an extension make no database of another program', async () => {
  const made = await createEmptyDatabase('postgres');
  const database = openDatabase(made.url);
  await database.writer.raw('create table places (id text primary key)');
  await database.writer.raw('alter extension plpgsql add table places');
  expect(await prepareDatabase(database, 'sandbox')).toEqual(migrationNames());
  await database.destroy();
  await made.remove();
});
