import type { Knex } from 'knex';
import type { Environment } from '../config.ts';

/** The environments as sentences name them. */
export const NAMES: Readonly<Record<Environment, string>> = {
  sandbox: 'the sandbox',
  production: 'production',
};

/** The environment that a database belongs to. An empty database belongs to none: the first process decides. */
export async function readEnvironment(db: Knex): Promise<Environment | undefined> {
  if (!(await db.schema.hasTable('installation'))) return undefined;
  const [environment] = await db('installation').pluck<Environment[]>('environment');
  return environment;
}

/** Records permanently which environment the database belongs to. */
export async function recordEnvironment(db: Knex, environment: Environment): Promise<void> {
  await db('installation').insert({ environment });
}
