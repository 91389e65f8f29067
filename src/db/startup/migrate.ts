import type { Knex } from 'knex';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Database as SqliteConnection } from 'sqlite3';
import type { Database } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { allowLongStatements } from '../drivers/postgres-client.ts';
import type { Dialect } from '../statements/statement.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** One SQL file for both databases, and one for each. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d+_[a-z_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** All of one dialect, in their order. */
export function migrationFiles(dialect: Dialect): URL[] {
  return migrationNames().flatMap((name) => filesOf(name, dialect));
}

function filesOf(name: string, dialect: Dialect): URL[] {
  return [`${name}.sql`, `${name}.${dialect}.sql`].map((file) => new URL(file, FOLDER));
}

/** Whether a database was empty before this migration. */
export function isFirstMigration(name: string): boolean {
  return name === migrationNames()[0];
}

/** The first migration before the baseline: a database that has it is of an unreleased version. */
export const FIRST_BEFORE_BASELINE = '001_first_slice';

async function runSqliteScript(db: Knex.Transaction, script: string): Promise<void> {
  // Knex has no call for scripts on SQLite; the transaction's own connection has.
  const client = db.client as { acquireConnection: () => Promise<SqliteConnection> };
  const connection = await client.acquireConnection();
  await new Promise<void>((resolve, reject) => {
    connection.exec(script, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

async function apply(db: Knex.Transaction, dialect: Dialect, name: string): Promise<void> {
  for (const file of filesOf(name, dialect)) {
    const script = readFileSync(file, 'utf8');
    if (dialect === 'sqlite') await runSqliteScript(db, script);
    else await db.raw(script);
  }
  // PostgreSQL changes no table with an unchecked reference, and all migrations are one transaction.
  if (dialect === 'postgres') {
    await db.raw('set constraints all immediate');
    await db.raw('set constraints all deferred');
  }
}

/** SQL files for Knex, so that no TypeScript is loaded. */
function migrationSource(dialect: Dialect): Knex.MigrationSource<string> {
  return {
    getMigrations: () => Promise.resolve(migrationNames()),
    getMigrationName: (name) => name,
    getMigration: (name) =>
      Promise.resolve({
        up: async (db: Knex) => apply(db as Knex.Transaction, dialect, name),
        down: () => Promise.reject(new Error('Migrations cannot be rolled back: restore a backup instead')),
      }),
  };
}

const MIGRATOR = {
  tableName: 'migrations',
  // While versions change, the one before runs beside a schema with migrations it does not know.
  disableMigrationsListValidation: true,
};

/** For one dialect; tests take single steps by it. */
export function migrationConfig(dialect: Dialect): Knex.MigratorConfig {
  return { ...MIGRATOR, migrationSource: migrationSource(dialect) };
}

/** For Knex's command line: it lists and runs none, since it would not ask whose the database is (ADR 14). */
export function listedMigrations(): Knex.MigratorConfig {
  const refuse = (): Promise<never> =>
    Promise.reject(
      new DatabaseRefused(
        'Run migrations with npm run operator -- migrate, which first checks which system the database belongs to.',
      ),
    );
  const migrationSource: Knex.MigrationSource<{ readonly file: string }> = {
    // The command line prints this field.
    getMigrations: () => Promise.resolve(migrationNames().map((file) => ({ file }))),
    getMigrationName: ({ file }) => file,
    getMigration: () => Promise.resolve({ up: refuse, down: refuse }),
  };
  return { ...MIGRATOR, migrationSource };
}

/** An advisory lock of PostgreSQL, by a number of its own. */
const MIGRATION_LOCK = 7_238_114;

/** For one statement: large tables take their time. */
const MIGRATION_LIMIT_MS = 3_600_000;

/** Wait for another process's migrations. */
const TURN_TIMEOUT_MS = 60_000;

/** Wait for a table's lock: longer than a stopped process's transaction may stand, shorter than writes wait. */
const SCHEMA_LOCK_TIMEOUT_MS = 3_000;

/** @throws DatabaseRefused with the sentence, if it is not had in time */
async function inTime<Result>(work: Promise<Result>, sentence: string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== '55P03' && code !== 'SQLITE_BUSY') throw error;
    throw new DatabaseRefused(sentence, { cause: error });
  }
}

/**
 * For the rest of the transaction. Knex's own lock is a row in a table that several processes would make at once on an
 * empty database.
 */
async function takeTurn(db: Knex.Transaction, dialect: Dialect, turnTimeoutMs: number): Promise<void> {
  if (dialect === 'sqlite') {
    // Begins by writing: a statement that reads would later find the file locked.
    await db.raw('pragma user_version = 0');
    return;
  }
  // A long migration is no fault.
  await allowLongStatements(db, MIGRATION_LIMIT_MS);
  await db.raw(`set local lock_timeout = ${turnTimeoutMs}`);
  await db.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
  await db.raw(`set local lock_timeout = ${SCHEMA_LOCK_TIMEOUT_MS}`);
}

/**
 * In one transaction, one process at a time.
 * @param turnTimeoutMs on PostgreSQL; on SQLite as every write
 * @throws DatabaseRefused if a lock is not had in time
 */
export async function inMigration<Result>(
  { writer, dialect }: Database,
  run: (db: Knex.Transaction) => Promise<Result>,
  turnTimeoutMs = TURN_TIMEOUT_MS,
): Promise<Result> {
  const work = writer.transaction(async (db) => {
    await inTime(
      takeTurn(db, dialect, turnTimeoutMs),
      'Another process is migrating this database or holds a lock on it. Nothing was changed; try again after that process has finished.',
    );
    return run(db);
  });
  return inTime(
    work,
    'The migration timed out because another process holds a lock on a table. Nothing was changed; try again after that process has finished.',
  );
}

/** In a build alone, made by running the migrations: makes a new SQLite file at once. */
const ALL_AT_ONCE = new URL('all.sqlite.sql', FOLDER);

/** Undefined unless it stands for exactly these. */
function scriptOfAll(names: readonly string[]): string | undefined {
  if (!existsSync(ALL_AT_ONCE)) return undefined;
  const script = readFileSync(ALL_AT_ONCE, 'utf8');
  return script.startsWith(`-- ${names.join(' ')}\n`) ? script : undefined;
}

/** For an empty SQLite file; undefined if migrations must run. */
async function makeAtOnce(db: Knex.Transaction, dialect: Dialect): Promise<readonly string[] | undefined> {
  if (dialect !== 'sqlite') return undefined;
  const names = migrationNames();
  const script = scriptOfAll(names);
  if (script === undefined || (await db('sqlite_master').first('name')) !== undefined) return undefined;
  await runSqliteScript(db, script);
  return names;
}

/** Answers the names of those that ran. */
export async function runMigrations(db: Knex.Transaction, dialect: Dialect): Promise<readonly string[]> {
  const made = await makeAtOnce(db, dialect);
  if (made !== undefined) return made;
  const [, names] = (await db.migrate.latest(migrationConfig(dialect))) as [number, string[]];
  return names;
}

/** Knex's own tables; its command line makes them on any database. */
export const MIGRATION_TABLES: readonly string[] = [MIGRATOR.tableName, `${MIGRATOR.tableName}_lock`];

/** Oldest first; none on an empty database, or another program's. */
export async function appliedMigrations(db: Knex): Promise<readonly string[]> {
  if (!(await db.schema.hasTable('migrations'))) return [];
  if (!(await db.schema.hasColumn('migrations', 'name'))) return [];
  return db('migrations').orderBy('id').pluck<string[]>('name');
}

const MARK = /^-- breaks the server before it: (\S.*)$/;

/** From the migration's first line; undefined if the server before runs on beside it. */
export function whyItBreaks(name: string): string | undefined {
  const [first = ''] = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8').split('\n', 1);
  return MARK.exec(first)?.[1];
}

/** Migrations of a later version do not count. */
export async function isMigrated(database: Database): Promise<boolean> {
  const rows: { name: string }[] = await database.reader('migrations').select('name');
  const done = new Set(rows.map((row) => row.name));
  return migrationNames().every((name) => done.has(name));
}
