import type { Knex } from 'knex';
import type { Environment } from '../config.ts';
import type { Database } from './connection.ts';
import { DatabaseRefused } from './database-refused.ts';
import { findForeignTable } from './foreign-table.ts';
import { NAMES, readEnvironment, recordEnvironment } from './installation.ts';
import {
  appliedMigrations,
  FIRST_BEFORE_BASELINE,
  inMigration,
  migrationNames,
  runMigrations,
} from './migrate.ts';

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

/** @throws DatabaseRefused where tables are there that no migration of ours has made */
async function refuseForeign(db: Knex): Promise<void> {
  const table = await findForeignTable(db);
  if (table === undefined) return;
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
  const applied = await appliedMigrations(db);
  const known = migrationNames();
  refuseBeforeBaseline(applied);
  if (!applied.some((name) => known.includes(name))) await refuseForeign(db);
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
