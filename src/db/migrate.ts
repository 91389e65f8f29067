import { readdirSync, readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import type { Database as SqliteConnection } from 'sqlite3';
import type { Database, Dialect } from './connection.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The migrations' names in order: one SQL file that both databases read, and one for what each says in its own words. */
function migrationNames(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d+_[a-z_]+\.sql$/.test(file))
    .map((file) => file.slice(0, -'.sql'.length))
    .sort();
}

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
}

/** Feeds Knex the SQL files, so that no TypeScript is loaded at run time. */
function migrationSource(dialect: Dialect): Knex.MigrationSource<string> {
  return {
    getMigrations: () => Promise.resolve(migrationNames()),
    getMigrationName: (name) => name,
    getMigration: (name) =>
      Promise.resolve({
        up: async (db: Knex) => apply(db as Knex.Transaction, dialect, name),
        down: () => Promise.reject(new Error('Migrations go forward alone: restore a backup instead')),
      }),
  };
}

/** The configuration of Knex's migrations for one dialect, for this module and for the knexfile. */
export function migrationConfig(dialect: Dialect): Knex.MigratorConfig {
  return {
    migrationSource: migrationSource(dialect),
    tableName: 'migrations',
    // While versions change, the one before runs beside a schema that has migrations it never heard of.
    disableMigrationsListValidation: true,
  };
}

/** Names the lock of migrations among PostgreSQL's advisory locks: any number that nobody else takes. */
const MIGRATION_LOCK = 7_238_114;

/**
 * Takes the lock of migrations for the rest of the transaction. Knex's own lock is a row in a table, which is itself
 * still to be made when several processes start at once on an empty database.
 */
async function lockMigrations(db: Knex.Transaction, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') {
    // A first statement that writes waits for the file's lock; one that reads would later find it taken.
    await db.raw('pragma user_version = 0');
    return;
  }
  // Neither the wait for another process's migrations nor a long one of its own is a fault.
  await db.raw('set local lock_timeout = 0');
  await db.raw('set local statement_timeout = 0');
  await db.raw('select pg_advisory_xact_lock(?)', [MIGRATION_LOCK]);
}

/** Brings the database to the newest version, all or nothing; safe when several processes start at once. */
export async function migrate({ writer, dialect }: Database): Promise<void> {
  await writer.transaction(async (db) => {
    await lockMigrations(db, dialect);
    await db.migrate.latest(migrationConfig(dialect));
  });
}

/** Whether every migration has run that this version knows; those of a later version are nothing to it. */
export async function isMigrated(database: Database): Promise<boolean> {
  const rows: { name: string }[] = await database.reader('migrations').select('name');
  const done = new Set(rows.map((row) => row.name));
  return migrationNames().every((name) => done.has(name));
}
