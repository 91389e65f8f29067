import { describe, expect, it } from 'vitest';
import { webhookHeaders } from '../../src/calls/sign.ts';
import { isCorridorError } from './errors.ts';
import { signWebhook, verifyWebhook, WebhookError, type WebhookFault } from './webhooks.ts';

const NOW = Date.UTC(2026, 10, 28, 12);
const secretOf = (letter: string): string => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [OLD, NEW] = [secretOf('a'), secretOf('b')];
const BODY = JSON.stringify({ id: 'evt_1', type: 'payout.settled', data: { id: 'pay_1', object: 'payout' } });

/** As the server sends it. */
const sent = (secrets: readonly string[] = [NEW], at = NOW) =>
  webhookHeaders({ id: 'evt_1', body: BODY }, secrets, Math.floor(at / 1000));

async function reasonOf(work: Promise<unknown>): Promise<WebhookFault | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    expect(error instanceof WebhookError && isCorridorError(error, 'webhook_refused')).toBe(true);
    return (error as WebhookError).reason;
  }
}

describe('a webhook', () => {
  it('H1 is verified by either of two secrets, as text and as bytes, and from any form of headers', async () => {
    const options = { now: NOW };
    for (const headers of [sent(), sent([NEW, OLD]), new Headers(sent())])
      expect((await verifyWebhook(BODY, headers, [OLD, NEW], options)).type).toBe('payout.settled');
    const upper = Object.fromEntries(
      Object.entries(sent()).map(([name, value]) => [name.toUpperCase(), [value]]),
    );
    expect((await verifyWebhook(new TextEncoder().encode(BODY), upper, NEW, options)).id).toBe('evt_1');
    expect(
      (await verifyWebhook(BODY, await signWebhook(BODY, NEW, { id: 'evt_1', now: NOW }), NEW, options)).id,
    ).toBe('evt_1');
  });

  const { 'webhook-id': _id, ...nameless } = sent();
  const rewritten = JSON.stringify(JSON.parse(BODY), null, 2);
  const cases: readonly (readonly [
    WebhookFault,
    string | Uint8Array,
    Parameters<typeof verifyWebhook>[1],
    string | readonly string[],
  ])[] = [
    ['missing_header', BODY, nameless, NEW],
    ['bad_secret', BODY, sent(), 'whsec_short'],
    ['bad_secret', BODY, sent(), []],
    ['bad_timestamp', BODY, { ...sent(), 'webhook-timestamp': 'soon' }, NEW],
    ['no_match', BODY, sent([OLD]), NEW],
    ['no_match', BODY, { ...sent(), 'webhook-signature': 'v1,none v2,some' }, NEW],
    ['body_changed', rewritten, sent(), NEW],
    ['body_changed', JSON.parse(BODY) as string, sent(), NEW],
    ['too_old', BODY, sent([NEW], NOW - 301_000), NEW],
    ['too_new', BODY, sent([NEW], NOW + 301_000), NEW],
  ];
  it.each(cases)('H2-H8 is refused for %s', async (reason, body, headers, secrets) => {
    const signed = reason === 'bad_timestamp' ? await signedAt('soon') : headers;
    expect(await reasonOf(verifyWebhook(body, signed, secrets, { now: NOW }))).toBe(reason);
  });

  /** Signed, but with a time that is none. */
  async function signedAt(seconds: string) {
    const { createHmac } = await import('node:crypto');
    const key = Buffer.from(NEW.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(`evt_1.${seconds}.${BODY}`).digest('base64');
    return { ...sent(), 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
  }

  it('H9 that is signed and no event is refused', async () => {
    for (const body of ['{}', '[]', '"text"', 'null']) {
      const headers = await signWebhook(body, NEW, { id: 'evt_1', now: NOW });
      expect(await reasonOf(verifyWebhook(body, headers, NEW, { now: NOW }))).toBe('not_an_event');
    }
  });
});
