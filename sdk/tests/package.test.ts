import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { build as buildWithVite } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { RESOURCES } from '../../generated/sdk/resources.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import type { Operation } from '../src/resources.ts';
import { Corridor, VERSION } from '../src/client.ts';

const run = promisify(execFile);

const HERE = fileURLToPath(new URL('../', import.meta.url));
const COMPILER = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/** Methods at the first measurement: each later one may add its line of the table, in bytes when it is compressed. */
const FIRST_METHODS = 116;
const LATER_METHOD = { minified: 40, packed: 400 };

const later = Object.values(RESOURCES).flatMap(Object.keys).length - FIRST_METHODS;

/** The most that each may be, in bytes: by the design of the package. */
const MOST = {
  all: 12_000 + later * LATER_METHOD.minified,
  webhooks: 2_000,
  tarball: 72_000 + later * LATER_METHOD.packed,
};

describe('every operation', () => {
  it('with a key has a method of its own, and one alone', () => {
    const resources: Readonly<Record<string, Readonly<Record<string, Operation>>>> = RESOURCES;
    const mapped = Object.values(resources).flatMap((methods) => Object.values(methods).map(([id]) => id));
    const ofKeys = Object.values(OPERATIONS)
      .filter(({ path }) => path.startsWith('/v1/'))
      .map(({ operationId }) => operationId);
    expect([...mapped].sort()).toEqual([...ofKeys].sort());
    const names = Object.entries(RESOURCES).flatMap(([name, methods]) =>
      Object.keys(methods).map((method) => `${name}.${method}`),
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('is reached by its method', () => {
    const client = new Corridor({ key: 'sk_sandbox_a', baseUrl: 'http://localhost' });
    const methods = client as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    for (const [name, operations] of Object.entries(RESOURCES))
      for (const method of Object.keys(operations))
        expect([name, method, typeof methods[name]?.[method]]).toEqual([name, method, 'function']);
    expect(typeof client.revenue.downloadReport).toBe('function');
  });
});

it('a wrong option is refused, and no key is shown', () => {
  const usual = { key: 'sk_sandbox_secret', baseUrl: 'http://localhost:3000/base/' };
  for (const wrong of [
    { key: 'secret' },
    { key: '' },
    { baseUrl: 'localhost' },
    { baseUrl: 'ftp://localhost' },
    { baseUrl: 'http://user:password@localhost' },
    { key: 'sk_live_secret', baseUrl: 'http://api.example' },
    { timeoutMs: 0 },
    { retries: Number.NaN },
  ])
    expect(() => new Corridor({ ...usual, ...wrong })).toThrow(
      expect.objectContaining({ code: 'configuration' }),
    );
  expect(new Corridor({ ...usual, key: 'sk_live_secret', baseUrl: 'http://127.0.0.1:3000' })).toBeInstanceOf(
    Object,
  );
  expect(inspect(new Corridor(usual), { depth: 9, showHidden: true })).not.toContain('secret');
});

withServer(({ server }) => {
  describe('the tarball', () => {
    let folder: string;
    let tarball: string;
    let variables: NodeJS.ProcessEnv;
    let tenant: TestTenant;

    /** What a user has: the package in node_modules of an empty project. */
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'corridor-client-'));
      await run(process.execPath, [join(HERE, 'build.js')]);
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd: HERE });
      const [{ filename } = { filename: '' }] = JSON.parse(stdout) as { filename: string }[];
      tarball = join(folder, filename);
      const own = join(folder, 'node_modules', '@corridor', 'client');
      await mkdir(own, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', own, '--strip-components=1']);
      tenant = await server().newTenant();
      await tenant.fund('1000.00');
      const { id } = await tenant.newBeneficiary();
      const { key } = await tenant.newApiKey({ role: 'admin' });
      const { url } = server().service;
      variables = { ...process.env, CORRIDOR_API_KEY: key, CORRIDOR_URL: url, BENEFICIARY_ID: id };
    }, 120_000);
    afterAll(() => rm(folder, { recursive: true }));

    async function runFile(name: string, text: string): Promise<string> {
      await writeFile(join(folder, name), text);
      return (await run(process.execPath, [name], { cwd: folder, env: variables })).stdout;
    }

    it('T2 works as ESM, as CommonJS, through esbuild and Vite, and both forms are one', async () => {
      const program = `
        new Corridor().meta.getCaller().then(({ environment }) => console.log(environment));`;
      expect(await runFile('esm.mjs', `import { Corridor } from '@corridor/client';${program}`)).toBe(
        'sandbox\n',
      );
      expect(await runFile('cjs.cjs', `const { Corridor } = require('@corridor/client');${program}`)).toBe(
        'sandbox\n',
      );
      const both = `
        import { createRequire } from 'node:module';
        import * as esm from '@corridor/client';
        import { verifyWebhook } from '@corridor/client/webhooks';
        import { verifyLedger } from '@corridor/client/ledger';
        import { fileStore } from '@corridor/client/node';
        const cjs = createRequire(import.meta.url)('@corridor/client');
        console.log(cjs.Corridor === esm.Corridor, typeof verifyWebhook, typeof verifyLedger, typeof fileStore);
        verifyWebhook('', {}, '').catch((error) => console.log(error instanceof esm.WebhookError, error instanceof esm.ApiError));`;
      expect(await runFile('both.mjs', both)).toBe('true function function function\ntrue false\n');
      await build({
        entryPoints: [join(folder, 'esm.mjs')],
        bundle: true,
        format: 'esm',
        outfile: join(folder, 'bundle.mjs'),
        logLevel: 'error',
      });
      await buildWithVite({
        root: folder,
        configFile: false,
        logLevel: 'error',
        build: {
          lib: { entry: 'esm.mjs', formats: ['es'], fileName: () => 'vite.mjs' },
          outDir: 'dist',
          target: 'es2022',
        },
      });
      for (const bundled of ['bundle.mjs', 'dist/vite.mjs']) {
        const { stdout } = await run(process.execPath, [bundled], { cwd: folder, env: variables });
        expect([bundled, stdout]).toEqual([bundled, 'sandbox\n']);
      }
    });

    it('T2 has a README whose programs run', async () => {
      const text = await readFile(join(folder, 'node_modules/@corridor/client/README.md'), 'utf8');
      const programs = [...text.matchAll(/```ts\n(.*?)```/gs)].map(([, program]) => program);
      expect(programs.length).toBeGreaterThan(4);
      // TypeScript of today's Node would need a flag: what the README has of it is removed.
      const settling = setInterval(() => void tenant.settle(), 200);
      const output = await runFile('readme.mjs', programs.join('\n')).finally(() => clearInterval(settling));
      expect(output).toContain('not_found no_effect req_');
      expect(output).toContain('payout.settled');
    });

    it('T1 is typed for old and new compilers, without types of a platform', async () => {
      const fine = `
        import { Corridor, isCorridorError, type ErrorCodes, type Payout } from '@corridor/client';
        import { verifyWebhook } from '@corridor/client/webhooks';
        const corridor = new Corridor({ onAttempt: ({ attempt }) => attempt.toFixed() });
        export async function pay(beneficiaryId: string): Promise<Payout> {
          const payout = await corridor.payouts.create({ beneficiaryId, amount: '1.00', currency: 'AUD', externalReference: 'x' }, { idempotencyKey: 'a key of ours' });
          for await (const { id } of corridor.payouts.list({ status: 'settled' })) id.toUpperCase();
          const { response } = await corridor.webhooks.delete('whk_1').withResponse();
          response.replayed satisfies boolean;
          await corridor.apiKeys.revoke('key_1', { stepUpToken: 'token' });
          return corridor.payouts.waitUntil(payout, 'settled');
        }
        export function isPoor(error: unknown): boolean {
          const code: ErrorCodes['createPayout'] = 'insufficient_funds';
          return isCorridorError(error, code) && error.outcome === 'no_effect';
        }
        export const isSettled = async (body: string, headers: Record<string, string>): Promise<boolean> =>
          (await verifyWebhook(body, headers, 'whsec_')).type === 'payout.settled';`;
      const wrong = [
        'corridor.payouts.create({ amount: 1 });',
        'corridor.payouts.make();',
        "corridor.payouts.list({ statuss: 'settled' });",
        "corridor.payouts.waitUntil('pay_1', 'settledd');",
        "corridor.payouts.get('pay_1', { idempotencyKey: 'reads have none' });",
        "const code: ErrorCodes['createPayout'] = 'quote_expired';",
      ];
      const options = {
        strict: true,
        noEmit: true,
        types: [],
        lib: ['es2022'],
        target: 'es2022',
        module: 'nodenext',
      };
      const compile = async (text: string, extension: 'mts' | 'cts'): Promise<string> => {
        await writeFile(join(folder, `sample.${extension}`), text);
        await writeFile(
          join(folder, 'tsconfig.json'),
          JSON.stringify({ compilerOptions: options, files: [`sample.${extension}`] }),
        );
        return run(process.execPath, [COMPILER, '-p', folder]).then(
          () => '',
          (error: unknown) => (error as { readonly stdout: string }).stdout,
        );
      };
      expect(await compile(fine, 'mts')).toBe('');
      expect(await compile(fine, 'cts')).toBe('');
      const all = await compile(`${fine}\n${wrong.join('\n')}`, 'mts');
      const lines = [...all.matchAll(/sample\.mts\((\d+),/g)].map(([, line]) => Number(line));
      const first = fine.split('\n').length + 1;
      expect([...new Set(lines)]).toEqual(wrong.map((_, index) => first + index));
    });

    it('is small', async () => {
      const minified = async (entry: string): Promise<number> => {
        const text = await readFile(join(HERE, 'dist', `${entry}.cjs`), 'utf8');
        const { code } = await transform(text, { minify: true });
        return gzipSync(code, { level: 9 }).length;
      };
      const sizes = {
        all: await minified('client'),
        webhooks: await minified('webhooks'),
        tarball: (await readFile(tarball)).length,
      };
      for (const name of ['all', 'webhooks', 'tarball'] as const)
        expect(sizes[name], name).toBeLessThanOrEqual(MOST[name]);
    });

    it('says its version', async () => {
      const { version } = JSON.parse(await readFile(join(HERE, 'package.json'), 'utf8')) as {
        version: string;
      };
      expect(VERSION).toBe(version);
    });
  });
});
