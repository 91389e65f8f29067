import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { curlOf } from './curl.ts';

type Request = Parameters<typeof curlOf>[0];

const POSTED: Request = {
  id: 'req_01kjv2q8n4d6t0w3y5z7a9c1ef',
  occurredAt: '2026-03-02T22:45:00.118Z',
  source: 'key',
  keyId: null,
  userId: null,
  method: 'POST',
  path: '/v1/treasury/payouts',
  operationId: 'createPayout',
  status: 422,
  code: 'insufficient_funds',
  durationMs: 7,
  replayed: false,
  resourceIds: [],
  query: '',
  requestHeaders: [
    { name: 'content-type', value: 'application/json' },
    { name: 'content-length', value: '12' },
    { name: 'sec-fetch-mode', value: 'cors' },
    { name: 'corridor-epoch', value: '1' },
  ],
  requestBody: `{"externalReference":"O'Neil $HOME \`id\` \\\\"}`,
  responseHeaders: [],
  responseBody: null,
  truncated: false,
  ipAddress: null,
  userAgent: null,
};

/** What a shell makes of the command's words. */
function wordsOf(command: string): string[] {
  const script = `curl() { printf '%s\\n' "$@"; }; uuidgen() { echo fresh; }; ${command}`;
  const env = { PATH: process.env['PATH'], CORRIDOR_API_KEY: 'sk' };
  return execFileSync('sh', ['-c', script], { env, encoding: 'utf8' }).trimEnd().split('\n');
}

it('is a command that sends the same, with the key of the environment and a fresh idempotency key', () => {
  expect(wordsOf(curlOf(POSTED, 'http://localhost:3000') ?? '')).toEqual([
    '-X',
    'POST',
    'http://localhost:3000/v1/treasury/payouts',
    '-H',
    'Authorization: Bearer sk',
    '-H',
    'Idempotency-Key: fresh',
    '-H',
    'content-type: application/json',
    '-H',
    'corridor-epoch: 1',
    '--data',
    POSTED.requestBody,
  ]);
});

it('has the query of a read, and no idempotency key', () => {
  const read: Request = {
    ...POSTED,
    method: 'GET',
    query: "limit=2&q='x'",
    requestBody: null,
    requestHeaders: [],
  };
  expect(wordsOf(curlOf(read, 'https://pay.example') ?? '')).toEqual([
    '-X',
    'GET',
    "https://pay.example/v1/treasury/payouts?limit=2&q='x'",
    '-H',
    'Authorization: Bearer sk',
  ]);
});

it('is not there if what was sent may not be seen', () => {
  expect(curlOf({ ...POSTED, requestHeaders: null }, 'https://pay.example')).toBeNull();
});
