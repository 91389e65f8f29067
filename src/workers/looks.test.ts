import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../db/connection.ts';
import { runStatement } from '../db/statements/statement.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { statementsOf } from '../testing/databases/rows-read.ts';
import { scansIn } from '../testing/databases/scans-in.ts';
import { createTestWriteQueue, type TestWriteQueue } from '../testing/worlds/test-write-queue.ts';
import { LOOKS, PRESENT } from '../testing/worlds/worker-looks.ts';

eachDatabase((_dialect, open) => {
  let database: Database;
  let test: TestWriteQueue;
  let tenantId: string;

  beforeAll(async () => {
    database = await open();
    test = createTestWriteQueue(database);
    test.clock.now = PRESENT;
    tenantId = await test.newTenant();
  });

  describe('a worker that looks for', () => {
    it.each(Object.keys(LOOKS))('%s reads no table from end to end', async (name) => {
      const statements = await statementsOf(database, () => LOOKS[name]!(test, tenantId));
      expect(statements.length).toBeGreaterThan(0);
      for (const statement of statements) expect(await scansIn(database, statement)).toEqual([]);
    });

    it('something without an index would be noticed', async () => {
      const look = () => runStatement(database.reader, 'select id from events where object_id = ?', ['x']);
      const [statement] = await statementsOf(database, look);
      expect(await scansIn(database, statement!)).toEqual(['events']);
    });
  });
});
