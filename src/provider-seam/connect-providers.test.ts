import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';
import { chooseProviders } from './connect.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const PRODUCTION = {
  CORRIDOR_ENV: 'production',
  ...PRODUCTION_VARIABLES,
  CORRIDOR_SECRET: '0123456789abcdef0123456789abcdef0123',
};

describe('the adapters that are chosen', () => {
  const folders: string[] = [];

  afterEach(async () => {
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
  });

  /** The modules of ours that a process has loaded which opened the service and ended. */
  async function loadedModules(variables: Readonly<Record<string, string>>): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'corridor-modules-'));
    folders.push(folder);
    const program = `
      const { readConfig } = await import('./src/config/config.ts');
      const { createLogger } = await import('./src/http/log/logger.ts');
      const { openService } = await import('./src/service.ts');
      const { prepareDatabase } = await import('./src/db/startup/prepare-database.ts');
      const { openDatabase } = await import('./src/db/connection.ts');
      const { inMigration, runMigrations } = await import('./src/db/startup/migrate.ts');
      const config = readConfig(process.env);
      const database = openDatabase(config.databaseUrl);
      await inMigration(database, (db) => runMigrations(db, database.dialect));
      await database.destroy();
      const service = await openService(config, createLogger('silent', process.stderr));
      await service.close();
    `;
    // Node writes down what it has loaded where it is asked for coverage.
    const coverage = join(folder, 'coverage');
    const env = {
      PATH: process.env['PATH'],
      ...variables,
      DATABASE_URL: `sqlite:${join(folder, 'corridor.db')}`,
      NODE_V8_COVERAGE: coverage,
    };
    const words = ['--import', 'tsx', '--input-type=module', '--eval', program];
    await run(process.execPath, words, { cwd: ROOT, env });
    const files = await readdir(coverage);
    const texts = await Promise.all(files.map((file) => readFile(join(coverage, file), 'utf8')));
    const urls = texts.flatMap((text) => (JSON.parse(text) as { result: { url: string }[] }).result);
    return urls.map(({ url }) => url).filter((url) => url.includes('/src/'));
  }

  it.each([
    ['leave the code of the simulator where it is in production', PRODUCTION, false],
    ['load it in the sandbox', {}, true],
  ])(
    '%s',
    async (_what, variables, isLoaded) => {
      const modules = await loadedModules(variables);
      expect(modules.some((url) => url.endsWith('/src/workers/worker.ts'))).toBe(true);
      expect(modules.some((url) => url.includes('/src/provider-seam/simulator/'))).toBe(isLoaded);
    },
    60_000,
  );

  it('give no amount a meaning in production, and a meaning to those of simulated providers alone', async () => {
    const production = await chooseProviders(readConfig(PRODUCTION));
    expect(production.facts.screen('bank', 1_003n, 'AUD')).toBeUndefined();
    const { facts } = await chooseProviders(readConfig({ CORRIDOR_CHAIN: 'none' }));
    expect(facts.screen('bank', 1_003n, 'AUD')).toBe('provider_review');
    expect(facts.screen('chain', 10_030_000n, 'USDC')).toBeUndefined();
  });
});
