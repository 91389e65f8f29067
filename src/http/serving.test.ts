import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { eachDatabase } from '../testing/databases/databases.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import { PRODUCTION_VARIABLES } from '../testing/server/production-variables.ts';

const INSTRUMENTS = '/v1/treasury/funding-instruments';

describe('the server', () => {
  let database: TestDatabase;
  let service: TestService;
  let key: string;

  beforeAll(async () => {
    database = await createTestDatabase('sqlite');
    service = await startTestService(database.url);
    key = (await service.newTenant()).secretKey;
  });

  afterAll(async () => {
    await service.close();
    await database.remove();
  });

  it('serves the contract, the tables it runs on, and its documentation with all its files', async () => {
    const contract = await service.send('GET', '/openapi.json');
    expect(contract.body).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    const { body: errors } = await service.send('GET', '/v1/meta/errors', { key });
    expect(errors['data']).toContainEqual(expect.objectContaining({ code: 'not_found', status: 404 }));
    const { body: machines } = await service.send('GET', '/v1/meta/state-machines', { key });
    expect(machines['data']).toContainEqual(expect.objectContaining({ resource: 'payout' }));
    const docs = await service.send('GET', '/docs');
    expect(docs.headers.get('content-type')).toBe('text/html');
    expect(docs.headers.get('content-security-policy')).toContain("default-src 'none'");
    const links = Array.from(docs.text.matchAll(/(?:href|src)="([^"#]+)"/g), ([, path = '']) => path);
    const addresses = new Set(links.map((link) => new URL(link, `${service.url}/docs`).pathname));
    expect(addresses.size).toBeGreaterThan(140);
    for (const address of addresses) {
      const { status, text } = await service.send('GET', address);
      expect([address, status]).toEqual([address, 200]);
      expect(text.length).toBeGreaterThan(100);
    }
  });

  it('is alive and ready', async () => {
    expect((await service.send('GET', '/healthz')).body).toEqual({ status: 'ok' });
    expect((await service.send('GET', '/readyz')).body).toEqual({ status: 'ready', failing: [] });
  });

  it('lets nothing be cached, and says what it sends', async () => {
    const { headers } = await service.send('GET', '/healthz');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    ['application/json', 201],
    ['application/json; charset=utf-8', 201],
    ['Application/JSON;charset="UTF-8"', 201],
    ['application/json; charset=latin1', 415],
    ['application/problem+json', 415],
    ['application/x-www-form-urlencoded', 415],
    ['text/plain', 415],
    ['json', 415],
  ])('answers a body of %s with %d', async (type, status) => {
    const body = { type: 'aud_account' };
    const reply = await service.send('POST', INSTRUMENTS, { key, body, headers: { 'content-type': type } });
    expect(reply.status).toBe(status);
  });

  it('takes no compressed bodies', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const reply = await service.send('POST', INSTRUMENTS, { key, body: { type: 'aud_account' }, headers });
    expect(reply.status).toBe(415);
  });

  it('asks for a body where the contract does, takes none or an empty object where it may be left out', async () => {
    const missing = await service.send('POST', INSTRUMENTS, { key });
    expect(missing.body).toMatchObject({
      code: 'invalid_request',
      details: [{ in: 'body', path: '', message: 'is required' }],
    });
    for (const body of [undefined, {}]) {
      const { body: created } = await service.send('POST', INSTRUMENTS, {
        key,
        body: { type: 'aud_account' },
      });
      const path = `${INSTRUMENTS}/${String(created['id'])}/deactivate`;
      expect((await service.send('POST', path, { key, body })).status).toBe(200);
      expect((await service.send('POST', path, { key, body: { force: true } })).status).toBe(400);
    }
  });

  it('takes no body with a GET', async () => {
    const status = await new Promise((resolve) => {
      const headers = { authorization: `Bearer ${key}`, 'content-length': 2 };
      httpRequest(`${service.url}${INSTRUMENTS}`, { headers }, (response) =>
        resolve(response.statusCode),
      ).end('{}');
    });
    expect(status).toBe(400);
  });

  it('takes 100 KiB of JSON, and 16 KiB in a map of their own', async () => {
    const beneficiary = {
      type: 'business',
      businessName: 'Ada Pty Ltd',
      destination: { type: 'bank_account', bsb: '062000', accountNumber: '12345678', accountName: 'Ada' },
    };
    const create = (partyContext: object): ReturnType<TestService['send']> =>
      service.send('POST', '/v1/treasury/beneficiaries', { key, body: { ...beneficiary, partyContext } });
    const bytes = (size: number): object => ({ a: 'x'.repeat(size - '{"a":""}'.length) });
    expect((await create(bytes(16_384))).status).toBe(201);
    const tooLarge = await create(bytes(16_385));
    expect(tooLarge.body['details']).toEqual([
      { in: 'body', path: '/partyContext', message: 'must be at most 16384 bytes of JSON' },
    ]);
    const padded = (size: number): string => JSON.stringify({ type: 'aud_account' }).padEnd(size);
    const atMost = await service.send('POST', INSTRUMENTS, { key, body: padded(102_400) });
    const beyond = await service.send('POST', INSTRUMENTS, { key, body: padded(102_401) });
    expect([atMost.status, beyond.status]).toEqual([201, 413]);
  });

  it('keeps keys that JavaScript knows as what they are: text', async () => {
    const body = `{"type":"business","businessName":"A","destination":{"type":"payid","payId":"a@example.com",
      "accountName":"A"},"partyContext":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}`;
    const created = await service.send('POST', '/v1/treasury/beneficiaries', { key, body });
    expect(created.status).toBe(201);
    expect(created.text).toContain('"__proto__":{"polluted":1}');
    const read = await service.send('GET', `/v1/treasury/beneficiaries/${String(created.body['id'])}`, {
      key,
    });
    expect(read.text).toContain('"__proto__":{"polluted":1}');
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
    const closed = await service.send('POST', INSTRUMENTS, {
      key,
      body: '{"type":"aud_account","__proto__":{}}',
    });
    expect(closed.status).toBe(400);
  });

  it('logs one line a request, without its key or its body', async () => {
    const before = service.logLines.length;
    await service.send('POST', INSTRUMENTS, {
      key,
      body: { type: 'aud_account', accountName: 'Canary 7391' },
    });
    await vi.waitFor(() => expect(service.logLines.length).toBeGreaterThan(before));
    const lines = service.logLines.slice(before);
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'request', operationId: 'createFundingInstrument', status: 201 }),
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Canary|sk_sandbox/);
  });
});

describe('a server with a rate limit', () => {
  it('refuses what is beyond it after the scope and before the body', async () => {
    const database = await createTestDatabase('sqlite');
    const service = await startTestService(database.url, { CORRIDOR_RATE_LIMIT: '1/2' });
    const { secretKey: key, publishableKey } = await service.newTenant();
    const first = await service.send('GET', INSTRUMENTS, { key });
    expect(first.headers.get('ratelimit')).toBe('"key";r=1;t=1');
    await service.send('GET', INSTRUMENTS, { key });
    const body = '{';
    const refused = await service.send('POST', INSTRUMENTS, {
      key,
      body,
      headers: { 'content-type': 'text/plain' },
    });
    expect([refused.status, refused.body['code']]).toEqual([429, 'rate_limited']);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(refused.headers.get('ratelimit-policy')).toBe('"key";q=2;w=2');
    expect((await service.send('GET', INSTRUMENTS, { key: publishableKey })).status).toBe(403);
    await service.close();
    await database.remove();
  });
});

describe('a server in production', () => {
  it('has no sandbox, takes no sandbox keys, and calls real ones by their name', async () => {
    const database = await createTestDatabase('sqlite', 'production');
    const variables = {
      CORRIDOR_ENV: 'production',
      ...PRODUCTION_VARIABLES,
      CORRIDOR_SECRET: 's'.repeat(40),
    };
    const service = await startTestService(database.url, variables);
    const { secretKey: key } = await service.newTenant();
    expect(key).toMatch(/^sk_live_/);
    expect((await service.send('GET', INSTRUMENTS, { key })).status).toBe(200);
    for (const path of ['/v1/sandbox/clock', '/v1/sandbox/payins']) {
      expect((await service.send('POST', path, { key, body: {} })).body['code']).toBe('not_found');
    }
    const sandboxKey = key.replace('sk_live_', 'sk_sandbox_');
    expect((await service.send('GET', INSTRUMENTS, { key: sandboxKey })).status).toBe(401);
    await service.close();
    await database.remove();
  });
});

describe('a server that closes', () => {
  it('finishes what it has begun, and takes nothing more', async () => {
    const database = await createTestDatabase('sqlite');
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    let finish: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const service = await startTestService(
      database.url,
      {},
      {
        getHealth: {
          kind: 'read',
          read: async () => {
            isAsked();
            await finished;
            return { body: { status: 'ok' } };
          },
        },
      },
    );
    const answer = service.send('GET', '/healthz');
    await asked;
    const closing = service.close();
    await expect(service.send('GET', '/readyz')).rejects.toThrow();
    finish();
    expect((await answer).status).toBe(200);
    await closing;
    await database.remove();
  });
});

describe('a handler that goes wrong', () => {
  it.each([
    [
      'with an error of its own',
      () => Promise.reject(new Error('at /srv/app: select secret from t')),
      '500 internal_error',
    ],
    [
      'with a database that is gone',
      () => Promise.reject(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })),
      '503 service_unavailable',
    ],
    [
      'with a refusal',
      () => Promise.reject(new ApiError('service_unavailable', { reason: 'database', retryAfterSeconds: 7 })),
      '503 service_unavailable',
    ],
    [
      'with a reply that the contract does not know',
      () => Promise.resolve({ body: { status: 'fine' as 'ok' } }),
      '500 internal_error',
    ],
  ])('%s is answered without its details', async (_name, read, expected) => {
    const database = await createTestDatabase('sqlite');
    const service = await startTestService(database.url, {}, { getHealth: { kind: 'read', read } });
    const { status, body, headers, text } = await service.send('GET', '/healthz');
    expect(`${status} ${body['code'] as string}`).toBe(expected);
    expect(headers.get('retry-after') === null).toBe(status !== 503);
    // With its slash: the request's identifier is random, and may have any three letters inside.
    expect(text).not.toMatch(/\/srv|select/);
    await service.close();
    await database.remove();
  });
});

eachDatabase((dialect) => {
  it('a server whose database has no tables is alive and not ready', async () => {
    const database = await createTestDatabase(dialect);
    const service = await startTestService(database.url);
    await service.database.writer.schema.dropTable('migrations');
    expect((await service.send('GET', '/healthz')).status).toBe(200);
    const { status, body, headers } = await service.send('GET', '/readyz');
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '1',
      'no-store',
    ]);
    const failing = [{ part: 'migrations', code: 'pending' }];
    expect(body).toEqual({ status: 'not_ready', failing });
    await service.close();
    await database.remove();
  });
});
