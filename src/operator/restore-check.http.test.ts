import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/connection.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import {
  createEmptyDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../testing/databases/test-database.ts';
import { complaintOf, documentOf } from '../testing/server/operator-answer.ts';
import { runOperator } from '../testing/server/run-program.ts';
import { startTestService } from '../testing/server/test-service.ts';
import { createTestTenant } from '../testing/worlds/test-tenant.ts';

eachDatabase((dialect) => {
  describe('operator restore-check', () => {
    let made: TestDatabase;

    beforeAll(async () => {
      made = await createTestDatabase(dialect);
      const service = await startTestService(made.url);
      await createTestTenant(service, service.send, await service.newTenant()).fund('100.00');
      await service.close();
    });

    afterAll(() => made.remove());

    const check = () =>
      runOperator(['restore-check', '--json'], { DATABASE_URL: made.url, CORRIDOR_POINT_FILE: 'none' });

    async function change(statement: string): Promise<void> {
      const database = openDatabase(made.url);
      await database.writer.raw(statement);
      await database.destroy();
    }

    it('says of a database that came back whole that it is, with its heads', async () => {
      expect(documentOf(await check())).toMatchObject({
        sound: true,
        epoch: 1,
        missing: [],
        brokenLaws: [],
        chains: [{ movements: 1, faults: [] }],
      });
    });

    it('names what a restore left out', async () => {
      const on = dialect === 'sqlite' ? '' : ' on tenants';
      await change(`drop trigger tenants_are_invoiced${on}`);
      await change('drop index commit_points_written_at');
      const { exitCode, stdout } = await check();
      expect(exitCode).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({
        sound: false,
        missing: ['tenants_are_invoiced', 'commit_points_written_at'],
      });
    });

    it('refuses a database that is behind this version, or empty, in one sentence', async () => {
      await change(`delete from migrations where name like '013%'`);
      expect(complaintOf(await check())).toContain('is behind this version of Corridor');
      const empty = await createEmptyDatabase(dialect);
      try {
        const variables = { DATABASE_URL: empty.url, CORRIDOR_POINT_FILE: 'none' };
        expect(complaintOf(await runOperator(['restore-check'], variables))).toContain('is empty');
      } finally {
        await empty.remove();
      }
    });
  });
});
