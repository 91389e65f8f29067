import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import type { TestDatabase } from '../testing/databases/test-database.ts';
import { createTestDatabase } from '../testing/databases/test-database.ts';
import { startTestService, type TestService } from '../testing/server/test-service.ts';
import type { AnyBinary } from './any-handler.ts';

/** More than goes out at once, and no text in any encoding. */
const BYTES = randomBytes(1 << 20);

let database: TestDatabase;
let service: TestService;
let isRefused = false;

/** Stands in for an operation's own handler; its media type stays that of the contract. */
const binary: AnyBinary = {
  kind: 'binary',
  read: async () => {
    await Promise.resolve();
    if (isRefused) throw new ApiError('service_unavailable', { reason: 'database', retryAfterSeconds: 1 });
    return { bytes: new Uint8Array(BYTES), headers: { 'Content-Disposition': 'attachment' } };
  },
};

beforeAll(async () => {
  database = await createTestDatabase('sqlite');
  service = await startTestService(database.url, {}, { getReadiness: binary as never });
});

afterAll(async () => {
  await service.close();
  await database.remove();
});

it('arrives to the byte, with its length and its own headers', async () => {
  const response = await fetch(`${service.url}/readyz`);
  expect(Buffer.from(await response.arrayBuffer()).equals(BYTES)).toBe(true);
  expect(response.headers.get('content-length')).toBe(String(BYTES.length));
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(response.headers.get('x-request-id')).toMatch(/^req_/);
});

it('is left out of the answer to HEAD, and its length is not', async () => {
  const response = await fetch(`${service.url}/readyz`, { method: 'HEAD' });
  expect(await response.text()).toBe('');
  expect(response.headers.get('content-length')).toBe(String(BYTES.length));
});

it('is refused as any other', async () => {
  isRefused = true;
  const { status, body } = await service.send('GET', '/readyz');
  expect([status, body['code']]).toEqual([503, 'service_unavailable']);
});
