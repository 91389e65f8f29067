import { describe, expect, it } from 'vitest';
import { createEmptyDatabase } from '../../testing/databases/test-database.ts';
import { type ProgramResult, startProgram } from '../../testing/server/run-program.ts';
import { openDatabase } from '../connection.ts';
import type { Dialect } from '../statements/statement.ts';
import { migrationNames } from './migrate.ts';
import { prepareDatabase } from './prepare-database.ts';

function runKnex(command: string, url: string): Promise<ProgramResult> {
  const parameters = [command, '--knexfile', 'knexfile.ts'];
  return startProgram('node_modules/knex/bin/cli.js', parameters, { DATABASE_URL: url }).ended;
}

describe.each<Dialect>(['sqlite', 'postgres'])("knex's own command line on %s", (dialect) => {
  it('lists migrations and what has run, and runs none', async () => {
    const empty = await createEmptyDatabase(dialect);
    const database = openDatabase(empty.url);
    try {
      const refused = await runKnex('migrate:latest', empty.url);
      expect(refused.exitCode).toBe(1);
      expect(refused.stderr).toContain('Run migrations with npm run operator -- migrate');
      expect(await database.reader.schema.hasTable('tenants')).toBe(false);

      await prepareDatabase(database, 'production');
      const listed = await runKnex('migrate:list', empty.url);
      expect([listed.exitCode, listed.stderr]).toEqual([0, '']);
      expect(listed.stdout).toContain(`Found ${migrationNames().length} Completed Migration`);
      for (const name of migrationNames()) expect(listed.stdout).toContain(name);
    } finally {
      await database.destroy();
      await empty.remove();
    }
  });
});
