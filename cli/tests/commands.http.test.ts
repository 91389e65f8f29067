import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { startProgram } from '../../src/testing/server/run-program.ts';
import { GUARDED, withServer } from '../../src/testing/server/with-server.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { runCorridor } from '../program.ts';

const run = promisify(execFile);

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

let folder: string;
let out: string[];
let err: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'corridor-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

beforeEach(() => {
  [out, err] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(Buffer.from(text).toString()) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
  vi.stubEnv('XDG_CONFIG_HOME', folder);
  vi.stubEnv('CORRIDOR_API_KEY', '');
  vi.stubEnv('CORRIDOR_URL', '');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

async function corridor(...words: readonly string[]): Promise<Said> {
  [out, err] = [[], []];
  await runCorridor(words, new AbortController().signal);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return { code, stdout: out.join(''), stderr: err.join('') };
}

/** As people type it, with a key on the standard input. */
async function login(key: string, url: string, ...words: readonly string[]): Promise<Said> {
  const child = run(
    process.execPath,
    ['--import', 'tsx', 'cli/corridor.ts', 'login', '--base-url', url, ...words],
    { cwd: ROOT, env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: folder } },
  );
  child.child.stdin?.end(`${key}\n`);
  return child.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error as Said,
  );
}

describe('without a server', () => {
  it('no key is exit code 2 and one sentence', async () => {
    const { code, stdout, stderr } = await corridor('status');
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      'An API key is required: run `corridor login`, or set CORRIDOR_API_KEY.\n',
    ]);
  });

  it('a profile that there is not is exit code 2', async () => {
    const { code, stderr } = await corridor('balances', '--profile', 'live');
    expect([code, stderr]).toEqual([
      2,
      'There is no profile "live": corridor login --profile live makes one.\n',
    ]);
  });

  it('a key that is none, no server, and a word that there is not are exit code 2', async () => {
    const url = `http://127.0.0.1:${String(await findFreePort())}`;
    const key = ['--api-key', 'sk_sandbox_x', '--base-url', url];
    expect(await corridor('status', '--api-key', 'secret')).toMatchObject({ code: 2, stdout: '' });
    const away = await corridor('status', ...key);
    expect([away.code, away.stdout, away.stderr]).toEqual([
      2,
      '',
      'The service could not be reached (ECONNREFUSED).\n',
    ]);
    expect(await corridor('staus')).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/unknown command/) as string,
    });
    expect(await corridor('payouts', 'create', ...key)).toMatchObject({ code: 2 });
    expect(await corridor('call', 'POST', '/v1/customers', '-d', '{', ...key)).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^The body cannot be read/) as string,
    });
    expect(await corridor('simulate', 'clock', '--run', '--advance', '5', ...key)).toMatchObject({ code: 2 });
    expect(await corridor('simulate', 'advance', 'ben_1', 'settled', ...key)).toMatchObject({ code: 2 });
  });

  it('help is exit code 0 and names every command', async () => {
    const { code, stdout } = await corridor('--help');
    expect(code).toBe(0);
    for (const name of ['login', 'find', 'payouts', 'simulate', 'listen', 'conformance', 'completion'])
      expect(stdout).toContain(`  ${name}`);
  });

  it.each(['bash', 'zsh'])('the completion of %s is a script that knows the commands', async (shell) => {
    const { stdout } = await corridor('completion', shell);
    const [, script = ''] = /(_corridor\(\)[\s\S]*)/.exec(stdout) ?? [];
    const asked = `${script}\nCOMP_WORDS=(corridor payouts cr); COMP_CWORD=2; _corridor; echo "\${COMPREPLY[@]}"`;
    expect((await run('bash', ['-c', asked])).stdout.trim()).toBe('create');
  });

  it('the completion of fish has a line for each word', async () => {
    const { stdout } = await corridor('completion', 'fish');
    expect(stdout).toContain("complete -c corridor -n '__fish_seen_subcommand_from payouts' -f -a create");
  });
});

withServer(
  ({ server }) =>
    describe('with a server', () => {
      let tenant: TestTenant;
      let beneficiary: string;

      beforeAll(async () => {
        tenant = await server().newTenant();
        beneficiary = (await tenant.newBeneficiary()).id;
      });
      beforeEach(() => {
        vi.stubEnv('CORRIDOR_URL', server().url);
        vi.stubEnv('CORRIDOR_API_KEY', tenant.secretKey);
      });

      describe('a login', () => {
        it('stores a key that is accepted for its user alone, and other commands use it', async () => {
          const stored = await login(tenant.secretKey, server().url);
          expect(stored).toMatchObject({ code: 0, stderr: '' });
          expect(stored.stdout).toContain(`${tenant.clientId}, sandbox at ${server().url}`);
          const path = join(folder, 'corridor/profiles.json');
          expect((await stat(path)).mode & 0o777).toBe(0o600);
          expect((await stat(join(folder, 'corridor'))).mode & 0o777).toBe(0o700);
          vi.stubEnv('CORRIDOR_API_KEY', '');
          vi.stubEnv('CORRIDOR_URL', 'http://127.0.0.1:9');
          expect((await corridor('status')).stdout).toContain(tenant.clientId);
          await chmod(path, 0o644);
          expect(await corridor('status')).toMatchObject({
            code: 2,
            stderr: `Other users can read ${path}: chmod 600 it.\n`,
          });
          await chmod(path, 0o600);
        });

        it('stores nothing of a key that is refused', async () => {
          const refused = await login('sk_sandbox_unknown', server().url, '--profile', 'other');
          expect(refused).toMatchObject({ code: 2, stdout: '' });
          expect(refused.stderr).toMatch(/401, unauthenticated/);
          expect(await readFile(join(folder, 'corridor/profiles.json'), 'utf8')).not.toContain('other');
        });

        it('is removed by logout', async () => {
          expect(await corridor('logout')).toMatchObject({ code: 0 });
          expect(await corridor('logout')).toMatchObject({ code: 2 });
        });
      });

      it('a wrong key is exit code 2 and one sentence', async () => {
        const { code, stdout, stderr } = await corridor('balances', '--api-key', 'sk_sandbox_unknown');
        expect([code, stdout]).toEqual([2, '']);
        expect(stderr).toMatch(/^The server answered 401, unauthenticated: [^\n]+ \(req_\w+\)\n$/);
      });

      describe('a payout', () => {
        const words = (amount: string, reference: string): string[] => [
          ...['--beneficiary', beneficiary, '--amount', amount, '--reference', reference],
        ];

        it('is previewed, and refused before there is money, which is exit code 1', async () => {
          const preview = await corridor('payouts', 'create', '--preview', ...words('10.00', 'a'));
          expect(preview.code).toBe(1);
          expect(preview.stdout).toMatch(/canProceed +false\nholdReason +insufficient_funds/);
          const refused = await corridor('payouts', 'create', ...words('10.00', 'a'));
          expect([refused.code, refused.stdout]).toEqual([1, '']);
          expect(refused.stderr).toMatch(/^The server answered 422, insufficient_funds: /);
          const wrong = await corridor('payouts', 'create', ...words('10.001', 'a'));
          expect(wrong.stderr).toMatch(/400, invalid_request: .*\n {2}body \/amount: /);
        });

        it('is made once under one key, found by its reference and by its identifier, and listed', async () => {
          expect((await corridor('simulate', 'payin', '1000.00')).code).toBe(0);
          const create = ['payouts', 'create', '--json', '--idempotency-key', 'one-key-of-mine'];
          const made = await corridor(...create, ...words('250.00', 'invoice-1'));
          const again = await corridor(...create, ...words('250.00', 'invoice-1'));
          expect(again.stdout).toBe(made.stdout);
          const { id } = JSON.parse(made.stdout) as { id: string };
          expect((await corridor('find', 'invoice-1')).stdout).toContain(id);
          expect((await corridor('find', id)).stdout).toMatch(/principal +250\.00 AUD/);
          expect(await corridor('find', 'nothing')).toMatchObject({ code: 1, stdout: '' });
          expect(await corridor('find', 'pay_00000000000000000000000000')).toMatchObject({ code: 1 });
          const { stdout } = await corridor('payouts', 'list', '--reference', 'invoice-1');
          expect(stdout.split('\n')[0]).toMatch(/^Created +Payout +Status +AUD +Reference$/);
          expect(stdout.split('\n')[1]).toContain(id);
          const advanced = await corridor('simulate', 'advance', id, 'returned', '--reason', 'closed');
          expect(JSON.parse(advanced.stdout)).toMatchObject({ id, status: 'returned' });
          expect((await corridor('payouts', 'get', id)).stdout).toMatch(/status +returned/);
        });
      });

      it('balances, movements and the statement are shown as tables, and as JSON', async () => {
        expect((await corridor('balances')).stdout).toMatch(/^Asset +Available +Reserved +Posted\nAUD +\d/);
        expect(JSON.parse((await corridor('balances', '--json')).stdout)).toHaveProperty('balances');
        const { stdout } = await corridor('transactions', '--limit', '2');
        expect(stdout.trimEnd().split('\n')).toHaveLength(3);
        const { now } = await tenant.get<{ now: string }>('/v1/sandbox/clock');
        const before = new Date(Date.parse(now) - 86_400_000).toISOString();
        const range = ['--asset', 'AUD', '--from', before, '--to', now];
        expect((await corridor('statement', ...range)).stdout).toMatch(/funding_credited +1000\.00/);
        const { stdout: csv } = await corridor('statement', '--csv', ...range);
        expect(csv.trimEnd().split('\r\n').length).toBeGreaterThan(3);
      });

      it('requests are shown with their refusals', async () => {
        const id = await tenant.keptRequest();
        const { stdout } = await corridor('requests', '--limit', '50');
        expect(stdout).toContain(id);
        expect(stdout).toMatch(/ 422 +insufficient_funds +POST \/v1\/treasury\/payouts /);
      });

      it('the clock is read and set', async () => {
        const frozen = await corridor('simulate', 'clock', '--freeze', '2031-01-01T00:00:00Z');
        expect(JSON.parse(frozen.stdout)).toMatchObject({ now: '2031-01-01T00:00:00.000Z', frozen: true });
        expect((await corridor('status')).stdout).toMatch(/Clock +2031-01-01T00:00:00\.000Z, frozen/);
        expect(JSON.parse((await corridor('simulate', 'clock', '--run')).stdout)).toMatchObject({
          frozen: false,
        });
      });

      it('any operation is called, with a query and with a body', async () => {
        const { stdout } = await corridor('call', 'get', '/v1/treasury/payouts', '-q', 'limit=1');
        expect((JSON.parse(stdout) as { data: unknown[] }).data).toHaveLength(1);
        const body = JSON.stringify({ type: 'aud_account' });
        const made = await corridor('call', 'POST', '/v1/treasury/funding-instruments', '-d', body);
        expect(JSON.parse(made.stdout)).toMatchObject({ type: 'aud_account' });
      });

      it('the chain of hashes is recomputed', async () => {
        const { code, stdout } = await corridor('verify');
        expect(code).toBe(0);
        expect(stdout).toMatch(/^\d+ movements, head \d+:[0-9a-f]{64}\nThe chain of hashes is whole\.\n$/);
      });

      it('movements are followed as they come, until it is interrupted', async () => {
        const program = startProgram('cli/corridor.ts', ['transactions', '--follow'], {
          CORRIDOR_URL: server().url,
          CORRIDOR_API_KEY: tenant.secretKey,
        });
        try {
          // It begins at some moment after its start: what comes then is shown.
          await vi.waitFor(
            async () => {
              await tenant.fund('1.00');
              expect(program.output()).toMatch(/ {2}funding_credited {2}AUD {2}1\.00 {2}0\.00 {2}/);
            },
            { timeout: 50_000, interval: 500 },
          );
          program.process.kill('SIGINT');
          expect(await program.ended).toMatchObject({ exitCode: 0, stderr: '' });
        } finally {
          program.process.kill('SIGKILL');
        }
      });
    }),
  GUARDED,
);
