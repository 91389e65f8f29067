import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Schema } from '../../contract/operation-types.ts';
import { eachServer } from '../../testing/server/each-server.ts';
import { answerOf } from '../../testing/server/answer-of.ts';
import type { TestReply, TestRequest } from '../../testing/server/test-service.ts';
import { VIEWER_KEY, type TestTenant } from '../../testing/worlds/test-tenant.ts';
import { enrol, signedIn } from '../../testing/worlds/test-user.ts';

type ApiKey = Schema<'ApiKey'>;
type NewApiKey = Schema<'ApiKeyWithSecret'>;

const DAY = 86_400_000;

eachServer(({ server }) => {
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
  const change = async (id: string, body: object): Promise<ApiKey> => {
    const reply = await send('PATCH', `/${id}`, { body });
    expect(reply.status, reply.text).toBe(200);
    return reply.body as ApiKey;
  };
  const rotate = async (id: string, body: object = {}): Promise<NewApiKey> => {
    const reply = await send('POST', `/${id}/rotate`, { body });
    expect(reply.status, reply.text).toBe(201);
    return reply.body as NewApiKey;
  };
  const show = (id: string): Promise<ApiKey> => tenant.get(`/v1/api-keys/${id}`);
  const read = async (key: string, path = '/v1/treasury'): Promise<string> =>
    answerOf(await server().request('GET', path, { key }));

  it('shows everything of a key, and its text where it is made alone', async () => {
    const body = {
      name: 'Order system',
      type: 'secret',
      role: 'finance',
      scopes: ['treasury:write', 'fees:read'],
      allowedIps: ['127.0.0.0/8', '::1', '::ffff:203.0.113.0/120'],
      expiresAt: new Date(server().service.clock() + DAY).toISOString(),
    };
    const { key, ...shown } = await tenant.newApiKey(body);
    expect(key).toMatch(/^sk_sandbox_[0-9A-Za-z]{49}$/);
    expect(shown).toEqual({
      ...body,
      allowedIps: ['127.0.0.0/8', '::1', '203.0.113.0/24'],
      id: expect.stringMatching(/^key_/) as string,
      clientId: tenant.clientId,
      prefix: 'sk_sandbox_',
      lastFour: key.slice(-4),
      status: 'active',
      createdAt: expect.any(String) as string,
      createdBy: 'operator',
      lastUsedAt: null,
      revokedAt: null,
      rotatedFrom: null,
      rotatedTo: null,
    });
    expect(await show(shown.id)).toEqual(shown);
    expect(await read(key)).toBe('200');
    expect(await read(key, '/v1/webhooks')).toBe('403 insufficient_scope');
  });

  it('makes a publishable key, which reads what a browser may', async () => {
    const { key, prefix } = await tenant.newApiKey({ type: 'publishable', scopes: ['fees:read'] });
    expect(prefix).toBe('pk_sandbox_');
    expect(await read(key, '/v1/developer-fees')).toBe('200');
    expect(await read(key, '/v1/activity')).toBe('403 insufficient_scope');
    expect(await read(key)).toBe('403 secret_key_required');
  });

  it('a new account has a key of an admin and a publishable one of a viewer', async () => {
    const fresh = await server().newTenant();
    const { data } = await fresh.get<{ data: ApiKey[] }>('/v1/api-keys');
    expect(data.map(({ type, role, createdBy }) => [type, role, createdBy])).toEqual([
      ['publishable', 'viewer', 'operator'],
      ['secret', 'admin', 'operator'],
    ]);
  });

  it('says which user made a key, by their session and by their token beside a key', async () => {
    const user = await enrol(server(), tenant.clientId);
    const confirmed = await user.browser.call('POST', 'step-up', { body: { code: user.nextCode() } });
    const byKey = await send('POST', '', {
      body: VIEWER_KEY,
      headers: { 'step-up-token': String(confirmed.body['stepUpToken']) },
    });
    const bySession = await server().request('POST', '/v1/api-keys', {
      body: { ...VIEWER_KEY, role: 'owner' },
      headers: { cookie: user.browser.cookieHeader, origin: new URL(server().url).origin },
    });
    expect([byKey, bySession].map(({ status, body }) => [status, body['createdBy']])).toEqual([
      [201, user.id],
      [201, user.id],
    ]);
  });

  it('a change holds at once for writes, and what is left out stays', async () => {
    const made = await tenant.newApiKey({ role: 'admin', allowedIps: ['127.0.0.1'] });
    const write = () =>
      server().request('POST', '/v1/treasury/funding-instruments', {
        key: made.key,
        body: { type: 'aud_account' },
      });
    expect((await write()).status).toBe(201);
    const { key, ...before } = made;
    const { lastUsedAt, ...narrowed } = await change(made.id, { scopes: ['treasury:read'] });
    expect(narrowed).toEqual({ ...before, scopes: ['treasury:read'], lastUsedAt: undefined });
    expect(lastUsedAt).toBeNull();
    expect(answerOf(await write())).toBe('403 insufficient_scope');
    await change(made.id, { scopes: null, allowedIps: ['203.0.113.7'] });
    expect(answerOf(await write())).toBe('403 ip_not_allowed');
    const cleared = await change(made.id, { allowedIps: null, name: 'Anywhere', expiresAt: null });
    expect(cleared).toEqual({ ...before, allowedIps: null, name: 'Anywhere' });
    expect(key).toBe(made.key);
    expect((await write()).status).toBe(201);
  });

  it('a successor is as the key was, but for what the body says; the key works for its grace', async () => {
    const before = await tenant.newApiKey({
      role: 'admin',
      scopes: ['treasury:read'],
      allowedIps: ['127.0.0.1'],
    });
    const next = await rotate(before.id, { graceSeconds: 3600 });
    const { key, id, createdAt, lastFour } = next;
    expect(next).toEqual({ ...before, id, key, createdAt, lastFour, rotatedFrom: before.id });
    const retiring = await show(before.id);
    expect(retiring).toMatchObject({ status: 'retiring', rotatedTo: id });
    const left = Date.parse(retiring.expiresAt ?? '') - Date.parse(createdAt);
    expect(left).toBe(3_600_000);
    expect([await read(before.key), await read(key)]).toEqual(['200', '200']);
    const other = await rotate(id, { graceSeconds: 0, name: 'Next', scopes: null, allowedIps: null });
    expect(other).toMatchObject({ name: 'Next', scopes: null, allowedIps: null });
    expect(await show(id)).toMatchObject({ status: 'expired', rotatedTo: other.id });
    const written = await server().request('POST', '/v1/treasury/payouts/preview', { key, body: {} });
    expect(answerOf(written)).toBe('403 insufficient_scope');
  });

  it('a grace is a day where nobody says, and never longer than the key would have worked', async () => {
    const lasting = await tenant.newApiKey();
    const next = await rotate(lasting.id);
    const ends = Date.parse((await show(lasting.id)).expiresAt ?? '');
    expect(ends - Date.parse(next.createdAt)).toBe(DAY);
    const expiresAt = new Date(server().service.clock() + 60_000).toISOString();
    const short = await tenant.newApiKey({ expiresAt });
    expect((await rotate(short.id)).expiresAt).toBe(expiresAt);
    expect((await show(short.id)).expiresAt).toBe(expiresAt);
  });

  it('a key rotates and revokes itself; its successor lives on', async () => {
    const own = await tenant.newApiKey({ role: 'admin' });
    const rotated = await send('POST', `/${own.id}/rotate`, { key: own.key });
    expect(rotated.status).toBe(201);
    const revoked = await send('POST', `/${own.id}/revoke`, { key: own.key });
    expect([revoked.status, revoked.body['status']]).toEqual([200, 'revoked']);
    expect(answerOf(await send('POST', '', { key: own.key, body: VIEWER_KEY }))).toBe('401 unauthenticated');
    expect(await read(String(rotated.body['key']))).toBe('200');
  });

  it('the same secret comes with a repeat, even after the key was revoked, and lies in no table', async () => {
    const idempotencyKey = randomUUID();
    const create = () => send('POST', '', { body: VIEWER_KEY, idempotencyKey });
    const first = await create();
    const { id, key } = first.body as NewApiKey;
    await send('POST', `/${id}/revoke`);
    const again = await create();
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true']);
    const rotated = await tenant.newApiKey();
    const rotationKey = randomUUID();
    const rotation = () => send('POST', `/${rotated.id}/rotate`, { idempotencyKey: rotationKey });
    const successor = await rotation();
    expect((await rotation()).text).toBe(successor.text);
    const { reader } = server().service.database;
    const kept = JSON.stringify([
      await reader('idempotency_keys'),
      await reader('api_keys'),
      await reader('events'),
    ]);
    for (const text of [key, String(successor.body['key'])]) expect(kept).not.toContain(text);
  });

  it('lists every key for good, by how it stands', async () => {
    const own = await server().newTenant();
    const made = [await own.newApiKey(), await own.newApiKey(), await own.newApiKey()];
    const headers = { 'step-up-token': await own.stepUp() };
    const at = (path: string) => own.request('POST', `/v1/api-keys/${path}`, { headers, body: {} });
    await at(`${made[0]?.id ?? ''}/revoke`);
    await at(`${made[1]?.id ?? ''}/rotate`);
    const first = await own.newApiKey({
      expiresAt: new Date(server().service.clock() + 1_000).toISOString(),
    });
    server().passTime(1_000);
    const idsOf = async (query: string): Promise<string[]> =>
      (await own.get<{ data: ApiKey[] }>(`/v1/api-keys${query}`)).data.map(({ id }) => id);
    expect(await idsOf('?status=revoked')).toEqual([made[0]?.id]);
    expect(await idsOf('?status=retiring')).toEqual([made[1]?.id]);
    expect(await idsOf('?status=expired')).toEqual([first.id]);
    expect(await idsOf('?status=active')).toHaveLength(4);
    expect(await idsOf('')).toHaveLength(7);
  });

  it('tells of keys that are made, rotated and revoked, as they then stand', async () => {
    const own = await server().newTenant();
    const { id } = await own.newApiKey();
    const headers = { 'step-up-token': await own.stepUp() };
    for (const call of ['rotate', 'revoke'])
      await own.request('POST', `/v1/api-keys/${id}/${call}`, { headers });
    const { data } = await own.get<{ data: { type: string; data: object }[] }>('/v1/events?objectId=' + id);
    expect(data.map(({ type, data: record }) => [type, record])).toEqual(
      [
        ['api_key.revoked', 'revoked', 3],
        ['api_key.rotated', 'retiring', 2],
        ['api_key.created', 'active', 1],
      ].map(([type, status, version]) => [
        type,
        { id, object: 'api_key', status, version, url: `/v1/api-keys/${id}` },
      ]),
    );
  });

  it('keeps an entry of each action, with who confirmed it, and none of a change that changes nothing', async () => {
    const own = await server().newTenant();
    const { id } = await own.newApiKey();
    const headers = { 'step-up-token': await own.stepUp() };
    const at = (method: string, path: string, body?: object) =>
      own.request(method, `/v1/api-keys/${id}${path}`, { headers, ...(body === undefined ? {} : { body }) });
    await at('PATCH', '', { name: 'Renamed' });
    await at('PATCH', '', { name: 'Renamed' });
    await at('POST', '/rotate');
    await at('POST', '/revoke');
    const rows = await server()
      .service.database.reader<Record<string, string>>('audit_entries')
      .where({ tenant_id: own.clientId, resource_id: id })
      .orderBy('id');
    expect(rows.map(({ type, actor, changes }) => [type, actor, changes?.includes('Renamed')])).toEqual([
      ['api_key.created', 'operator', false],
      ['api_key.updated', 'operator', true],
      ['api_key.rotated', 'operator', false],
      ['api_key.revoked', 'operator', false],
    ]);
    expect(JSON.parse(rows[3]?.['changes'] ?? '')).toEqual([
      { field: 'status', from: 'retiring', to: 'revoked' },
    ]);
  });

  it('of another account are as keys that never were', async () => {
    const other = await (await server().newTenant()).newApiKey();
    const answers = new Set<string>();
    for (const id of [other.id, 'key_00000000000000000000000000']) {
      for (const [method, path, body] of [
        ['GET', '', undefined],
        ['PATCH', '', { name: 'Mine' }],
        ['POST', '/rotate', {}],
        ['POST', '/revoke', {}],
      ] as const) {
        const reply = await send(method, `/${id}${path}`, body === undefined ? {} : { body });
        answers.add(JSON.stringify({ status: reply.status, ...reply.body, requestId: '' }));
      }
    }
    expect([...answers]).toEqual([expect.stringContaining('"status":404,"code":"not_found"')]);
  });

  describe('a session', () => {
    it('of a viewer lists keys, and changes none with any confirmation', async () => {
      const { headers } = await signedIn(server(), tenant.clientId, 'viewer');
      const listed = await server().request('GET', '/v1/api-keys', { headers });
      const made = await server().request('POST', '/v1/api-keys', {
        headers: { ...headers, 'step-up-token': token },
        body: VIEWER_KEY,
      });
      expect([answerOf(listed), answerOf(made)]).toEqual(['200', '403 insufficient_scope']);
    });
  });
});
