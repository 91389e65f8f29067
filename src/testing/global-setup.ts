import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { prepareTemplates, type DatabaseTemplates } from './databases/database-templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
    propertySeed: number;
  }
}

/** Has what people run compiled, where the sources have changed since: so no test meets the line that tells of it. */
async function compileOnce(): Promise<void> {
  await promisify(execFile)(process.execPath, ['build/run.cjs', 'operator', '--help']);
}

/**
 * Runs once before all test files: the programs are compiled, both databases are prepared, and the seed of every property is
 * drawn and shown.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const seed = Number(process.env['CORRIDOR_TEST_SEED'] ?? randomInt(2 ** 31));
  if (!Number.isSafeInteger(seed)) throw new Error('CORRIDOR_TEST_SEED must be a whole number');
  console.log(`Properties run with seed ${seed}; CORRIDOR_TEST_SEED=${seed} runs them again.`);
  project.provide('propertySeed', seed);

  await compileOnce();
  const { templates, remove } = await prepareTemplates(process.env['CORRIDOR_TEST_POSTGRES_URL']);
  project.provide('databaseTemplates', templates);
  return remove;
}
