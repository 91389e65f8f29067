import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { readTestSeed } from './test-seed.ts';
import { prepareTemplates, type DatabaseTemplates } from './databases/database-templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseTemplates: DatabaseTemplates;
    seed: number;
  }
}

/** Has what people run compiled, where the sources have changed since: so no test meets the line that tells of it. */
async function compileOnce(): Promise<void> {
  await promisify(execFile)(process.execPath, ['build/run.cjs', 'operator', '--help']);
}

/**
 * Runs once before all test files: the programs are compiled, both databases are prepared, and the seed of all that is
 * random is shown.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const seed = readTestSeed();
  console.log(`Tests run with seed ${seed}; CORRIDOR_TEST_SEED=${seed} runs them again.`);
  project.provide('seed', seed);

  await compileOnce();
  const { templates, remove } = await prepareTemplates(process.env['CORRIDOR_TEST_POSTGRES_URL']);
  project.provide('databaseTemplates', templates);
  return remove;
}
