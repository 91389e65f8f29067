import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withServer } from '../../src/testing/server/with-server.ts';

const run = promisify(execFile);

const HERE = fileURLToPath(new URL('../', import.meta.url));

withServer(({ server }) => {
  describe('the package', () => {
    let folder: string;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'corridor-cli-package-'));
      await run(process.execPath, ['build.js'], { cwd: HERE });
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: HERE });
      const [{ filename, files }] = JSON.parse(stdout) as [{ filename: string; files: { path: string }[] }];
      expect(files.map(({ path }) => path).sort()).toEqual([
        'README.md',
        'dist/corridor.mjs',
        'package.json',
      ]);
      await run('tar', ['-xzf', join(folder, filename)], { cwd: folder });
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const corridor = async (...words: readonly string[]) =>
      run(join(folder, 'package/dist/corridor.mjs'), words, {
        cwd: folder,
        env: { PATH: process.env['PATH'], HOME: folder },
      }).then(
        ({ stdout }) => ({ code: 0, said: stdout }),
        (error: unknown) => {
          const { code, stderr } = error as { code: number; stderr: string };
          return { code, said: stderr };
        },
      );

    it('runs where nothing but Node is installed', async () => {
      const tenant = await server().newTenant();
      const flags = ['--base-url', server().url, '--api-key', tenant.secretKey];
      expect(await corridor('balances', ...flags)).toMatchObject({
        code: 0,
        said: expect.stringMatching(/^Asset +Available/) as string,
      });
      expect((await corridor('trigger', 'payout.settled', ...flags)).code).toBe(0);
    });

    it('says that the suite is a package of its own', async () => {
      expect(await corridor('conformance', '--api-key', 'sk_sandbox_x')).toEqual({
        code: 2,
        said: 'The suite is not installed: it is the package @corridor/conformance.\n',
      });
    });
  });
});
