import { expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { keepExchange, makeCapsule, readCapsule } from './capsule.ts';
import { curlLine } from './curl-lines.ts';

const exchange: Exchange = {
  number: 1,
  operationId: 'createPayout',
  intent: 'valid',
  caller: 'tenant',
  baseUrl: 'http://localhost/',
  request: {
    method: 'POST',
    target: '/v1/treasury/payouts?a=b',
    headers: {
      Authorization: 'Bearer sk_secret',
      'Step-Up-Token': 'stp_secret',
      'Idempotency-Key': ['one', 'two'],
    },
    body: '{"name":"it\'s"}',
  },
  response: {
    status: 201,
    headers: new Map([['x-request-id', ['req_1']]]),
    bodyText: '{}',
    json: {},
  },
  failure: undefined,
  startedAt: 10,
  endedAt: 12.34,
};

const failure = {
  check: 'ledger',
  operation: 'createPayout',
  message: 'it does not add up',
  exchanges: [exchange],
};

it('keeps no key', () => {
  const capsule = makeCapsule(failure, 7);
  expect(JSON.stringify(capsule)).not.toContain('sk_secret');
  expect(capsule.exchanges[0]?.headers['Authorization']).toBe('Bearer <key of tenant>');
  expect(capsule.exchanges[0]?.headers['Step-Up-Token']).toBe('<step-up of tenant>');
});

it('reads back what it made', () => {
  const capsule = makeCapsule(failure, 7);
  expect(readCapsule(JSON.stringify(capsule))).toEqual(capsule);
  expect(() => readCapsule('{"format": 2}')).toThrow('no capsule');
});

it('writes a line for a shell, with the key as a variable and every repeated header', () => {
  expect(curlLine(keepExchange(exchange))).toBe(
    `curl -sS -X POST "$BASE_URL"'/v1/treasury/payouts?a=b' -H "Authorization: Bearer $TENANT_KEY" ` +
      '-H "Step-Up-Token: $TENANT_STEP_UP" ' +
      `-H 'Idempotency-Key: one' -H 'Idempotency-Key: two' --data-binary '{"name":"it'\\''s"}'`,
  );
});
