import { get as httpGet, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { contractDocument, olderDocument } from '../contract/document.ts';
import { validatorsOf } from '../contract/validators.ts';
import { handlers } from '../handlers.ts';
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';

const CONTRACT = '/openapi.json';
const OLDER = '/openapi-3.0.json';
const INDEX = '/docs/search.json';
const PAGES = ['/docs', '/docs/reference/createPayout'];

let database: TestDatabase;
let service: TestService;
const write = vi.fn(handlers.getContract.write);

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  service = await startTestService(database.url, {}, { getContract: { kind: 'document', write } });
});

afterAll(async () => {
  await service.close();
  await database.remove();
});

interface Fetched {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

/** Fetches as the wire has it: fetch would unpack what it gets. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    httpGet(`${service.url}${path}`, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const { statusCode: status = 0 } = response;
        resolve({ status, headers: response.headers, bytes: Buffer.concat(chunks) });
      });
    }).once('error', reject);
  });
}

const UNPACK = new Map([
  ['gzip', gunzipSync],
  ['br', brotliDecompressSync],
]);

describe.each([CONTRACT, OLDER, INDEX, ...PAGES])('%s', (path) => {
  it('is compressed only for those who accept it', async () => {
    const { headers, bytes } = await ask(path);
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, 'Accept-Encoding']);
    for (const [accepted, encoding] of [
      ['gzip', 'gzip'],
      ['br', 'br'],
      ['gzip, deflate, br', 'br'],
      ['br;q=0.5, gzip', 'gzip'],
      ['*', 'br'],
      ['deflate, GZIP', 'gzip'],
    ] as const) {
      const packed = await ask(path, { 'accept-encoding': accepted });
      expect([accepted, packed.headers['content-encoding']]).toEqual([accepted, encoding]);
      expect(packed.headers['content-length']).toBe(String(packed.bytes.length));
      expect(packed.bytes.length).toBeLessThan(bytes.length / 3);
      expect(UNPACK.get(encoding)?.(packed.bytes).equals(bytes)).toBe(true);
    }
    for (const refused of ['zstd', 'gzip;q=0', 'identity', '', 'br;q=0.1, identity', '*;q=0']) {
      const plain = await ask(path, { 'accept-encoding': refused });
      expect([refused, plain.headers['content-encoding']]).toEqual([refused, undefined]);
      expect(plain.bytes.equals(bytes)).toBe(true);
    }
  });

  it('is not sent again to those who know it', async () => {
    const { headers, bytes } = await ask(path);
    const etag = headers.etag ?? '';
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    const strong = etag.slice(2);
    for (const known of [etag, `"other", ${etag}`, '*', strong]) {
      const reply = await ask(path, { 'if-none-match': known, 'accept-encoding': 'gzip' });
      expect([known, reply.status, reply.bytes.length]).toEqual([known, 304, 0]);
      expect(reply.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': headers['cache-control'],
        'x-request-id': expect.stringMatching(/^req_/) as string,
      });
      expect(reply.headers['content-type']).toBeUndefined();
    }
    for (const unknown of ['"other"', 'W/"other"', '']) {
      const reply = await ask(path, { 'if-none-match': unknown });
      expect([unknown, reply.status, reply.bytes.length]).toEqual([unknown, 200, bytes.length]);
    }
  });
});

describe('the contract', () => {
  it('is what the contract says of it', async () => {
    const { bytes } = await ask(CONTRACT);
    const document = JSON.parse(bytes.toString()) as unknown;
    expect(document).toEqual(contractDocument());
    expect(validatorsOf('getContract').responses['200']?.(document)).toBe(true);
    const { status, headers } = await service.send('GET', CONTRACT);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache']);
  });

  it('is served in OpenAPI 3.0 too, by GET and HEAD alone', async () => {
    const { headers, bytes } = await ask(OLDER);
    expect(headers['content-type']).toBe('application/json');
    expect(JSON.parse(bytes.toString())).toEqual(olderDocument());
    expect(olderDocument().openapi).toMatch(/^3\.0\./);
    expect((await service.send('HEAD', OLDER)).status).toBe(200);
    expect((await service.send('POST', OLDER)).status).toBe(404);
  });

  it('is written once, however many ask at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => ask(CONTRACT, { 'accept-encoding': 'gzip' })));
    expect(write).toHaveBeenCalledTimes(1);
  });

  it('is refused as any other operation', async () => {
    expect((await service.send('GET', `${CONTRACT}?x=1`)).body['code']).toBe('invalid_request');
    expect((await service.send('POST', CONTRACT)).headers.get('allow')).toBe('GET, HEAD');
  });
});
