import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchangeRaw } from '../testing/server/raw-exchange.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';

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

const get = (path: string, ...headers: string[]): string =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...headers].map((line) => `${line}\r\n`).join('') + '\r\n';

const REQUEST_ID = /^req_[0-9a-z]{26}$/;

describe('bytes that are no request', () => {
  it.each([
    ['a method that is none', 'NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['no HTTP at all', '\u0016\u0003\u0001\u0002\u0000'],
    ['both lengths', get('/healthz', 'Content-Length: 5', 'Transfer-Encoding: chunked')],
    ['two lengths', get('/healthz', 'Content-Length: 5', 'Content-Length: 6')],
    ['a space before the colon', get('/healthz', 'X-Any : x')],
    ['a folded header', get('/healthz', 'X-Any: x\r\n y')],
    ['NUL in a header', get('/healthz', 'X-Any: \u0000')],
    ['a bare line feed', 'GET /healthz HTTP/1.1\nHost: x\n\n'],
    ['a length that is no number', get('/healthz', 'Content-Length: x')],
    ['a wrong chunk', get('/healthz', 'Transfer-Encoding: chunked') + 'zz\r\n'],
    ['no host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    ['two hosts', get('/healthz', 'Host: y')],
  ])('with %s are answered 400 in the shape of every error, once', async (_name, bytes) => {
    const answers = await exchangeRaw(service.url, bytes);
    expect(answers).toHaveLength(1);
    const [{ status, headers, body }] = answers as [(typeof answers)[number]];
    expect(status).toBe(400);
    expect(headers['content-type']).toBe('application/json');
    expect(body).toMatchObject({ code: 'invalid_request', retryable: false });
    expect(body['requestId']).toMatch(REQUEST_ID);
    expect(headers['x-request-id']).toBe(body['requestId']);
  });

  it.each([20_000, 64 * 1024, 2_000_000])(
    'with %d characters of headers are answered 431',
    async (length) => {
      const answers = await exchangeRaw(service.url, get('/healthz', `X-Long: ${'x'.repeat(length)}`));
      expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([[431, 'headers_too_large']]);
      expect(answers[0]?.headers['x-request-id']).toBe(answers[0]?.body['requestId']);
    },
  );

  it('after a whole request are answered after it', async () => {
    const answers = await exchangeRaw(service.url, `${get('/readyz')}NONSENSE\r\n\r\n`, { answers: 2 });
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });
});

describe('a request', () => {
  it('of HTTP/1.0 needs no host', async () => {
    const [answer] = await exchangeRaw(service.url, 'GET /healthz HTTP/1.0\r\n\r\n');
    expect(answer?.status).toBe(200);
  });

  it('with an expectation that nobody knows is served', async () => {
    const [answer] = await exchangeRaw(service.url, get('/healthz', 'Expect: 200-maybe'));
    expect(answer?.status).toBe(200);
  });

  it('that follows another one on the connection is answered in order', async () => {
    const answers = await exchangeRaw(service.url, get('/readyz') + get('/nowhere') + get('/healthz'), {
      answers: 3,
    });
    expect(answers.map(({ status }) => status)).toEqual([200, 404, 200]);
  });

  it('with two Idempotency-Key headers is refused', async () => {
    const post = get(
      '/v1/treasury/funding-instruments',
      'Content-Type: application/json',
      'Content-Length: 22',
    )
      .replace('GET', 'POST')
      .replace(
        '\r\n\r\n',
        `\r\nAuthorization: Bearer ${key}\r\nIdempotency-Key: first-key\r\nIdempotency-Key: second-key\r\n\r\n`,
      );
    const [answer] = await exchangeRaw(service.url, `${post}{"type":"aud_account"}`);
    expect([answer?.status, answer?.body['code']]).toEqual([400, 'idempotency_key_invalid']);
  });

  it.each([
    ['a length', (size: number) => [`Content-Length: ${size}`, 'x'.repeat(size)]],
    [
      'chunks',
      (size: number) => [
        'Transfer-Encoding: chunked',
        `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`,
      ],
    ],
  ])('whose body is too large by %s is answered, and so is the next one', async (_name, make) => {
    const [header = '', body = ''] = make(3_000_000);
    const post = get('/v1/treasury/payouts', 'Content-Type: application/json', header).replace('GET', 'POST');
    const withKey = post.replace('\r\n\r\n', `\r\nAuthorization: Bearer ${key}\r\n\r\n`);
    const answers = await exchangeRaw(service.url, withKey + body + get('/healthz'), { answers: 2 });
    expect(answers.map(({ status }) => status)).toEqual([413, 200]);
  });

  it('that breaks off in its body writes nothing', async () => {
    const body = JSON.stringify({ type: 'aud_account' });
    const post = get(
      '/v1/treasury/funding-instruments',
      'Content-Type: application/json',
      `Content-Length: ${body.length + 1}`,
      `Authorization: Bearer ${key}`,
      `Idempotency-Key: ${randomUUID()}`,
    ).replace('GET', 'POST');
    expect(await exchangeRaw(service.url, post + body, { answers: 0 })).toEqual([]);
    const list = await service.send('GET', '/v1/treasury/funding-instruments', { key });
    expect(list.body['data']).toEqual([]);
    await vi.waitFor(() => {
      expect(service.logLines).toContainEqual(
        expect.objectContaining({ msg: 'request aborted by the caller' }),
      );
    });
  });
});
