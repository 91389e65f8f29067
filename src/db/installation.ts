import type { Knex } from 'knex';
import type { Environment } from '../config.ts';
import { DatabaseRefused } from './database-refused.ts';

/** The environments as sentences name them. */
export const NAMES: Readonly<Record<Environment, string>> = {
  sandbox: 'the sandbox',
  production: 'production',
};

/** What a database says of its environment. */
export interface Installation {
  /** Undefined where it has neither its row nor a key: then it is whatever the first process says. */
  readonly environment: Environment | undefined;
  /** Whether the row is there that says so for good. */
  readonly isRecorded: boolean;
}

/** The environments of all keys that were ever made: what tells whose a database is that is older than its own row. */
async function environmentsOfKeys(db: Knex): Promise<readonly Environment[]> {
  if (!(await db.schema.hasTable('api_keys'))) return [];
  const prefixes = await db('api_keys').distinct('prefix').pluck<string[]>('prefix');
  const isOf = (environment: string): boolean =>
    prefixes.some((prefix) => prefix.endsWith(`_${environment}_`));
  return [
    ...(isOf('sandbox') ? (['sandbox'] as const) : []),
    ...(isOf('live') ? (['production'] as const) : []),
  ];
}

/**
 * Reads which environment a database belongs to; writes nothing.
 * @throws DatabaseRefused where it has keys of both environments, and no row that decides
 */
export async function readInstallation(db: Knex): Promise<Installation> {
  if (await db.schema.hasTable('installation')) {
    const [environment] = await db('installation').pluck<Environment[]>('environment');
    if (environment !== undefined) return { environment, isRecorded: true };
  }
  const [environment, another] = await environmentsOfKeys(db);
  if (another !== undefined) {
    throw new DatabaseRefused(
      `This database has API keys of both ${NAMES.sandbox} and ${NAMES.production}, so its environment is unknown. Delete the keys of the wrong environment and start again.`,
    );
  }
  return { environment, isRecorded: false };
}

/** Writes down, for good, which environment the database belongs to. */
export async function recordEnvironment(db: Knex, environment: Environment): Promise<void> {
  await db('installation').insert({ environment });
}
