import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { setTenantStatus } from '../access/tenants/set-tenant-status.ts';
import { newId } from '../identity/ids.ts';
import { withServer } from '../testing/server/with-server.ts';
import { answerOf } from '../testing/server/answer-of.ts';
import type { TestReply } from '../testing/server/test-service.ts';
import type { TestTenant } from '../testing/worlds/test-tenant.ts';

/** A request with two faults or more; `key` has the faults of the caller. */
interface Faulty {
  readonly method: string;
  readonly path: string;
  readonly key: keyof Keys | null;
  readonly idempotencyKey: string | null;
  readonly body: string;
  readonly contentType: string;
}

interface Keys {
  readonly good: string;
  readonly suspendedElsewhere: string;
  readonly publishableElsewhere: string;
  readonly publishableViewer: string;
  readonly spentViewer: string;
  readonly spent: string;
}

const PAYOUTS = '/v1/treasury/payouts';
const TEXT = 'text/plain';
const HUGE = ' '.repeat(200_000);
const USED = 'used for something else';
const UNKNOWN_BENEFICIARY = JSON.stringify({
  beneficiaryId: newId('ben'),
  amount: '1.00',
  currency: 'AUD',
  externalReference: 'order',
});

const good: Faulty = {
  method: 'POST',
  path: PAYOUTS,
  key: 'good',
  idempotencyKey: randomUUID(),
  body: UNKNOWN_BENEFICIARY,
  contentType: 'application/json',
};

/** In the order of the interface: each request has the fault that is named and the next one. */
const PAIRS: readonly [string, string, Partial<Faulty>][] = [
  ['the path before the method', '404 not_found', { method: 'PATCH', path: '/v1/treasury/payout' }],
  ['the method before the key', '405 method_not_allowed', { method: 'PATCH', key: null }],
  ['the key before all that it belongs to', '401 unauthenticated', { key: null, body: HUGE }],
  ['the account before the address', '403 account_suspended', { key: 'suspendedElsewhere' }],
  ['the address before the kind of key', '403 ip_not_allowed', { key: 'publishableElsewhere' }],
  ['the kind of key before its scope', '403 secret_key_required', { key: 'publishableViewer' }],
  ['the scope before the rate limit', '403 insufficient_scope', { key: 'spentViewer' }],
  ['the rate limit before the size', '429 rate_limited', { key: 'spent', body: HUGE }],
  ['the size before the media type', '413 payload_too_large', { body: HUGE, contentType: TEXT }],
  [
    'the media type before the idempotency key',
    '415 unsupported_media_type',
    { contentType: TEXT, idempotencyKey: null },
  ],
  [
    'the idempotency key before the query',
    '400 idempotency_key_required',
    { path: `${PAYOUTS}?x=1`, idempotencyKey: null },
  ],
  [
    'the idempotency key before the body',
    '400 idempotency_key_invalid',
    { idempotencyKey: 'short', body: '{' },
  ],
  [
    'the query before what the key was used for',
    '400 invalid_request',
    { path: `${PAYOUTS}?x=1`, idempotencyKey: USED },
  ],
  ['the body before what the key was used for', '400 invalid_request', { body: '{}', idempotencyKey: USED }],
  ['what the key was used for before the handler', '422 idempotency_key_reused', { idempotencyKey: USED }],
  ['the handler, where nothing else is wrong', '404 not_found', {}],
];

withServer(
  ({ server }) => {
    let tenant: TestTenant;
    let keys: Keys;

    beforeAll(async () => {
      tenant = await server().newTenant();
      const suspended = await server().newTenant();
      const newKey = (facts: object, tenantId = tenant.clientId): Promise<string> =>
        server().newKey(tenantId, facts);
      const allowedIps = ['203.0.113.7'];
      keys = {
        good: tenant.secretKey,
        suspendedElsewhere: await newKey({ allowedIps }, suspended.clientId),
        publishableElsewhere: await newKey({ allowedIps, type: 'publishable' }),
        publishableViewer: await newKey({ type: 'publishable', role: 'viewer' }),
        spentViewer: await newKey({ role: 'viewer' }),
        spent: await newKey({}),
      };
      await server().service.writeQueue.submit(setTenantStatus(suspended.clientId, 'suspended'));
      const body = { type: 'aud_account' };
      const path = '/v1/treasury/funding-instruments';
      expect((await tenant.request('POST', path, { body, idempotencyKey: USED })).status).toBe(201);
    });

    /** Sends until the key has sent all that it may; a second later it may send again. */
    async function drain(key: string): Promise<TestReply> {
      for (;;) {
        const reply = await server().request('GET', PAYOUTS, { key });
        if (reply.status !== 200) return reply;
      }
    }

    it.each(PAIRS)('refuses %s', async (_pair, answer, faults) => {
      const { method, path, key, idempotencyKey, body, contentType } = { ...good, ...faults };
      const send = (): Promise<TestReply> =>
        server().request(method, path, {
          ...(key === null ? {} : { key: keys[key] }),
          idempotencyKey,
          body,
          headers: { 'content-type': contentType },
        });
      const isSpent = key === 'spent' || key === 'spentViewer';
      if (isSpent) expect(answerOf(await drain(keys[key]))).toBe('429 rate_limited');
      // On a busy machine a second may pass before the request arrives.
      let reply = await send();
      for (let turn = 0; isSpent && reply.status === 413 && turn < 10; turn += 1) reply = await send();
      expect(answerOf(reply)).toBe(answer);
    });

    it('tells what is left of the limit wherever one applies, and when to come back', async () => {
      const key = await server().newKey(tenant.clientId);
      const { headers } = await server().request('GET', PAYOUTS, { key });
      expect(headers.get('ratelimit-policy')).toBe('"key";q=50;w=50');
      expect(headers.get('ratelimit')).toMatch(/^"key";r=49;t=\d+$/);
      const refused = await drain(keys.spent);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      const open = await server().request('GET', '/healthz');
      expect(open.headers.get('ratelimit')).toBeNull();
    });
  },
  { variables: { CORRIDOR_RATE_LIMIT: '1/50' } },
);
