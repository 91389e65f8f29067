import { expect, it } from 'vitest';
import { openDatabase } from '../../db/connection.ts';
import { isMigrated } from '../../db/startup/migrate.ts';
import { eachDatabase } from './databases.ts';
import { createTestDatabase } from './test-database.ts';

eachDatabase((dialect, open) => {
  it('gives a migrated database of the kind asked for', async () => {
    const database = await open();
    expect(database.dialect).toBe(dialect);
    expect(await isMigrated(database)).toBe(true);
  });

  it('connects twice to the same database', async () => {
    const [one, other] = [await open(), await open()];
    await one.writer.raw('create table probes (id text primary key)');
    await one.writer('probes').insert({ id: 'seen' });
    expect(await other.reader('probes').select('id')).toEqual([{ id: 'seen' }]);
  });

  it('makes a database that shares nothing with another', async () => {
    const shared = await open();
    await shared.writer.raw('create table marks (id text primary key)');
    const made = await createTestDatabase(dialect);
    const own = openDatabase(made.url);
    try {
      expect(await shared.reader.schema.hasTable('marks')).toBe(true);
      expect(await own.reader.schema.hasTable('marks')).toBe(false);
      expect(await isMigrated(own)).toBe(true);
    } finally {
      await own.destroy();
      await made.remove();
    }
  });
});
