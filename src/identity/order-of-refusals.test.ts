import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createKey } from '../access/api-keys/create-api-key.ts';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import { type TestDatabase, createTestDatabase } from '../testing/databases/test-database.ts';
import { type TestRequest, type TestService, startTestService } from '../testing/server/test-service.ts';
import { OPERATOR } from './actor.ts';
import { newId } from './ids.ts';
import type { Role } from './roles.ts';

const PAYOUTS = '/v1/treasury/payouts';
const HUGE = `{"amount":"${'1'.repeat(200_000)}"}`;

let database: TestDatabase;
let service: TestService;
let secret: string;
let publishable: string;
let suspended: string;
const keys = new Map<string, string>();

async function addKey(
  name: string,
  facts: { role?: Role; scopes?: string[]; allowedIps?: string[]; type?: 'publishable' },
  tenantId: string,
): Promise<void> {
  const { role = 'admin', scopes = null, allowedIps = null, type = 'secret' } = facts;
  const { key } = await service.writeQueue.submit(
    createKey(
      {
        id: newId('key'),
        tenantId,
        environment: 'sandbox',
        name,
        type,
        role,
        scopes,
        allowedIps,
        createdBy: 'test',
        now: service.clock(),
      },
      OPERATOR,
    ),
  );
  keys.set(name, key);
}

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  service = await startTestService(database.url, { CORRIDOR_RATE_LIMIT: '1/1000' });
  const tenant = await service.newTenant();
  secret = tenant.secretKey;
  publishable = tenant.publishableKey;
  await addKey('elsewhere', { allowedIps: ['203.0.113.7'] }, tenant.clientId);
  await addKey(
    'publishable elsewhere',
    { type: 'publishable', allowedIps: ['203.0.113.7'] },
    tenant.clientId,
  );
  await addKey('viewer', { role: 'viewer' }, tenant.clientId);
  await addKey('narrow', { scopes: ['customers:write'] }, tenant.clientId);
  const other = await service.newTenant();
  suspended = other.secretKey;
  await addKey('suspended elsewhere', { allowedIps: ['203.0.113.7'] }, other.clientId);
  await service.writeQueue.submit(setTenantStatus(other.clientId, 'suspended'));
});

afterAll(async () => {
  await service.close();
  await database.remove();
});

async function answerTo(method: string, path: string, request: TestRequest): Promise<string> {
  const { status, body, headers } = await service.send(method, path, request);
  expect(body['requestId']).toBe(headers.get('x-request-id'));
  expect(headers.get('content-type')).toBe('application/json');
  return `${status} ${String(body['code'])}`;
}

/** Each request has every fault of the ones below it in the order, and one more. */
describe('the first refusal is', () => {
  const faults = { body: HUGE, idempotencyKey: null, headers: { 'content-type': 'text/plain' } };

  it('the path', async () => {
    expect(await answerTo('POST', '/v1/treasury/payout?x=1', faults)).toBe('404 not_found');
    expect(await answerTo('GET', '/v1/treasury/payouts/', {})).toBe('404 not_found');
    expect(await answerTo('GET', '/V1/treasury', { key: secret })).toBe('404 not_found');
    expect(await answerTo('GET', '/docs/assets/package.json', {})).toBe('404 not_found');
  });

  it('the method', async () => {
    expect(await answerTo('PATCH', `${PAYOUTS}?x=1`, faults)).toBe('405 method_not_allowed');
    const options = await service.send('OPTIONS', PAYOUTS);
    expect(options.status).toBe(405);
    expect(options.headers.get('allow')?.split(', ').sort()).toEqual(['GET', 'HEAD', 'POST']);
    expect((await service.send('HEAD', `${PAYOUTS}/preview`)).status).toBe(405);
    expect(await answerTo('GET', `${PAYOUTS}/preview`, {})).toBe('405 method_not_allowed');
    expect(await answerTo('POST', '/docs/search.json', {})).toBe('405 method_not_allowed');
  });

  it('the missing or wrong key', async () => {
    const answer = '401 unauthenticated';
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, faults)).toBe(answer);
    expect(await answerTo('GET', `${PAYOUTS}/%zz`, {})).toBe(answer);
    for (const authorization of [
      'Bearer',
      'Bearer ',
      `Basic ${secret}`,
      secret,
      `Bearer ${secret}x`,
      `Bearer ${secret} x`,
    ]) {
      expect(await answerTo('GET', PAYOUTS, { headers: { authorization } })).toBe(answer);
    }
    const refused = await service.send('GET', PAYOUTS);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
    expect(await answerTo('GET', PAYOUTS, { key: secret, headers: { 'x-api-key': publishable } })).toBe(
      answer,
    );
    expect(await answerTo('GET', PAYOUTS, { key: secret.replace('sandbox', 'live') })).toBe(answer);
  });

  it('the account', async () => {
    const key = keys.get('suspended elsewhere') ?? '';
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, { ...faults, key })).toBe('403 account_suspended');
    expect(await answerTo('GET', PAYOUTS, { key: suspended })).toBe('403 account_suspended');
  });

  it('the address', async () => {
    const key = keys.get('publishable elsewhere') ?? '';
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, { ...faults, key })).toBe('403 ip_not_allowed');
    const spoofed = { key: keys.get('elsewhere') ?? '', headers: { 'x-forwarded-for': '203.0.113.7' } };
    expect(await answerTo('GET', PAYOUTS, spoofed)).toBe('403 ip_not_allowed');
  });

  it('the kind of key', async () => {
    const request = { ...faults, key: publishable };
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, request)).toBe('403 secret_key_required');
    expect(await answerTo('GET', '/v1/meta/errors', { key: publishable })).toBe('403 secret_key_required');
  });

  it('the scope, whose name the message tells', async () => {
    for (const name of ['viewer', 'narrow']) {
      const request = { ...faults, key: keys.get(name) ?? '' };
      expect(await answerTo('POST', `${PAYOUTS}?x=1`, request)).toBe('403 insufficient_scope');
    }
    const { body } = await service.send('GET', PAYOUTS, { key: keys.get('narrow') ?? '' });
    expect(body['message']).toContain('treasury:read');
    expect((await service.send('GET', PAYOUTS, { key: keys.get('viewer') ?? '' })).status).toBe(200);
    expect((await service.send('GET', '/v1/meta/errors', { key: keys.get('narrow') ?? '' })).status).toBe(
      200,
    );
  });

  it('the size', async () => {
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, { ...faults, key: secret })).toBe(
      '413 payload_too_large',
    );
  });

  it('the media type', async () => {
    const request = { ...faults, key: secret, body: '{' };
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, request)).toBe('415 unsupported_media_type');
  });

  it('the idempotency key', async () => {
    const request = { key: secret, body: '{', idempotencyKey: null };
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, request)).toBe('400 idempotency_key_required');
    const short = { key: secret, body: '{', idempotencyKey: '1234567' };
    expect(await answerTo('POST', `${PAYOUTS}?x=1`, short)).toBe('400 idempotency_key_invalid');
  });

  it('the body and the query, before what the key was used for', async () => {
    const idempotencyKey = 'used-before';
    const body = { payoutRemitter: 'platform' };
    const settings = '/v1/treasury/settings';
    expect((await service.send('PUT', settings, { key: secret, body, idempotencyKey })).status).toBe(200);
    for (const [path, wrong] of [
      [`${settings}?x=1`, body],
      [settings, { payoutRemitter: 'nobody' }],
      [settings, '{"payoutRemitter":"platform","payoutRemitter":"tenant"}'],
    ] as const) {
      expect(await answerTo('PUT', path, { key: secret, body: wrong, idempotencyKey })).toBe(
        '400 invalid_request',
      );
    }
    const reused = { key: secret, body: { payoutRemitter: 'tenant' }, idempotencyKey };
    expect(await answerTo('PUT', settings, reused)).toBe('422 idempotency_key_reused');
  });

  it('the handler, last of all', async () => {
    const id = newId('ben');
    const body = { beneficiaryId: id, amount: '1', currency: 'AUD', externalReference: 'order' };
    expect(await answerTo('POST', PAYOUTS, { key: secret, body })).toBe('404 not_found');
    expect(await answerTo('GET', `${PAYOUTS}/${newId('pay')}`, { key: secret })).toBe('404 not_found');
  });
});

describe('a request', () => {
  it('may carry its key in either header, and in both when they agree', async () => {
    expect((await service.send('GET', PAYOUTS, { headers: { 'x-api-key': secret } })).status).toBe(200);
    expect(
      (await service.send('GET', PAYOUTS, { headers: { authorization: `bearer ${secret}` } })).status,
    ).toBe(200);
    expect(
      (await service.send('GET', PAYOUTS, { key: secret, headers: { 'x-api-key': secret } })).status,
    ).toBe(200);
  });

  it.each([
    ['a parameter twice', '?limit=1&limit=2', 'limit'],
    ['an unknown parameter', '?limit=1&__proto__=2', '__proto__'],
    ['bad percent-encoding', '?externalReference=%zz', ''],
    ['bytes that are no UTF-8', '?externalReference=%ff', ''],
    ['NUL', '?externalReference=a%00b', 'externalReference'],
    ['an exponent', '?limit=1e1', 'limit'],
    ['a leading zero', '?limit=05', 'limit'],
    ['a sign', '?limit=%2B5', 'limit'],
    ['zero', '?limit=0', 'limit'],
    ['more than 200', '?limit=201', 'limit'],
    ['a moment that is none', '?from=yesterday', 'from'],
    ['an empty parameter', '?status=', 'status'],
  ])('with %s in its query is refused and told where', async (_name, query, path) => {
    const { status, body } = await service.send('GET', `${PAYOUTS}${query}`, { key: secret });
    expect([status, body['code']]).toEqual([400, 'invalid_request']);
    expect(body['details']).toContainEqual(expect.objectContaining({ in: 'query', path }));
  });

  it('with a path that cannot be decoded is refused', async () => {
    const { status, body } = await service.send('GET', `${PAYOUTS}/%zz`, { key: secret });
    expect(status).toBe(400);
    expect(body['details']).toEqual([{ in: 'path', path: 'id', message: 'must be percent-encoded UTF-8' }]);
  });

  it('is told everything that is wrong with it', async () => {
    const body = { amount: 12, currency: 'USD', externalReference: 'x', extra: { secret: 'quoted' } };
    const reply = await service.send('POST', `${PAYOUTS}?x=1`, { key: secret, body });
    expect(reply.status).toBe(400);
    expect(reply.body['details']).toEqual(
      expect.arrayContaining([
        { in: 'query', path: 'x', message: 'is not a known field' },
        { in: 'body', path: '/beneficiaryId', message: 'is required' },
        { in: 'body', path: '/extra', message: 'is not a known field' },
        { in: 'body', path: '/amount', message: 'must be a string' },
        { in: 'body', path: '/currency', message: 'must be AUD' },
      ]),
    );
    expect(reply.text).not.toContain('quoted');
  });

  it('is told about the chosen branch alone', async () => {
    const body = { type: 'individual', firstName: 'A', destination: { type: 'payid', accountName: 'A' } };
    const reply = await service.send('POST', '/v1/treasury/beneficiaries', { key: secret, body });
    expect(reply.body['details']).toEqual([
      { in: 'body', path: '/lastName', message: 'is required' },
      { in: 'body', path: '/destination/payId', message: 'is required' },
    ]);
  });

  it('ignores a request id of the caller', async () => {
    const { headers } = await service.send('GET', '/healthz', { headers: { 'x-request-id': 'mine' } });
    expect(headers.get('x-request-id')).toMatch(/^req_[0-9a-z]{26}$/);
  });
});
