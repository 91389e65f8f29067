import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { EVENT_TYPES } from '../../generated/events.ts';
import { findFreePort } from '../../src/testing/databases/free-port.ts';
import { withServer } from '../../src/testing/server/with-server.ts';
import { startProgram } from '../../src/testing/server/run-program.ts';
import type { TestTenant } from '../../src/testing/worlds/test-tenant.ts';
import { runCorridor } from '../program.ts';

interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

let out: string[];
let err: string[];

beforeEach(() => {
  [out, err] = [[], []];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0);
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function run(...words: readonly string[]): Promise<Said> {
  await runCorridor(['trigger', ...words], new AbortController().signal);
  const code = Number(process.exitCode);
  process.exitCode = 0;
  return { code, stdout: out.join(''), stderr: err.join('') };
}

describe('without a server', () => {
  it('--list shows every type, and of those that no call brings about who does', async () => {
    const { code, stdout } = await run('--list');
    expect(code).toBe(0);
    const lines = stdout.trimEnd().split('\n');
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual([...EVENT_TYPES].sort());
    expect(lines.filter((line) => line.includes(' only ')).map((line) => line.split(' ')[0])).toEqual([
      'developer_fees.updated',
      'api_key.created',
      'api_key.rotated',
      'api_key.revoked',
    ]);
  });

  it.each([
    [
      'one that only a person causes',
      ['api_key.created', '--api-key', 'sk_sandbox_x'],
      /api_key.created cannot be triggered: only a person/,
    ],
    ['no type', ['--api-key', 'sk_sandbox_x'], /An event type is required/],
    [
      'a type that there is not',
      ['payout.vanished', '--api-key', 'sk_sandbox_x'],
      /no event type "payout.vanished"/,
    ],
    ['what every object has', ['constructor', '--api-key', 'sk_sandbox_x'], /no event type "constructor"/],
    ['no key', ['payout.settled', '--api-key', ''], /An API key is required/],
    [
      'an address that is none',
      ['payout.settled', '--api-key', 'sk_sandbox_x', '--base-url', 'there'],
      /not an http or https address/,
    ],
    ['an option that there is not', ['payout.settled', '--now'], /unknown option/],
  ])('%s is exit code 2, with the reason', async (_, words, reason) => {
    const { code, stdout, stderr } = await run(...words);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(reason);
  });

  it('nobody who listens there is exit code 2', async () => {
    const url = `http://127.0.0.1:${String(await findFreePort())}`;
    const { code, stderr } = await run('payout.settled', '--api-key', 'sk_sandbox_x', '--base-url', url);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^The service could not be reached \(ECONNREFUSED\)/);
  });
});

withServer(({ server }) => {
  let tenant: TestTenant;
  const words = (type: string): string[] => [type, '--base-url', server().url, '--api-key', tenant.secretKey];

  beforeAll(async () => {
    tenant = await server().newTenant();
  });

  it('the event is printed as it is listed, exit code 0', async () => {
    const { code, stdout } = await run(...words('payout.returned'));
    expect(code).toBe(0);
    const { data } = await tenant.get<{ data: unknown[] }>('/v1/events?type=payout.returned');
    expect(data).toEqual([JSON.parse(stdout)]);
  });

  it('runs as a program, by what stands in the environment', async () => {
    const variables = { CORRIDOR_URL: `${server().url}/`, CORRIDOR_API_KEY: tenant.secretKey };
    const program = await startProgram('cli/corridor.ts', ['trigger', 'beneficiary.created'], variables)
      .ended;
    expect(program).toMatchObject({ exitCode: 0, stderr: '' });
    expect(JSON.parse(program.stdout)).toMatchObject({ type: 'beneficiary.created' });
  });

  it('no invoice that fits is exit code 2, and says how one comes', async () => {
    const { code, stderr } = await run(...words('invoice.settled'));
    expect(code).toBe(2);
    expect(stderr).toMatch(/no invoice that is issued.*passes the end of a month/);
  });

  it('a key that is refused is exit code 2', async () => {
    const stranger = ['--base-url', server().url, '--api-key', 'sk_sandbox_nobody'];
    const { code, stderr } = await run('payout.settled', ...stranger);
    expect(code).toBe(2);
    expect(stderr).toMatch(/401, unauthenticated/);
    const narrow = await server().newKey(tenant.clientId, { scopes: ['treasury:read', 'webhooks:read'] });
    expect(await run('beneficiary.created', '--base-url', server().url, '--api-key', narrow)).toMatchObject({
      code: 2,
    });
  });

  it('a call that the server refuses on the way is exit code 1', async () => {
    await tenant.post('/v1/sandbox/configuration', {
      reason: 'no payouts',
      capabilities: { payoutsEnabled: false },
    });
    const { code, stdout, stderr } = await run(...words('payout.settled'));
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/The server answered 422, capability_disabled: .* \(req_\w+\)/);
  });
});
