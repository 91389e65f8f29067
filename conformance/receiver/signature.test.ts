import { expect, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import type { ReceivedRequest } from './received-request.ts';
import { faultsOfAttempt, isSecret, isSignedBy, signatureOf } from './signature.ts';

const secretOf = (byte: number): string => `whsec_${Buffer.alloc(32, byte).toString('base64')}`;
const OLD = secretOf(1);
const NEW = secretOf(2);
const NOW = 1_795_000_000_000;
const EVENT = {
  id: 'evt_01kah0000000000000000000',
  type: 'payout.settled',
  timestamp: '2026-11-21T10:00:00.000Z',
  environment: 'sandbox',
  apiVersion: 'v1',
  epoch: 1,
  data: { id: 'pay_01', object: 'payout', status: 'settled', version: 3, url: '/v1/treasury/payouts/pay_01' },
};

interface Given {
  readonly text?: string;
  readonly secrets?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

function attempt({ text, secrets = [OLD], headers = {}, method = 'POST' }: Given = {}): ReceivedRequest {
  const body = Buffer.from(text ?? JSON.stringify(EVENT));
  const timestamp = String(NOW / 1000);
  const sent: Record<string, string> = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'user-agent': 'Corridor-Webhooks/1.0',
    'accept-encoding': 'identity',
    'webhook-id': EVENT.id,
    'webhook-timestamp': timestamp,
    'webhook-signature': secrets.map((secret) => signatureOf(secret, EVENT.id, timestamp, body)).join(' '),
    ...headers,
  };
  return {
    method,
    target: '/hooks',
    httpVersion: '1.1',
    headers: new Map(Object.entries(sent).map(([name, value]) => [name, [value]])),
    body,
    receivedAt: NOW + 1500,
  };
}

it('signs as the public library does, for a body beyond ASCII too', () => {
  for (const text of [JSON.stringify(EVENT), '{"name":"Zoë 🙂"}', '']) {
    const stamp = new Date(NOW);
    const expected = new Webhook(OLD).sign('msg_1', stamp, text);
    expect(signatureOf(OLD, 'msg_1', String(NOW / 1000), Buffer.from(text))).toBe(expected);
  }
});

it('finds nothing in an attempt that keeps every rule, across a rotation too', () => {
  expect(faultsOfAttempt(attempt(), [OLD])).toEqual([]);
  expect(faultsOfAttempt(attempt({ secrets: [NEW, OLD] }), [NEW, OLD])).toEqual([]);
  expect(isSignedBy(attempt({ secrets: [NEW, OLD] }), OLD)).toBe(true);
});

it.each<[string, ReceivedRequest, readonly string[], string]>([
  ['another secret', attempt({ secrets: [NEW] }), [OLD], 'not signed by secret 1'],
  ['an old secret left out', attempt({ secrets: [NEW] }), [NEW, OLD], 'not signed by secret 2'],
  ['an old secret that still signs', attempt({ secrets: [NEW, OLD] }), [NEW], '2 signatures where 1'],
  ['the oldest secret first', attempt({ secrets: [OLD, NEW] }), [NEW, OLD], 'the first signature'],
  ['a signature over other bytes', { ...attempt(), body: Buffer.from('{}') }, [OLD], 'not signed by'],
  ['a body written anew', attempt({ text: JSON.stringify(EVENT, null, 1) }), [OLD], 'not compact'],
  ['no JSON', attempt({ text: 'payout' }), [OLD], 'no JSON object'],
  [
    'keys in another order',
    attempt({ text: JSON.stringify(Object.fromEntries(Object.entries(EVENT).reverse())) }),
    [OLD],
    'the keys',
  ],
  ['a field more in data', attempt({ text: JSON.stringify({ ...EVENT, data: {} }) }), [OLD], 'its data'],
  ['another id', attempt({ headers: { 'webhook-id': 'evt_02' } }), [OLD], 'webhook-id is evt_02'],
  ['milliseconds', attempt({ headers: { 'webhook-timestamp': String(NOW) } }), [OLD], 'its timestamp'],
  ['an old timestamp', attempt({ headers: { 'webhook-timestamp': '1794990000' } }), [OLD], 'its timestamp'],
  ['another media type', attempt({ headers: { 'content-type': 'text/plain' } }), [OLD], 'content-type'],
  ['a wrong length', attempt({ headers: { 'content-length': '3' } }), [OLD], 'content-length is 3'],
  ['another method', attempt({ method: 'PUT' }), [OLD], 'method is PUT'],
])('sees %s', (_what, request, secrets, words) => {
  expect(faultsOfAttempt(request, secrets).join('; ')).toContain(words);
});

it('knows the form of a secret', () => {
  expect(isSecret(OLD)).toBe(true);
  for (const text of ['whsec_', OLD.slice(0, -1), `${OLD}=`, OLD.replace('whsec_', '')]) {
    expect(isSecret(text), text).toBe(false);
  }
});
