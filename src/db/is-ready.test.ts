import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Database } from './connection.ts';
import { DatabaseWatch } from './database-watch.ts';
import { isReady } from './is-ready.ts';

let made: TestDatabase;
let database: Database;

beforeEach(async () => {
  made = await createTestDatabase('sqlite');
  database = openDatabase(made.url);
});

afterEach(async () => {
  await database.destroy();
  await made.remove();
});

it('says that a database is not ready while its probe gives no answer', async () => {
  expect(await isReady(database)).toBe(true);
  const watch = new DatabaseWatch({ ask: () => new Promise(() => undefined), close: () => undefined });
  expect(await isReady({ ...database, watch })).toBe(false);
  watch.close();
});
