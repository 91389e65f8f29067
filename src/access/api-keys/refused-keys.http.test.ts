import { beforeAll, describe, expect, it } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import { issueStepUp } from '../step-up/issue.ts';
import { makeSecret } from '../../sealing/signer.ts';
import { OPERATOR } from '../../identity/actor.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { withServer } from '../../testing/server/with-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply, TestRequest } from '../../testing/server/test-service.ts';
import { VIEWER_KEY, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { enrol, signedIn } from '../../testing/worlds/test-user.ts';

const HUNDRED_AND_ONE = Array.from({ length: 101 }, (_each, index) => `10.0.0.${index}`);

/** Bodies of a creation that are refused, with the place that is wrong. */
const BAD_BODIES: readonly (readonly [object, string])[] = [
  [{ type: 'public' }, '/type'],
  [{ role: 'auditor' }, '/role'],
  [{ role: 'platform_admin' }, '/role'],
  [{ scopes: [] }, '/scopes'],
  [{ scopes: ['rates:read', 'rates:read'] }, '/scopes'],
  [{ scopes: ['rates:read', 'rates:write'] }, '/scopes/1'],
  [{ scopes: ['rates:read', 'treasury:write'] }, '/scopes/1'],
  [{ type: 'publishable', role: 'admin' }, '/role'],
  [{ type: 'publishable', scopes: ['fees:read', 'treasury:read'] }, '/scopes/1'],
  [{ allowedIps: [] }, '/allowedIps'],
  [{ allowedIps: HUNDRED_AND_ONE }, '/allowedIps'],
  [{ allowedIps: ['10.0.0.1', '10.0.0.1'] }, '/allowedIps'],
  [{ allowedIps: ['10.0.0.1', '10.0.0.1/32'] }, '/allowedIps/1'],
  [{ allowedIps: ['10.0.0.1/8'] }, '/allowedIps/0'],
  [{ allowedIps: ['fe80::1%eth0'] }, '/allowedIps/0'],
  [{ allowedIps: ['10.0.0.1:443'] }, '/allowedIps/0'],
  [{ allowedIps: ['anywhere'] }, '/allowedIps/0'],
  [{ expiresAt: '2020-01-01T00:00:00Z' }, '/expiresAt'],
  [{ expiresAt: 'tomorrow' }, '/expiresAt'],
  [{ name: null }, '/name'],
  [{ name: '' }, '/name'],
  [{ name: 'two\nlines' }, '/name'],
  [{ name: 'x'.repeat(81) }, '/name'],
  [{ lastFour: 'abcd' }, '/lastFour'],
];

withServer(({ server, startAnother }) => {
  let tenant: TestTenant;
  let token: string;

  beforeAll(async () => {
    tenant = await server().newTenant();
    token = await tenant.stepUp();
  });

  const send = (method: string, path: string, sent: TestRequest = {}): Promise<TestReply> =>
    tenant.request(method, `/v1/api-keys${path}`, {
      ...sent,
      headers: { 'step-up-token': token, ...sent.headers },
    });
  const rowsOf = async (): Promise<unknown> =>
    server().service.database.reader('api_keys').where('tenant_id', tenant.clientId).orderBy('id');
  const placesOf = ({ body }: TestReply): string[] =>
    ((body['details'] ?? []) as { path: string }[]).map(({ path }) => path);

  it.each(BAD_BODIES)('400: %j', async (wrong, path) => {
    const reply = await send('POST', '', { body: { ...VIEWER_KEY, ...wrong } });
    expect([answerOf(reply), placesOf(reply)]).toEqual([
      '400 invalid_request',
      expect.arrayContaining([path]),
    ]);
  });

  it('400: an empty change, a name that is null, a grace out of its bounds', async () => {
    const { id } = await tenant.newApiKey();
    for (const [method, path, body] of [
      ['PATCH', '', {}],
      ['PATCH', '', { name: null }],
      ['PATCH', '', { role: 'admin' }],
      ['PATCH', '', { allowedIps: ['10.0.0.1/8'] }],
      ['PATCH', '', { expiresAt: '2020-01-01T00:00:00Z' }],
      ['POST', '/rotate', { graceSeconds: -1 }],
      ['POST', '/rotate', { graceSeconds: 604_801 }],
      ['POST', '/rotate', { graceSeconds: 1.5 }],
      ['POST', '/rotate', { name: null }],
      ['POST', '/rotate', { role: 'admin' }],
      ['POST', '/revoke', { reason: 'lost' }],
    ] as const) {
      expect(answerOf(await send(method, `/${id}${path}`, { body }))).toBe('400 invalid_request');
    }
  });

  describe('a key alone is not enough:', () => {
    it('none, an altered, an expired, a foreign, an ended token, two headers, change nothing', async () => {
      const user = await enrol(server(), tenant.clientId);
      const confirmed = await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
      const ended = String(confirmed.body['stepUpToken']);
      await user.browser.call('DELETE', 'session');
      const short = { tenantId: tenant.clientId, actor: OPERATOR, reason: null, seconds: 60 };
      const { stepUpToken: expired } = await server().service.writeQueue.submit(issueStepUp(short));
      server().passTime(60_000);
      const { id } = await tenant.newApiKey();
      const before = await rowsOf();
      const answers = new Set<string>();
      for (const stepUp of [
        '',
        `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
        makeSecret('stp_', systemBytes),
        expired,
        ended,
        await (await server().newTenant()).stepUp(),
        `${token}, ${token}`,
      ]) {
        for (const [method, path, body] of [
          ['POST', '', VIEWER_KEY],
          ['PATCH', `/${id}`, { name: 'Mine' }],
          ['POST', `/${id}/rotate`, {}],
          ['POST', `/${id}/revoke`, {}],
        ] as const) {
          const { status, body: refusal } = await send(method, path, {
            body,
            headers: { 'step-up-token': stepUp },
          });
          answers.add(JSON.stringify({ status, ...refusal, requestId: '' }));
        }
      }
      expect([...answers]).toEqual([expect.stringContaining('"status":403,"code":"step_up_required"')]);
      expect(await rowsOf()).toEqual(before);
    });

    it('a token of a user whose role may not change keys', async () => {
      const viewer = await enrol(server(), tenant.clientId, 'viewer');
      const confirmed = await viewer.browser.call('POST', 'step-up', { body: { code: viewer.nextCode() } });
      const headers = { 'step-up-token': String(confirmed.body['stepUpToken']) };
      expect(answerOf(await send('POST', '', { body: VIEWER_KEY, headers }))).toBe('403 step_up_required');
    });

    it('a key without keys:write is refused for that, with any token', async () => {
      const narrow = await server().newKey(tenant.clientId, { scopes: ['keys:read'] });
      for (const stepUp of ['', token]) {
        const refused = await send('POST', '', {
          key: narrow,
          body: VIEWER_KEY,
          headers: { 'step-up-token': stepUp },
        });
        expect([answerOf(refused), refused.body['message']]).toEqual([
          '403 insufficient_scope',
          'The key does not have the scope keys:write.',
        ]);
      }
    });

    it('a session without a confirmation, with anybody’s token', async () => {
      const { headers } = await signedIn(server(), tenant.clientId, 'owner');
      const refused = await server().request('POST', '/v1/api-keys', {
        headers: { ...headers, 'step-up-token': token },
        body: VIEWER_KEY,
      });
      expect(answerOf(refused)).toBe('403 step_up_required');
    });
  });

  describe('nobody gives more than they hold:', () => {
    const limited = async (): Promise<string> =>
      server().newKey(tenant.clientId, {
        scopes: ['keys:write', 'treasury:read'],
        allowedIps: ['127.0.0.0/8'],
        expiresAt: Date.UTC(2090, 0),
      });
    const within = {
      ...VIEWER_KEY,
      scopes: ['treasury:read'],
      allowedIps: ['127.0.0.1'],
      expiresAt: '2089-01-01T00:00:00Z',
    };

    it.each<[string, object, string, string]>([
      ['a role above', { role: 'owner' }, 'keys:write', '/role'],
      ['a scope beyond', { scopes: ['treasury:read', 'fees:read'] }, 'fees:read', '/scopes'],
      ['no list of scopes', { scopes: null }, 'customers:read', '/scopes'],
      ['an address outside', { allowedIps: ['127.0.0.1', '10.0.0.1'] }, 'keys:write', '/allowedIps'],
      ['a wider block', { allowedIps: ['126.0.0.0/7'] }, 'keys:write', '/allowedIps'],
      ['no addresses', { allowedIps: null }, 'keys:write', '/allowedIps'],
      ['a later end', { expiresAt: '2090-01-01T00:00:00.001Z' }, 'keys:write', '/expiresAt'],
      ['no end', { expiresAt: null }, 'keys:write', '/expiresAt'],
    ])('%s', async (_name, more, named, path) => {
      const key = await limited();
      const refused = await send('POST', '', { key, body: { ...within, ...more } });
      expect([answerOf(refused), placesOf(refused)]).toEqual(['403 insufficient_scope', [path]]);
      expect(refused.body['message']).toContain(named);
      expect((await send('POST', '', { key, body: within })).status).toBe(201);
    });

    it('a change and a rotation ask it of the key as it is, and of what it becomes', async () => {
      const key = await limited();
      const above = (await tenant.newApiKey({ role: 'admin' })).id;
      const below = (await tenant.newApiKey(within)).id;
      const ask = async (id: string, rotation: string, body: object): Promise<string> =>
        answerOf(await send(rotation === '' ? 'PATCH' : 'POST', `/${id}${rotation}`, { key, body }));
      for (const rotation of ['', '/rotate']) {
        expect(await ask(above, rotation, { name: 'Taken' })).toBe('403 insufficient_scope');
        expect(await ask(below, rotation, { scopes: null })).toBe('403 insufficient_scope');
        expect(await ask(below, rotation, { allowedIps: null })).toBe('403 insufficient_scope');
        expect(await ask(below, rotation, { expiresAt: null })).toBe('403 insufficient_scope');
      }
      // It is no more than the caller in what is named; a change asks for no more, a successor is given whole.
      const wide = (await tenant.newApiKey({ scopes: ['treasury:read'] })).id;
      expect(await ask(wide, '', { name: 'Renamed' })).toBe('200');
      expect(await ask(wide, '/rotate', { name: 'Renamed' })).toBe('403 insufficient_scope');
      expect(answerOf(await send('POST', `/${above}/revoke`, { key }))).toBe('200');
    });
  });

  it('scopes beyond a key’s own role or type are limit_exceeded where it is changed or rotated', async () => {
    const { id } = await tenant.newApiKey();
    const browser = await tenant.newApiKey({ type: 'publishable' });
    for (const [method, path, scopes] of [
      ['PATCH', `/${id}`, ['treasury:write']],
      ['POST', `/${id}/rotate`, ['treasury:write']],
      ['PATCH', `/${browser.id}`, ['treasury:read']],
      ['POST', `/${browser.id}/rotate`, ['treasury:read']],
    ] as const) {
      const reply = await send(method, path, { body: { scopes } });
      expect([answerOf(reply), placesOf(reply)]).toEqual(['422 limit_exceeded', ['/scopes/0']]);
    }
  });

  it('a retiring key is not rotated, nor its grace made longer; nothing is revoked twice', async () => {
    const { id } = await tenant.newApiKey();
    await send('POST', `/${id}/rotate`, { body: { graceSeconds: 600 } });
    const { expiresAt } = await tenant.get<Schema<'ApiKey'>>(`/v1/api-keys/${id}`);
    const end = Date.parse(expiresAt ?? '');
    const change = async (body: object): Promise<string> => answerOf(await send('PATCH', `/${id}`, { body }));
    expect(answerOf(await send('POST', `/${id}/rotate`))).toBe('409 invalid_state');
    expect(await change({ expiresAt: new Date(end + 1).toISOString() })).toBe('409 invalid_state');
    expect(await change({ expiresAt: null })).toBe('409 invalid_state');
    expect(await change({ expiresAt: new Date(end - 1).toISOString() })).toBe('200');
    expect(answerOf(await send('POST', `/${id}/revoke`))).toBe('200');
    for (const call of ['revoke', 'rotate']) {
      expect(answerOf(await send('POST', `/${id}/${call}`))).toBe('409 invalid_state');
    }
    expect(await change({ name: 'Again' })).toBe('409 invalid_state');
  });

  it('of many who rotate one key at once, in two processes, one does', async () => {
    const other = await startAnother();
    const { id } = await tenant.newApiKey();
    const headers = { 'step-up-token': token };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        (index % 2 === 0 ? server() : other).request('POST', `/v1/api-keys/${id}/rotate`, {
          key: tenant.secretKey,
          headers,
        }),
      ),
    );
    expect(answers.map(answerOf).sort()).toEqual([
      '201',
      ...Array.from({ length: 19 }, () => '409 invalid_state'),
    ]);
  });

  it('an account has a hundred keys that work, whatever asks at once; one that ends leaves its place', async () => {
    const full = await server().newTenant();
    const headers = { 'step-up-token': await full.stepUp() };
    const create = (more: object = {}) =>
      full.request('POST', '/v1/api-keys', { headers, body: { ...VIEWER_KEY, ...more } });
    const soon = new Date(server().service.clock() + 600_000).toISOString();
    const last = await create({ expiresAt: soon });
    const answers = await Promise.all(Array.from({ length: 99 }, () => create()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(97);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(answerOf))).toEqual(
      new Set(['422 limit_exceeded']),
    );
    const rotate = (body: object) =>
      full.request('POST', `/v1/api-keys/${String(last.body['id'])}/rotate`, { headers, body });
    expect(answerOf(await rotate({ graceSeconds: 60 }))).toBe('422 limit_exceeded');
    expect(answerOf(await rotate({ graceSeconds: 0 }))).toBe('201');
    expect(answerOf(await create())).toBe('422 limit_exceeded');
    server().passTime(600_000);
    expect(answerOf(await create())).toBe('201');
    expect(answerOf(await create())).toBe('422 limit_exceeded');
  });
});
