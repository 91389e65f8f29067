import { expect, it } from 'vitest';
import { createEmptyDatabase } from '../testing/databases/test-database.ts';
import { openDatabase } from './connection.ts';
import { prepareDatabase } from './startup/prepare-database.ts';

it('processes that make a file of SQLite at the same time all open it, time and again', async () => {
  for (let round = 0; round < 20; round += 1) {
    const empty = await createEmptyDatabase('sqlite');
    // Fewer than the four threads on which this one process runs SQLite: each that waits for the file keeps one.
    const databases = Array.from({ length: 3 }, () => openDatabase(empty.url));
    try {
      const ends = await Promise.allSettled(
        databases.map((database) => prepareDatabase(database, 'sandbox')),
      );
      expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
    } finally {
      await Promise.all(databases.map((database) => database.destroy()));
      await empty.remove();
    }
  }
});
