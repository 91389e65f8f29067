import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withServer } from '../../src/testing/server/with-server.ts';
import { readContract } from '../contract/read-contract.ts';
import { curlOf, typescriptOf } from '../text/samples.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const { operations } = readContract(new URL('../../', import.meta.url), 'sandbox');

/** As long as the examples of the contract: what they name does not exist here. */
const REFUSED_BY_FORM = [400, 405, 406, 411, 413, 415, 431];

withServer(({ server }) => {
  describe('the curl of each page', () => {
    it('is a request that the service understands', async () => {
      const tenant = await server().newTenant();
      // Writes last: one of them may end what the others need, such as the key.
      const asked = operations.filter(({ id, path }) => path.startsWith('/v1/') && id !== 'resetSandbox');
      const lines = asked.map(
        (operation) => `${curlOf(operation)} -sS -o /dev/null -w '${operation.id} %{http_code}\\n'`,
      );
      const script = ['set -e', 'uuidgen() { echo "sample-$RANDOM-$RANDOM-$RANDOM"; }', ...lines].join('\n');
      const { stdout } = await run('bash', ['-c', script], {
        env: {
          ...process.env,
          CORRIDOR_URL: server().url,
          CORRIDOR_API_KEY: tenant.secretKey,
          STEP_UP_TOKEN: 'stp_0',
        },
      });
      const answers = stdout.trim().split('\n');
      expect(answers.map((line) => line.split(' ')[0])).toEqual(asked.map(({ id }) => id));
      expect(answers.filter((line) => REFUSED_BY_FORM.includes(Number(line.split(' ')[1])))).toEqual([]);
      expect(answers.filter((line) => / 20\d$/.test(line)).length).toBeGreaterThan(30);
    });
  });
});

describe('the TypeScript of each page', () => {
  it('compiles', async () => {
    const folder = `${ROOT}.data/docs-samples-${process.pid}/`;
    const samples = operations.flatMap((operation) => {
      const sample = typescriptOf(operation);
      return sample === undefined
        ? []
        : [`export async function ${operation.id}() {\n${sample}\nreturn result;\n}`];
    });
    expect(samples.length).toBeGreaterThan(100);
    const opening = [
      "import type { Corridor } from '../../sdk/src/client.ts';",
      'declare const corridor: Corridor;',
      'declare const stepUpToken: string;',
    ];
    await mkdir(folder, { recursive: true });
    try {
      await writeFile(`${folder}samples.ts`, [...opening, ...samples].join('\n\n'));
      await writeFile(
        `${folder}tsconfig.json`,
        JSON.stringify({
          extends: '../../tsconfig.json',
          compilerOptions: { incremental: false, tsBuildInfoFile: null },
          include: ['samples.ts'],
        }),
      );
      const compiler = `${ROOT}node_modules/typescript-7/bin/tsc`;
      const compiled = run(process.execPath, [compiler, '-p', folder]).catch(
        (error: unknown) => error as { stdout: string },
      );
      expect((await compiled).stdout).toBe('');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
