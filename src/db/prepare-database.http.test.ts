import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runOperator, runRefusedServer, startServerProgram } from '../testing/server/run-program.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { openDatabase, type Database } from './connection.ts';
import type { Dialect } from './dialect.ts';
import { appliedMigrations, inMigration, isMigrated, migrationConfig, migrationNames } from './migrate.ts';
import { prepareDatabase, surveyDatabase } from './prepare-database.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';

/** Some tests start several programs, which takes its time beside other tests. */
const PATIENCE_MS = 120_000;

const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: 'a secret of production that is long enough',
};

/** Keeps a transaction from being ended as idle. That it has ended all the same, its next statement says. */
function keepAlive(transaction: Knex): NodeJS.Timeout {
  return setInterval(() => void transaction.raw('select 1').catch(() => undefined), 500);
}

/** Takes the database one migration further. */
async function step({ writer, dialect }: Database): Promise<void> {
  await writer.transaction(async (db) => {
    await db.migrate.up(migrationConfig(dialect));
  });
}

describe.each<Dialect>(['sqlite', 'postgres'])('on %s', (dialect) => {
  let made: TestDatabase;
  let database: Database;
  let other: Database;

  beforeEach(async () => {
    made = await createEmptyDatabase(dialect);
    database = openDatabase(made.url);
    other = openDatabase(made.url);
  });

  afterEach(async () => {
    await Promise.all([database.destroy(), other.destroy()]);
    await made.remove();
  });

  it(
    'production refuses a database that is behind and names operator migrate, which brings it up to date',
    async () => {
      await step(database);
      const pending = migrationNames().slice(1);
      const variables = { ...PRODUCTION, DATABASE_URL: made.url };
      const sentence = `This database is behind this version of Corridor (missing migrations: ${pending.join(', ')}). Run operator migrate, then start again.\n`;
      const refused = { exitCode: 1, stdout: '', stderr: sentence };
      expect(await runRefusedServer(variables)).toEqual(refused);
      expect(await runOperator(['tenant', 'create', '--name', 'x', '--json'], variables)).toEqual(refused);
      expect(await runOperator(['ledger', 'verify', '--json'], variables)).toEqual(refused);
      expect(await appliedMigrations(database.reader)).toHaveLength(1);
      const migrated = await runOperator(['migrate'], variables);
      expect([migrated.exitCode, migrated.stderr]).toEqual([0, '']);
      for (const name of pending) expect(migrated.stdout).toContain(`Applied   ${name}`);
      expect(migrated.stdout).toMatch(
        /\nThe database belongs to the environment production and is up to date\.\n$/,
      );
      const { program } = await startServerProgram(variables);
      program.process.kill('SIGTERM');
      expect((await program.ended).exitCode).toBe(0);
    },
    PATIENCE_MS,
  );

  it('a sandbox brings a database that is behind up to date by itself', async () => {
    await step(database);
    expect(await prepareDatabase(database, 'sandbox')).toEqual(migrationNames().slice(1));
    expect(await isMigrated(database)).toBe(true);
  });

  it('an empty database is made whole in production too', async () => {
    expect(await prepareDatabase(database, 'production')).toEqual(migrationNames());
    expect(await prepareDatabase(database, 'production')).toEqual([]);
    expect(await surveyDatabase(database, 'production')).toMatchObject({
      environment: 'production',
      pending: [],
    });
  });

  it(
    'a server serves, and is ready, on a database that a later version has taken further',
    async () => {
      await prepareDatabase(database, 'production');
      await database.writer('migrations').insert({ name: '999_of_a_later_version', batch: 99 });
      const variables = { ...PRODUCTION, DATABASE_URL: made.url };
      const { program, url } = await startServerProgram(variables);
      expect((await fetch(`${url}/readyz`)).status).toBe(200);
      program.process.kill('SIGTERM');
      expect((await program.ended).exitCode).toBe(0);
      const told = await runOperator(['migrate', '--dry-run', '--json'], variables);
      const document = {
        environment: 'production',
        applied: [],
        pending: [],
        ahead: ['999_of_a_later_version'],
      };
      expect(JSON.parse(told.stdout)).toEqual(document);
    },
    PATIENCE_MS,
  );

  it(
    'a migration gives up whole when what it needs stays locked for some seconds, and can be repeated',
    async () => {
      await step(database);
      // A reader that holds its transaction open is enough on PostgreSQL; on SQLite readers hold nobody up.
      const holder = dialect === 'postgres' ? other.reader : other.writer;
      const hold = await holder.transaction();
      const alive = keepAlive(hold);
      await (dialect === 'postgres'
        ? hold.raw('select * from operations')
        : hold.raw('pragma user_version = 0'));
      await expect(prepareDatabase(database, 'sandbox')).rejects.toThrow(
        /^(The migration timed out|Another process)[^\n]+\.$/,
      );
      clearInterval(alive);
      await hold.rollback();
      expect(await appliedMigrations(database.reader)).toHaveLength(1);
      await prepareDatabase(database, 'sandbox');
      expect(await isMigrated(database)).toBe(true);
    },
    PATIENCE_MS,
  );
});

it('on PostgreSQL waits for its turn behind another process, and not for ever', async () => {
  const made = await createEmptyDatabase('postgres');
  const [database, other] = [openDatabase(made.url), openDatabase(made.url)];
  let release: () => void = () => undefined;
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (isHeld = resolve));
  const first = inMigration(other, async (db) => {
    const alive = keepAlive(db);
    isHeld();
    await new Promise<void>((resolve) => (release = resolve));
    clearInterval(alive);
  });
  await held;
  const nothing = (): Promise<void> => Promise.resolve();
  await expect(inMigration(database, nothing, 200)).rejects.toThrow(
    /^Another process is migrating [^\n]+\.$/,
  );
  const second = inMigration(database, nothing);
  release();
  await Promise.all([first, second]);
  await Promise.all([database.destroy(), other.destroy()]);
  await made.remove();
});
