import { randomInt } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { prepareTemplates, type DatabaseTemplates } from './databases/database-templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
    propertySeed: number;
  }
}

/** Runs once before all test files: both databases are prepared, and the seed of every property is drawn and shown. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const seed = Number(process.env['CORRIDOR_TEST_SEED'] ?? randomInt(2 ** 31));
  if (!Number.isSafeInteger(seed)) throw new Error('CORRIDOR_TEST_SEED must be a whole number');
  console.log(`Properties run with seed ${seed}; CORRIDOR_TEST_SEED=${seed} runs them again.`);
  project.provide('propertySeed', seed);

  const { templates, remove } = await prepareTemplates(process.env['CORRIDOR_TEST_POSTGRES_URL']);
  project.provide('databaseTemplates', templates);
  return remove;
}
