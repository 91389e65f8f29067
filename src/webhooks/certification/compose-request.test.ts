import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { CERTIFICATION_CASES, type CaseRequest, EVENTS_OF_RUN } from './cases.ts';
import { type ComposedRequest, type RunFacts, composeRequest } from './compose-request.ts';

const [SECRET, OLDER, STRANGERS] = ['A', 'B', 'C'].map(
  (letter) => `whsec_${Buffer.alloc(32, letter).toString('base64')}`,
) as [string, string, string];

const SERVER_NOW = Date.now();

const facts: RunFacts = {
  tenantId: 'acct_1',
  webhookId: 'whk_1',
  secrets: [SECRET, OLDER],
  strangersSecret: STRANGERS,
  idOf: (event) => `evt_${event}`,
  versionsAfter: 99,
  now: Date.UTC(2030, 0, 1),
  epoch: 3,
};

const requestsOf = (name: string): readonly CaseRequest[] =>
  CERTIFICATION_CASES.find((each) => each.name === name)?.requests ?? [];

const composed = (name: string): ComposedRequest[] =>
  requestsOf(name).map((request) => composeRequest(request, facts, SERVER_NOW));

const only = (name: string): ComposedRequest => composed(name)[0]!;

function verify({ headers, body }: ComposedRequest, secret = SECRET): unknown {
  return new Webhook(secret).verify(body, headers);
}

const GOOD = ['valid', 'duplicate', 'reordered', 'rotated_secret', 'unknown_type', 'unknown_field', 'burst'];

describe('what is sent', () => {
  it.each(GOOD)('in %s is verified by the public library, under each secret that signs', (name) => {
    for (const request of composed(name))
      for (const secret of facts.secrets) expect(verify(request, secret)).toBeDefined();
  });

  it.each([
    ['tampered_body', /No matching signature/],
    ['wrong_secret', /No matching signature/],
    ['missing_signature', /Missing required headers/],
    ['old_timestamp', /too old/],
    ['future_timestamp', /too new/],
  ])('in %s is refused by it, for that reason alone', (name, reason) => {
    expect(() => verify(only(name))).toThrow(WebhookVerificationError);
    expect(() => verify(only(name))).toThrow(reason);
  });

  it('is what the name of each case says', () => {
    expect(verify(only('wrong_secret'), STRANGERS)).toBeDefined();
    const [tampered, whole] = [
      only('tampered_body'),
      composeRequest({ ...requestsOf('tampered_body')[0]!, isTampered: false }, facts, SERVER_NOW),
    ];
    expect(tampered.headers).toEqual(whole.headers);
    const differing = [...tampered.body].filter((byte, index) => byte !== whole.body[index]);
    expect([tampered.body.length, differing.length]).toEqual([whole.body.length, 1]);
    expect(() => JSON.parse(tampered.body) as unknown).not.toThrow();
    expect(only('missing_signature').headers).not.toHaveProperty('webhook-signature');
    const seconds = (name: string): number => Number(only(name).headers['webhook-timestamp']);
    expect(seconds('old_timestamp') - seconds('valid')).toBe(-600);
    expect(seconds('future_timestamp') - seconds('valid')).toBe(600);
    expect(only('rotated_secret').headers['webhook-signature']?.split(' ')).toHaveLength(3);
    expect(() =>
      verify({ ...only('rotated_secret'), headers: withFirstSignature(only('rotated_secret')) }),
    ).toThrow();
    expect(JSON.parse(only('unknown_type').body)).toMatchObject({ type: 'webhook.test_unknown' });
    const { data } = JSON.parse(only('unknown_field').body) as { data: object };
    expect(Object.keys(data)).toEqual(['id', 'object', 'status', 'version', 'url', 'unknownField']);
  });

  it('twice is the same event, byte for byte; everything else is an event and a version of its own', () => {
    expect(only('duplicate').body).toBe(only('valid').body);
    expect(only('duplicate').headers['webhook-id']).toBe(only('valid').headers['webhook-id']);
    const versions = composed('reordered').map(({ body }) => versionOf(body));
    expect(versions).toEqual([103, 101, 102]);
    const all = CERTIFICATION_CASES.flatMap(({ name }) => (name === 'duplicate' ? [] : composed(name)));
    expect(new Set(all.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS_OF_RUN);
    const whole = all
      .filter(({ body }) => !only('tampered_body').body.includes(body))
      .map(({ body }) => versionOf(body));
    expect(Math.min(...whole)).toBe(100);
    expect(Math.max(...whole)).toBe(99 + EVENTS_OF_RUN);
  });

  it('tells of the subscription, on its account’s clock', () => {
    expect(JSON.parse(only('valid').body)).toEqual({
      id: 'evt_1',
      type: 'webhook.test',
      timestamp: '2030-01-01T00:00:00.000Z',
      environment: 'sandbox',
      apiVersion: 'v1',
      epoch: 3,
      data: { id: 'whk_1', object: 'webhook', status: 'active', version: 100, url: '/v1/webhooks/whk_1' },
    });
  });
});

function versionOf(body: string): number {
  return (JSON.parse(body) as { data: { version: number } }).data.version;
}

function withFirstSignature({ headers }: ComposedRequest): Record<string, string> {
  return { ...headers, 'webhook-signature': headers['webhook-signature']?.split(' ')[0] ?? '' };
}
