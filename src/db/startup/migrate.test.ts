import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../testing/databases/test-database.ts';
import { openDatabase } from '../connection.ts';
import { isMigrated } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

test.each(['sqlite', 'postgres'] as const)(
  'several processes that start at once on an empty database all come up (%s)',
  async (dialect) => {
    const empty = await createEmptyDatabase(dialect);
    // Fewer than the four threads on which this one process runs SQLite: each that waits for the file keeps one.
    const databases = Array.from({ length: 3 }, () => openDatabase(empty.url));
    try {
      const ends = await Promise.allSettled(
        databases.map((database) => prepareDatabase(database, 'sandbox')),
      );
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const database of databases) expect(await isMigrated(database)).toBe(true);
      // And the next start finds nothing in its way.
      await prepareDatabase(databases[0]!, 'sandbox');
    } finally {
      await Promise.all(databases.map((database) => database.destroy()));
      await empty.remove();
    }
  },
);

test.each(['sqlite', 'postgres'] as const)(
  'a database that a later version has taken further is served, and left as it is (%s)',
  async (dialect) => {
    const empty = await createEmptyDatabase(dialect);
    const database = openDatabase(empty.url);
    try {
      await prepareDatabase(database, 'sandbox');
      const later = { name: '999_of_a_later_version', batch: 99, migration_time: new Date() };
      await database.writer('migrations').insert(later);
      const names = (): Promise<string[]> => database.writer('migrations').orderBy('id').pluck('name');
      const before = await names();
      await prepareDatabase(database, 'sandbox');
      expect(await isMigrated(database)).toBe(true);
      expect(await names()).toEqual(before);
    } finally {
      await database.destroy();
      await empty.remove();
    }
  },
);
