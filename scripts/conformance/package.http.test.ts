import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverOn } from '../../src/testing/server/with-server.ts';

const run = promisify(execFile);

const PACKAGE = fileURLToPath(new URL('../../conformance/', import.meta.url));

const PATIENCE_MS = 120_000;

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

describe('the package of the suite', () => {
  const { server } = serverOn('sqlite', {});
  let folder: string;
  let packed: Packed;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'corridor-conformance-package-'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: PACKAGE });
    [packed] = JSON.parse(stdout) as [Packed];
    await writeFile(join(folder, 'package.json'), '{"private":true}');
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--silent'];
    await run('npm', ['install', ...quiet, join(folder, packed.filename)], { cwd: folder });
  }, PATIENCE_MS);
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const suite = async (words: readonly string[], variables: Record<string, string> = {}) =>
    run(join(folder, 'node_modules/.bin/corridor-conformance'), words, {
      cwd: folder,
      env: { PATH: process.env['PATH'], HOME: folder, ...variables },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      (error: unknown) => {
        const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
        return { code, said: stdout + stderr };
      },
    );

  it('holds the suite and what people read, and no test', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['README.md', 'bin/corridor-conformance.js', 'cli.ts', 'report.schema.json']),
    );
    expect(paths.filter((path) => /[.]test[.]ts$|^dredd\//.test(path))).toEqual([]);
  });

  it(
    'runs in a project of its own, by the address and the key of the environment',
    async () => {
      const { secretKey } = await server().newTenant();
      const variables = { CORRIDOR_URL: server().url, CORRIDOR_API_KEY: secretKey };
      const { code, said } = await suite(['--only', 'pairs,links', '--report', 'reports'], variables);
      expect([code, said]).toEqual([
        2,
        'Could not run: There is no check "pairs". The command list shows them all.\n',
      ]);
      const held = await suite(['--only', 'console-pages', '--report', 'reports', '--strict'], variables);
      expect(held.said).toContain('Reports: reports/index.html');
      expect(held.said).not.toContain(secretKey);
      expect(held.code).toBe(3);
    },
    PATIENCE_MS,
  );

  it('names the option that is missing', async () => {
    expect(await suite([])).toEqual({
      code: 2,
      said: "error: required option '--base-url <url>' not specified\n",
    });
  });
});
