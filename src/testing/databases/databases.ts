import { afterAll, describe } from 'vitest';
import { openDatabase, type Database } from '../../db/connection.ts';
import type { Dialect } from '../../db/statements/statement.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** Every kind of database that the ledger runs on, and that its tests run on. */
const DIALECTS = ['sqlite', 'postgres'] as const satisfies readonly Dialect[];

/**
 * Describes the same tests once for each kind of database. `open` connects to the one database that these tests
 * share, which is fresh and migrated at the first call; each call gives connections of their own, as a second
 * process would have them. All of it is closed and removed after the last test.
 *
 * Tests that share a database keep apart by using tenants of their own; one that needs a database to itself takes
 * createTestDatabase.
 */
export function eachDatabase(define: (dialect: Dialect, open: () => Promise<Database>) => void): void {
  describe.each(DIALECTS)('on %s', (dialect) => {
    let made: Promise<TestDatabase> | undefined;
    const opened: Database[] = [];

    // Registered first, so that it runs after every afterAll of the tests themselves.
    afterAll(async () => {
      await Promise.all(opened.map((database) => database.destroy()));
      await (await made)?.remove();
    });

    define(dialect, async () => {
      made ??= createTestDatabase(dialect);
      const database = openDatabase((await made).url);
      opened.push(database);
      return database;
    });
  });
}
