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

/** Tables that a program has made: what belongs to an extension may be in every new database of a server. */
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

/**
 * The name of a table of another program, in a database on which no migration of ours has run; undefined where there is none.
 * Other programs keep their migrations in a table of the same name: one that has rows is theirs.
 */
async function findForeignTable(db: Knex): Promise<string | undefined> {
  const made = await runStatement(db, `${MADE[dialectOf(db)]} order by name`, []);
  const names = made.map(({ name }) => String(name));
  const other = names.find((name) => !MIGRATION_TABLES.includes(name));
  if (other !== undefined || !names.includes('migrations')) return other;
  return (await isEmptyTable(db, 'migrations')) ? undefined : 'migrations';
}

/** The environments as sentences name them. */
const NAMES: Readonly<Record<Environment, string>> = {
  sandbox: 'the sandbox',
  production: 'production',
};

/** The environment that a database belongs to. An empty database belongs to none: the first process decides. */
async function readEnvironment(db: Knex): Promise<Environment | undefined> {
  if (!(await db.schema.hasTable('installation'))) return undefined;
  const [environment] = await db('installation').pluck<Environment[]>('environment');
  return environment;
}

/** Records permanently which environment the database belongs to. */
async function recordEnvironment(db: Knex, environment: Environment): Promise<void> {
  await db('installation').insert({ environment });
}

/** What a process does with a database that lacks migrations of its version; an empty one it makes whole in either case. */
export type WhenBehind = 'migrate' | 'refuse';

/** How a database stands to this version. */
export interface Standing {
  /** Undefined where nothing says yet which environment it belongs to. */
  readonly environment: Environment | undefined;
  readonly isEmpty: boolean;
  /** Migrations that are still to run. */
  readonly pending: readonly string[];
  /** Migrations that ran and that this version does not know: those of a later one. */
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

/** @throws DatabaseRefused for a database of a version before the baseline, whose tables have other keys */
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
 * Reads how a database stands to this version, and changes nothing.
 * @throws DatabaseRefused where it belongs to the other environment, or to another program
 */
export async function surveyDatabase(database: Database, environment: Environment): Promise<Standing> {
  return readStanding(database.reader, environment);
}

/**
 * Makes sure that a process may work on a database, before anything else touches it: it belongs to the process's
 * environment, and is up to date. Answers the migrations that it ran for that.
 * @param whenBehind by itself a sandbox is migrated, and production waits for its operator
 * @throws DatabaseRefused where the process must not work on it; then it is as it was
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
    // Another process may have been first, and of the other environment.
    const standing = await readStanding(db, environment);
    refuseBehind(standing, whenBehind);
    const names = await runMigrations(db, database.dialect);
    if (standing.environment === undefined) await recordEnvironment(db, environment);
    return names;
  });
}
