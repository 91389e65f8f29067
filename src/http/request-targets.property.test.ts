import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exchangeRaw, type RawAnswer } from '../testing/server/raw-exchange.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';

const OVERVIEW = '/v1/treasury';
const LIST = '/v1/treasury/payouts';

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

const requestOf = (method: string, target: string, ...headers: string[]): Buffer =>
  Buffer.from([`${method} ${target} HTTP/1.1`, 'Host: corridor.test', ...headers, '', ''].join('\r\n'));

async function ask(method: string, target: string, ...headers: string[]): Promise<RawAnswer[]> {
  const bytes = requestOf(method, target, 'Connection: close', ...headers);
  return exchangeRaw(service.url, bytes, { bodies: method !== 'HEAD' });
}

/** What holds of every answer, whatever was asked. */
function expectOurs(answers: readonly RawAnswer[], what: string): void {
  expect(answers, what).toHaveLength(1);
  const [{ status, headers, body } = { status: 0, headers: {}, body: {} }] = answers;
  expect([what, headers['content-type']]).toEqual([what, 'application/json']);
  expect(headers['x-request-id'], what).toMatch(/^req_[0-9a-z]{26}$/);
  expect(headers['content-length'], what).toMatch(/^[1-9]\d*$/);
  if (status < 400 || Object.keys(body).length === 0) return;
  expect(Object.keys(body).slice(0, 4), what).toEqual(['code', 'message', 'requestId', 'retryable']);
  expect(body['requestId'], what).toBe(headers['x-request-id']);
}

const ODDITIES = [
  '*',
  '//',
  '%',
  '%00',
  '%FF',
  '%2F',
  '?',
  '??',
  '#',
  '[',
  ']',
  '\\',
  ':',
  '@',
  '..',
  ';',
  '"',
  '<',
  '{',
];
const WORDS = [
  'http://',
  'https://',
  'HTTP://',
  'ftp://',
  'a://',
  'http:',
  'mailto:',
  'x',
  'x:80',
  '[::1]',
  '[::1',
  'u:p@x',
];
const PATHS = [
  '/',
  '/healthz',
  '/v1',
  OVERVIEW,
  LIST,
  '/docs/assets/',
  '/openapi.json?x=1',
  'é',
  '\u00a0',
  '\u{1f600}',
];

const piece = fc.oneof(
  fc.constantFrom(...ODDITIES),
  fc.constantFrom(...WORDS),
  fc.constantFrom(...PATHS),
  fc.string({ unit: 'binary-ascii', maxLength: 6 }).map((text) => text.replaceAll(/[\r\n ]/g, '')),
  fc.integer({ min: 1, max: 20_000 }).map((length) => 'x'.repeat(length)),
);
const target = fc
  .array(piece, { minLength: 1, maxLength: 5 })
  .map((pieces) => pieces.join(''))
  .filter((text) => text !== '');
const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE', 'PROPFIND');

describe('every request is answered in JSON with a request id', () => {
  it('whatever its target', async () => {
    await fc.assert(
      fc.asyncProperty(method, target, async (name, text) => {
        expectOurs(await ask(name, text), `${name} ${text.slice(0, 80)}`);
      }),
      {
        numRuns: 400,
        examples: [
          ['GET', 'http://['],
          ['OPTIONS', 'http://['],
        ],
      },
    );
  }, 120_000);

  it.each([
    ['GET', '*', '404 not_found'],
    ['OPTIONS', '*', '404 not_found'],
    ['GET', '//healthz', '404 not_found'],
    ['GET', '/%', '404 not_found'],
    ['GET', `${LIST}/%FF`, '401 unauthenticated'],
    ['GET', 'http://', '400 invalid_request'],
    ['GET', 'http:///healthz', '400 invalid_request'],
    ['GET', 'http://[::1/healthz', '400 invalid_request'],
    ['GET', 'http://user@host/healthz', '400 invalid_request'],
    ['GET', 'ftp://host/healthz', '404 not_found'],
    ['GET', '?x=1', '400 invalid_request'],
    ['CONNECT', 'host:443', '404 not_found'],
    ['CONNECT', '/healthz', '404 not_found'],
  ])('as one by %s to %s is, by %s', async (name, text, expected) => {
    const answers = await ask(name, text);
    expectOurs(answers, text);
    expect(`${String(answers[0]?.status)} ${String(answers[0]?.body['code'])}`).toBe(expected);
  });
});

describe('a target with the name of the server', () => {
  it.each(['http://corridor.test', 'https://corridor.test:8443', 'HTTP://127.0.0.1:1', 'http://[::1]:3000'])(
    'is served as its path: %s',
    async (server) => {
      const auth = `Authorization: Bearer ${key}`;
      const [whole] = await ask('GET', `${server}/healthz`);
      expect([whole?.status, whole?.body]).toEqual([200, { status: 'ok' }]);
      const [list] = await ask('GET', `${server}${LIST}?limit=1`, auth);
      expect([list?.status, list?.body['data']]).toEqual([200, []]);
      const [wrong] = await ask('GET', `${server}${LIST}?limit=0`, auth);
      expect(wrong?.body['code']).toBe('invalid_request');
      const [root] = await ask('GET', server);
      expect([root?.status, root?.headers['location']]).toEqual([302, '/docs']);
    },
  );

  it('is the same request for its idempotency key as the path alone', async () => {
    const body = JSON.stringify({ type: 'aud_account' });
    const send = async (prefix: string): Promise<RawAnswer | undefined> => {
      const head = requestOf(
        'POST',
        `${prefix}/v1/treasury/funding-instruments`,
        'Connection: close',
        `Authorization: Bearer ${key}`,
        'Idempotency-Key: one-and-the-same',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      );
      const [answer] = await exchangeRaw(service.url, Buffer.concat([head, Buffer.from(body)]));
      return answer;
    };
    const first = await send('http://corridor.test');
    const again = await send('');
    expect([first?.status, again?.status]).toEqual([201, 201]);
    expect(again?.body).toEqual(first?.body);
    expect(again?.headers['idempotent-replayed']).toBe('true');
  });
});

describe('what asks for another protocol', () => {
  it('is answered in this one', async () => {
    const [answer] = await ask('GET', '/healthz', 'Connection: Upgrade', 'Upgrade: websocket');
    expect([answer?.status, answer?.body]).toEqual([200, { status: 'ok' }]);
  });

  it('by CONNECT is refused after the answers before it, and the connection ends', async () => {
    const bytes = Buffer.concat([requestOf('GET', '/readyz'), requestOf('CONNECT', 'host:443')]);
    const answers = await exchangeRaw(service.url, bytes, { answers: 2 });
    expect(answers.map(({ status, headers }) => [status, headers['connection']])).toEqual([
      [200, 'keep-alive'],
      [404, 'close'],
    ]);
  });
});
