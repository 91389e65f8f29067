import type { Knex } from 'knex';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import type { Database as SqliteConnection } from 'sqlite3';
import type { Database } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { allowLongStatements } from '../drivers/postgres-client.ts';
import type { Dialect } from '../statements/statement.ts';

const FOLDER = new URL('../migrations/', import.meta.url);

/** The migrations' names in order: one SQL file that both databases read, and one for what each says in its own words. */
export function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d+_[a-z_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

/** The first migration of the chain that the baseline replaced: a database that has it is of an unreleased version. */
export const FIRST_BEFORE_BASELINE = '001_first_slice';

async function runSqliteScript(db: Knex.Transaction, script: string): Promise<void> {
  // Knex has no call for a script of several statements on SQLite; the transaction's own connection has.
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
  for (const file of [`${name}.sql`, `${name}.${dialect}.sql`]) {
    const script = readFileSync(new URL(file, FOLDER), 'utf8');
    if (dialect === 'sqlite') await runSqliteScript(db, script);
    else await db.raw(script);
  }
  // PostgreSQL changes no table of which a reference is still to be checked, and all migrations are one transaction.
  if (dialect === 'postgres') {
    await db.raw('set constraints all immediate');
    await db.raw('set constraints all deferred');
  }
}

/** Feeds Knex the SQL files, so that no TypeScript is loaded at run time. */
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
  // While versions change, the one before runs beside a schema that has migrations it never heard of.
  disableMigrationsListValidation: true,
};

/** The configuration of Knex's migrations for one dialect, which tests take single steps by. */
export function migrationConfig(dialect: Dialect): Knex.MigratorConfig {
  return { ...MIGRATOR, migrationSource: migrationSource(dialect) };
}

/**
 * The migrations as Knex's own command line may have them: it can list them and what has run, and runs none, since it
 * would not ask first whose the database is (ADR 14).
 */
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

/** Names the lock of migrations among PostgreSQL's advisory locks: any number that nobody else takes. */
const MIGRATION_LOCK = 7_238_114;

/** How long one statement of a migration may take: a large table takes its time. */
const MIGRATION_LIMIT_MS = 3_600_000;

/** How long a process waits for another one's migrations to end. */
const TURN_TIMEOUT_MS = 60_000;

/**
 * How long a change of the schema waits for its lock, and lets others wait behind it: longer than the database lets a
 * stopped process's transaction stand, shorter than writes wait before they give up.
 */
const SCHEMA_LOCK_TIMEOUT_MS = 3_000;

/** Waits for a lock. @throws DatabaseRefused with the sentence, where it was not to be had in time */
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
 * Takes the lock of migrations for the rest of the transaction. Knex's own lock is a row in a table, which is itself
 * still to be made when several processes start at once on an empty database.
 */
async function takeTurn(db: Knex.Transaction, dialect: Dialect, turnTimeoutMs: number): Promise<void> {
  if (dialect === 'sqlite') {
    // A first statement that writes waits for the file's lock; one that reads would later find it taken.
    await db.raw('pragma user_version = 0');
    return;
  }
  // A long migration is no fault, another process's or its own.
  await allowLongStatements(db, MIGRATION_LIMIT_MS);
  await db.raw(`set local lock_timeout = ${turnTimeoutMs}`);
  await db.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
  await db.raw(`set local lock_timeout = ${SCHEMA_LOCK_TIMEOUT_MS}`);
}

/**
 * Runs something that migrates, in a transaction of its own: all of it or nothing, and one process at a time.
 * @param turnTimeoutMs how long it waits for another process's migrations to end; on SQLite as long as every write does
 * @throws DatabaseRefused where a lock was not to be had in time: another process's turn, or a hold on a table
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

/** Beside the migrations in a build alone, which makes it by running them: what makes a new SQLite file at once. */
const ALL_AT_ONCE = new URL('all.sqlite.sql', FOLDER);

/** The script that stands for all migrations, undefined where there is none of exactly these. */
function scriptOfAll(names: readonly string[]): string | undefined {
  if (!existsSync(ALL_AT_ONCE)) return undefined;
  const script = readFileSync(ALL_AT_ONCE, 'utf8');
  return script.startsWith(`-- ${names.join(' ')}\n`) ? script : undefined;
}

/** Makes a SQLite file in which there is nothing yet as its migrations would; undefined where they must run. */
async function makeAtOnce(db: Knex.Transaction, dialect: Dialect): Promise<readonly string[] | undefined> {
  if (dialect !== 'sqlite') return undefined;
  const names = migrationNames();
  const script = scriptOfAll(names);
  if (script === undefined || (await db('sqlite_master').first('name')) !== undefined) return undefined;
  await runSqliteScript(db, script);
  return names;
}

/** Runs the migrations that have not run, and answers their names. */
export async function runMigrations(db: Knex.Transaction, dialect: Dialect): Promise<readonly string[]> {
  const made = await makeAtOnce(db, dialect);
  if (made !== undefined) return made;
  const [, names] = (await db.migrate.latest(migrationConfig(dialect))) as [number, string[]];
  return names;
}

/** The tables by which Knex knows what has run; its command line makes them on any database. */
export const MIGRATION_TABLES: readonly string[] = [MIGRATOR.tableName, `${MIGRATOR.tableName}_lock`];

/** The names of the migrations that have run, oldest first: none on an empty database, or on another program's. */
export async function appliedMigrations(db: Knex): Promise<readonly string[]> {
  if (!(await db.schema.hasTable('migrations'))) return [];
  if (!(await db.schema.hasColumn('migrations', 'name'))) return [];
  return db('migrations').orderBy('id').pluck<string[]>('name');
}

const MARK = /^-- breaks the server before it: (\S.*)$/;

/**
 * Why the server of the version before cannot live with what a migration makes, as the migration's first line says;
 * undefined for one beside which that server runs on.
 */
export function whyItBreaks(name: string): string | undefined {
  const [first = ''] = readFileSync(new URL(`${name}.sql`, FOLDER), 'utf8').split('\n', 1);
  return MARK.exec(first)?.[1];
}

/** Whether every migration has run that this version knows; those of a later version are nothing to it. */
export async function isMigrated(database: Database): Promise<boolean> {
  const rows: { name: string }[] = await database.reader('migrations').select('name');
  const done = new Set(rows.map((row) => row.name));
  return migrationNames().every((name) => done.has(name));
}
