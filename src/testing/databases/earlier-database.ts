import { openDatabase, type Database } from '../../db/connection.ts';
import type { Dialect } from '../../db/dialect.ts';
import { migrationConfig, migrationNames } from '../../db/migrate.ts';
import { createEmptyDatabase } from './test-database.ts';

/** A database as an earlier version left it. */
export interface EarlierDatabase extends Database {
  /** Runs one more migration. */
  readonly up: (name: string) => Promise<void>;
}

/** Runs something on an empty database of its own with all migrations before one, and removes it then. */
export async function inEarlierDatabase(
  dialect: Dialect,
  before: string,
  run: (database: EarlierDatabase) => Promise<void>,
): Promise<void> {
  const empty = await createEmptyDatabase(dialect);
  const database = openDatabase(empty.url);
  const up = async (name: string): Promise<void> => {
    await database.writer.transaction(async (db) => {
      await db.migrate.up({ ...migrationConfig(dialect), name });
    });
  };
  try {
    for (const name of migrationNames().filter((each) => each < before)) await up(name);
    await run({ ...database, up });
  } finally {
    await database.destroy();
    await empty.remove();
  }
}
