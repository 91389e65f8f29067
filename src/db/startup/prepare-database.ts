import type { Knex } from 'knex';
import type { Environment } from '../../config/config.ts';
import type { Database } from '../connection.ts';
import { DatabaseRefused } from '../drivers/failure.ts';
import { type Dialect, dialectOf, runStatement } from '../statements/statement.ts';
import {
  FIRST_BEFORE_BASELINE,
  MIGRATION_TABLES,
  appliedMigrations,
  inMigration,
  migrationNames,
  runMigrations,
} from './migrate.ts';

const MADE: Readonly<Record<Dialect, string>> = {
  sqlite: `select name from sqlite_master where type = 'table' and name not like 'sqlite%'`,
  postgres: `
    select relname as name from pg_catalog.pg_class c
    where relnamespace = (select oid from pg_catalog.pg_namespace where nspname = current_schema())
      and relkind in ('r', 'p', 'f', 'm')
      and not exists (
        select from pg_catalog.pg_depend d
        where d.classid = 'pg_catalog.pg_class'::regclass and d.objid = c.oid and d.deptype = 'e'
      )`,
};

async function isEmptyTable(db: Knex, name: string): Promise<boolean> {
  return (await db(name).first(db.raw('1'))) === undefined;
}

/** Undefined if there is none. Other programs may have a table of migrations too: one with rows is theirs. */
async function findForeignTable(db: Knex): Promise<string | undefined> {
  const made = await runStatement(db, `${MADE[dialectOf(db)]} order by name`, []);
  const names = made.map(({ name }) => String(name));
  const other = names.find((name) => !MIGRATION_TABLES.includes(name));
  if (other !== undefined || !names.includes('migrations')) return other;
  return (await isEmptyTable(db, 'migrations')) ? undefined : 'migrations';
}

const NAMES: Readonly<Record<Environment, string>> = {
  sandbox: 'the sandbox',
  production: 'production',
};

/** An empty database belongs to none: the first process decides. */
async function readEnvironment(db: Knex): Promise<Environment | undefined> {
  if (!(await db.schema.hasTable('installation'))) return undefined;
  const [environment] = await db('installation').pluck<Environment[]>('environment');
  return environment;
}

/** Permanent. */
async function recordEnvironment(db: Knex, environment: Environment): Promise<void> {
  await db('installation').insert({ environment });
}

const NEW_IDENTITY: Readonly<Record<Dialect, string>> = {
  sqlite: 'lower(hex(randomblob(16)))',
  postgres: `replace(cast(gen_random_uuid() as text), '-', '')`,
};

/** Permanent, and the same in each copy. */
async function recordIdentity(db: Knex, dialect: Dialect): Promise<void> {
  await db.raw(
    `insert into installation_identity (id) select ${NEW_IDENTITY[dialect]}
      where not exists (select id from installation_identity where only_row = 1)`,
  );
}

/** For missing migrations; an empty database is made whole in either case. */
export type WhenBehind = 'migrate' | 'refuse';

export interface Standing {
  /** Undefined if not recorded yet. */
  readonly environment: Environment | undefined;
  readonly isEmpty: boolean;
  readonly pending: readonly string[];
  /** Of a later version. */
  readonly ahead: readonly string[];
}

/**
 * The migrations that have run. Before tables are called foreign they are read once more: another process may have made them
 * since the first look.
 * @throws DatabaseRefused if there are tables that no migration of ours has made
 */
async function readApplied(db: Knex): Promise<readonly string[]> {
  const known = migrationNames();
  const isOurs = (applied: readonly string[]): boolean => applied.some((name) => known.includes(name));
  const applied = await appliedMigrations(db);
  refuseBeforeBaseline(applied);
  if (isOurs(applied)) return applied;
  const table = await findForeignTable(db);
  if (table === undefined) return applied;
  const appliedSince = await appliedMigrations(db);
  if (isOurs(appliedSince)) return appliedSince;
  throw new DatabaseRefused(
    `This database is not Corridor's: it has tables such as ${table}, and no Corridor migration has run on it. Set DATABASE_URL to Corridor's database or to an empty one.`,
  );
}

/** @throws DatabaseRefused for a version before the baseline, whose tables have other keys */
function refuseBeforeBaseline(applied: readonly string[]): void {
  if (!applied.includes(FIRST_BEFORE_BASELINE)) return;
  throw new DatabaseRefused(
    `This database was made by a development version from before ${migrationNames()[0] ?? 'the baseline'} and cannot be migrated: export what you need with the version that made it, then set DATABASE_URL to an empty database and import it again.`,
  );
}

async function readStanding(db: Knex, environment: Environment): Promise<Standing> {
  const applied = await readApplied(db);
  const known = migrationNames();
  const recorded = await readEnvironment(db);
  if (recorded !== undefined && recorded !== environment) {
    throw new DatabaseRefused(
      `This database belongs to ${NAMES[recorded]}, but this process runs for ${NAMES[environment]}. Check CORRIDOR_ENV and DATABASE_URL.`,
    );
  }
  return {
    environment: recorded,
    isEmpty: applied.length === 0,
    pending: known.filter((name) => !applied.includes(name)),
    ahead: applied.filter((name) => !known.includes(name)),
  };
}

function refuseBehind({ isEmpty, pending }: Standing, whenBehind: WhenBehind): void {
  if (whenBehind === 'migrate' || isEmpty || pending.length === 0) return;
  throw new DatabaseRefused(
    `This database is behind this version of Corridor (missing migrations: ${pending.join(', ')}). Run operator migrate, then start again.`,
  );
}

/**
 * Changes nothing.
 * @throws DatabaseRefused for the other environment's or another program's database
 */
export async function surveyDatabase(database: Database, environment: Environment): Promise<Standing> {
  return readStanding(database.reader, environment);
}

/**
 * Before anything else touches it: of the right environment, and up to date. Answers the migrations it ran.
 * @param whenBehind by default a sandbox is migrated, and production waits for its operator
 * @throws DatabaseRefused with the database unchanged
 */
export async function prepareDatabase(
  database: Database,
  environment: Environment,
  whenBehind: WhenBehind = environment === 'sandbox' ? 'migrate' : 'refuse',
): Promise<readonly string[]> {
  const found = await surveyDatabase(database, environment);
  refuseBehind(found, whenBehind);
  if (found.pending.length === 0 && found.environment !== undefined) return [];
  return inMigration(database, async (db) => {
    // Another process may have been first, of the other environment.
    const standing = await readStanding(db, environment);
    refuseBehind(standing, whenBehind);
    const names = await runMigrations(db, database.dialect);
    if (standing.environment === undefined) await recordEnvironment(db, environment);
    await recordIdentity(db, database.dialect);
    return names;
  });
}
