import type { Knex } from 'knex';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countRows } from '../../testing/databases/count-rows.ts';
import { type TestDatabase, createEmptyDatabase } from '../../testing/databases/test-database.ts';
import { type LaterVersion, copyAsLaterVersion } from '../../testing/server/later-version.ts';
import { PRODUCTION_VARIABLES } from '../../testing/server/production-variables.ts';
import { runOperator, runRefusedServer, startServerProgram } from '../../testing/server/run-program.ts';
import { type Database, openDatabase } from '../connection.ts';
import type { Dialect } from '../statements/statement.ts';
import { FIRST_BEFORE_BASELINE, appliedMigrations, inMigration, migrationNames } from './migrate.ts';
import { prepareDatabase, surveyDatabase } from './prepare-database.ts';

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

let later: LaterVersion;

beforeAll(async () => {
  later = await copyAsLaterVersion();
  await later.release('002_expand');
  await later.compile();
  return () => later.remove();
});

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
      await prepareDatabase(database, 'production');
      const variables = { ...PRODUCTION, DATABASE_URL: made.url };
      const sentence =
        'This database is behind this version of Corridor (missing migrations: 002_expand). Run operator migrate, then start again.\n';
      const refused = { exitCode: 1, stdout: '', stderr: sentence };
      expect(await runRefusedServer(variables, later.root)).toEqual(refused);
      const create = ['tenant', 'create', '--name', 'x', '--json'];
      expect(await runOperator(create, variables, later.root)).toEqual(refused);
      expect(await runOperator(['ledger', 'verify', '--json'], variables, later.root)).toEqual(refused);
      expect(await appliedMigrations(database.reader)).toEqual(migrationNames());
      const migrated = await runOperator(['migrate'], variables, later.root);
      expect(migrated).toEqual({
        exitCode: 0,
        stdout:
          'Applied   002_expand\nThe database belongs to the environment production and is up to date.\n',
        stderr: '',
      });
      const { program } = await startServerProgram(variables, later.root);
      program.process.kill('SIGTERM');
      expect((await program.ended).exitCode).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'a sandbox brings a database that is behind up to date by itself',
    async () => {
      await prepareDatabase(database, 'sandbox');
      const { program } = await startServerProgram({ DATABASE_URL: made.url }, later.root);
      program.process.kill('SIGTERM');
      await program.ended;
      expect(await appliedMigrations(database.reader)).toEqual([...migrationNames(), '002_expand']);
    },
    PATIENCE_MS,
  );

  it(
    'a database of a version from before the baseline is refused in one sentence, which says what to do',
    async () => {
      await database.writer.raw('create table migrations (id integer, name text)');
      await database.writer('migrations').insert({ id: 1, name: FIRST_BEFORE_BASELINE });
      await database.writer.raw('create table tenants (id text primary key)');
      const refused = {
        exitCode: 1,
        stdout: '',
        stderr:
          'This database was made by a development version from before 001_baseline and cannot be migrated: export what you need with the version that made it, then set DATABASE_URL to an empty database and import it again.\n',
      };
      const variables = { DATABASE_URL: made.url };
      expect(await runRefusedServer(variables)).toEqual(refused);
      for (const command of ['migrate', 'migrate --dry-run', 'ledger verify'])
        expect(await runOperator(command.split(' '), variables)).toEqual(refused);
      expect(await countRows(database)).toEqual({ migrations: 1, tenants: 0 });
    },
    PATIENCE_MS,
  );

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
      await prepareDatabase(database, 'sandbox');
      // A reader that holds its transaction open is enough on PostgreSQL; on SQLite readers hold nobody up.
      const holder = dialect === 'postgres' ? other.reader : other.writer;
      const hold = await holder.transaction();
      const alive = keepAlive(hold);
      await (dialect === 'postgres'
        ? hold.raw('select * from tenants')
        : hold.raw('pragma user_version = 0'));
      const migrate = () => runOperator(['migrate'], { DATABASE_URL: made.url }, later.root);
      const { exitCode, stderr } = await migrate();
      expect([exitCode, stderr]).toEqual([
        1,
        expect.stringMatching(/^(The migration timed out|Another process)[^\n]+\.\n$/),
      ]);
      clearInterval(alive);
      await hold.rollback();
      expect(await appliedMigrations(database.reader)).toEqual(migrationNames());
      expect((await migrate()).exitCode).toBe(0);
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
