import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '../../../conformance/suite/check-list.ts';
import type { CheckResult } from '../../../conformance/suite/run-check.ts';
import { runSuite, type RunOptions, type RunResult } from '../../../conformance/suite/run-suite.ts';
import { withKeys } from '../../../conformance/suite/test-session.ts';
import { startTrial, type SelfTrial } from '../self-trial.ts';
import { startStranger, type Nonsense, type Stranger } from './stranger-proxy.ts';
import { finderOf, operationsOf, without, type Document, type Listed } from './without.ts';

const PATIENCE_MS = 120_000;

const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
const find = finderOf(operationsOf(document));

let trial: SelfTrial;

beforeAll(async () => {
  const variables = { CORRIDOR_STEP_MS: '0', CORRIDOR_CONTRACT_GUARD: 'off' };
  trial = await startTrial({ database: 'sqlite', keys: 'tenants', processes: 1, variables });
}, PATIENCE_MS);

afterAll(async () => trial.stop());

/** What the trial's options say, of those of a name. */
const given = (flag: string): string[] =>
  trial.options.filter((_word, index) => trial.options[index - 1] === flag);

async function request(method: string, path: string, key: string, body?: unknown): Promise<unknown> {
  const headers: Record<string, string> = { authorization: `Bearer ${key}` };
  if (body !== undefined) {
    Object.assign(headers, { 'content-type': 'application/json', 'idempotency-key': 'before a run' });
  }
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(`${given('--base-url')[0] ?? ''}${path}`, { method, headers, ...sent });
  return response.json();
}

async function run(
  stranger: Stranger,
  names: readonly string[],
  more: Partial<RunOptions> = {},
): Promise<RunResult> {
  const proxy = await startStranger(given('--base-url')[0] ?? '', stranger);
  const [first = ''] = given('--secret-key');
  const credentials = more.credentials ?? withKeys(first);
  try {
    return await runSuite({
      baseUrls: [proxy.url],
      seed: 1,
      checks: CHECKS.filter(({ name }) => names.includes(name)),
      ...more,
      credentials,
    });
  } finally {
    await proxy.close();
  }
}

const saying = (operationId: string, kind: Nonsense): Stranger => ({
  nonsenseFor: (method, path) => (find(method, path)?.operationId === operationId ? kind : undefined),
});

const brokenIn = ({ session }: RunResult): string[] => [
  ...new Set(session.failures.map(({ operation }) => operation)),
];

const outcomesOf = ({ cells }: CheckResult): unknown[] =>
  cells.map(({ outcome, reason }) => [outcome, reason]);

describe('an operation that answers by nonsense', () => {
  it.each<[string, Nonsense]>([
    ['createPayout', 'html'],
    ['simulatePayin', 'other'],
    ['getTreasury', 'empty'],
    ['createBeneficiary', 'no-id'],
  ])(
    '%s: %s is named, the run goes on, and nothing of it is a mistake of the suite',
    async (operationId, kind) => {
      const result = await run(saying(operationId, kind), ['payout-rules', 'deactivation', 'overview']);
      expect(brokenIn(result)).toContain(operationId);
      expect(result.session.mistakes).toEqual([]);
      expect(result.stopped).toBeUndefined();
      expect(result.results.map(({ check }) => check.name)).toContain('overview');
    },
    PATIENCE_MS,
  );
});

describe('a document that lacks operations', () => {
  const isControl = ({ path }: Listed): boolean => path.startsWith('/v1/sandbox/');
  const isOfWebhooks = ({ path }: Listed): boolean => path.startsWith('/v1/webhooks');

  it.each([
    ['every control call', isControl],
    ['all of webhooks', isOfWebhooks],
  ])(
    '%s: what it has is judged, what it lacks is not tried, and nothing is called broken',
    async (_what, isGone) => {
      const result = await run(
        {
          documentFor: (served) => without(served, (each) => !isGone(each)),
          knows: (method, path) => {
            const operation = find(method, path);
            return operation === undefined || !isGone(operation);
          },
        },
        ['unauthenticated', 'bad-queries', 'clock', 'webhook-subscriptions'],
      );
      expect(result.session.failures).toEqual([]);
      expect(result.session.mistakes).toEqual([]);
      const held = result.results.filter(({ cells }) => cells.some(({ outcome }) => outcome === 'held'));
      expect(held.length).toBeGreaterThan(3);
      const reasons = result.results.flatMap(({ cells }) => cells.map(({ reason }) => reason));
      expect(reasons).toContain('the document does not have it');
    },
    PATIENCE_MS,
  );
});

describe('a run that is stopped', () => {
  it(
    'ends the check, lets the clock run again, and still says what came of it',
    async () => {
      const [key = ''] = given('--secret-key');
      const interruption = new AbortController();
      const knows = (method: string, path: string): boolean => {
        if (find(method, path)?.operationId === 'setClock') interruption.abort();
        return true;
      };
      const result = await run({ knows }, ['clock', 'overview'], {
        signal: interruption.signal,
        credentials: withKeys(key),
      });
      expect(result.stopped).toBe('The run was interrupted, in the check clock');
      expect(result.troubles).toEqual([]);
      expect(await request('GET', '/v1/sandbox/clock', key)).toMatchObject({ frozen: false });
    },
    PATIENCE_MS,
  );

  it(
    'by the time of a check leaves that check as not tried',
    async () => {
      const result = await run({}, ['overview'], { checkMs: 1 });
      const [overview] = result.results.filter(({ check }) => check.name === 'overview');
      expect(overview && outcomesOf(overview)).toContainEqual(['not tried', 'it was not over after 0.001 s']);
      expect(result.session.failures).toEqual([]);
      expect(result.stopped).toBeUndefined();
    },
    PATIENCE_MS,
  );
});

describe('a run that cannot begin', () => {
  it('refuses a key that is refused everywhere, in one sentence without the key', async () => {
    const key = 'sk_sandbox_nonsense';
    const credentials = withKeys(key);
    await expect(run({}, ['overview'], { credentials })).rejects.toThrow(
      /^The key of the tenant is refused: .*401 unauthenticated\. Is --secret-key right\?$/,
    );
  });

  it('refuses two keys of one account as keys of two', async () => {
    const [key = ''] = given('--secret-key');
    const credentials = withKeys(key, key);
    await expect(run({}, ['overview'], { credentials })).rejects.toThrow('give a second key');
  });

  it('refuses a document that is none', async () => {
    const documentFor = (): Document => ({ hello: 'world' }) as unknown as Document;
    await expect(run({ documentFor }, ['overview'])).rejects.toThrow('no OpenAPI document');
  });
});

it(
  'takes away what keeps money from moving, and puts it back',
  async () => {
    const [, key = ''] = given('--secret-key');
    const limits = { beneficiaryDailyMaximum: 5_000 };
    await request('POST', '/v1/sandbox/configuration', key, { reason: 'mine', limits });
    const credentials = withKeys(key);
    const result = await run({}, ['overspend'], { credentials });
    expect(brokenIn(result)).toEqual([]);
    const [overspend] = result.results.filter(({ check }) => check.name === 'overspend');
    expect(overspend?.cells.every(({ outcome }) => outcome === 'held')).toBe(true);
    const kept = await request('GET', '/v1/treasury/configurations/effective', key);
    expect(kept).toMatchObject({ limits });
  },
  PATIENCE_MS,
);

describe('an error of a check', () => {
  const broken = (): never => {
    throw new Error('it is wrong itself');
  };

  it.each([
    ['that comes as it runs', { run: broken }],
    ['that comes before it runs', { lacks: broken }],
  ])('%s is a mistake of the suite, and the run goes on', async (_when, more) => {
    const [first, second] = CHECKS.filter(({ name }) => ['deactivation', 'served-tables'].includes(name));
    if (first === undefined || second === undefined) throw new Error('There are no such checks');
    const result = await run({}, [], { checks: [{ ...first, ...more }, second] });
    expect(result.session.failures).toEqual([]);
    expect(result.session.mistakes).toMatchObject([{ check: first.name, message: 'it is wrong itself' }]);
    const reasons = result.results.find(({ check }) => check.name === first.name)?.cells ?? [];
    expect(new Set(reasons.map(({ reason }) => reason))).toEqual(
      new Set(['the suite made a mistake: it is wrong itself']),
    );
    const after = result.results.find(({ check }) => check.name === second.name)?.cells ?? [];
    expect(after.some(({ outcome }) => outcome === 'held')).toBe(true);
  });
});
