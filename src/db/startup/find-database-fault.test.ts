import { afterEach, beforeEach, expect, it } from 'vitest';
import { type TestDatabase, createTestDatabase } from '../../testing/databases/test-database.ts';
import { type Database, openDatabase } from '../connection.ts';
import { DatabaseWatch } from '../drivers/watch.ts';
import { findDatabaseFault } from './find-database-fault.ts';

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

it('says that a database cannot be reached while its probe gives no answer', async () => {
  expect(await findDatabaseFault(database)).toBeNull();
  const watch = new DatabaseWatch({ ask: () => new Promise(() => undefined), close: () => undefined });
  const fault = { part: 'database', code: 'unreachable' };
  expect(await findDatabaseFault({ ...database, watch })).toEqual(fault);
  watch.close();
});
