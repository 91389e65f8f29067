import { getEventListeners } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { AttemptFacts } from '../src/client.ts';
import { withClient, errorOf } from './with-client.ts';
import type { Fate } from './fault-proxy.ts';

const HTML: Fate = {
  status: 502,
  headers: { 'content-type': 'text/html' },
  body: '<html>Bad gateway</html>',
};

function refusal(status: number, code: string, headers: Record<string, string> = {}, retryable = true): Fate {
  const body = JSON.stringify({ code, message: code, requestId: 'req_1', retryable });
  return { status, headers: { 'content-type': 'application/json', ...headers }, body };
}

/** An address at which no server listens. */
async function addressOfNobody(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

withClient(({ client, proxy, payout, paid, tenant, key }) => {
  /** One effect, one key, equal bytes. */
  async function expectOnce(reference: string, attempts?: number): Promise<void> {
    expect(await paid(reference)).toHaveLength(1);
    const { seen } = proxy();
    if (attempts !== undefined) expect(seen).toHaveLength(attempts);
    expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
    expect(new Set(seen.map(({ body }) => body)).size).toBe(1);
  }

  const FAULTS: readonly (readonly [id: string, fault: Fate])[] = [
    ['R1 cut before it is done', 'cut_before'],
    ['R2 cut after it is done', 'cut_after'],
    ['R3 cut in the body of the answer', 'cut_body'],
    ['R4 stalled in the body of the answer', 'stall_body'],
    ['R5 answered 503', refusal(503, 'service_unavailable', { 'retry-after': '0' })],
    ['R6 answered 429', refusal(429, 'rate_limited', { 'retry-after': '0' })],
    ['R7 answered with a page', HTML],
    ['R8 answered that it is in progress', refusal(409, 'idempotency_in_progress', { 'retry-after': '0' })],
  ];

  describe('a payout that is', () => {
    it.each(FAULTS)('%s, twice, is paid once', async (id, fault) => {
      const reference = id.split(' ')[0]!;
      proxy().fates = [fault, fault];
      const { data, response } = await client({ attemptTimeoutMs: 1_000 })
        .payouts.create(payout(reference))
        .withResponse();
      expect([data.externalReference, response.attempts]).toEqual([reference, 3]);
      await expectOnce(reference, 3);
    });

    it('R9 cut for ever is tried until the time is up, and its outcome is unknown', async () => {
      proxy().always = 'cut_after';
      const error = await errorOf(client({ timeoutMs: 2_000, retries: 1 }).payouts.create(payout('R9')));
      expect(error.outcome).toBe('unknown');
      expect(['connection_cut', 'timeout']).toContain(error.code);
      expect(error.attempts).toBeGreaterThan(2);
      expect(error.idempotencyKey).toBe(proxy().seen[0]?.headers['idempotency-key']);
      await expectOnce('R9');
    });

    it('R10 rate limited for ever has four attempts and no effect', async () => {
      proxy().always = refusal(429, 'rate_limited', { 'retry-after': '0' });
      const error = await errorOf(client().payouts.create(payout('R10')));
      expect([error.attempts, error.outcome, error.code, error.status]).toEqual([
        4,
        'no_effect',
        'rate_limited',
        429,
      ]);
      expect(await paid('R10')).toEqual([]);
    });

    it('R11 cut, and then refused for its key, has an unknown outcome', async () => {
      proxy().fates = ['cut_after'];
      proxy().always = refusal(401, 'unauthenticated', {}, false);
      const error = await errorOf(client().payouts.create(payout('R11')));
      expect([error.code, error.outcome]).toEqual(['unauthenticated', 'unknown']);
    });

    it('R12 told when to come again comes then, and fails at once where that is too late', async () => {
      proxy().fates = [refusal(503, 'service_unavailable', { 'retry-after': '1' })];
      const moments: number[] = [];
      const onAttempt = ({ durationMs }: AttemptFacts): number => moments.push(performance.now(), durationMs);
      await client({ onAttempt }).payouts.create(payout('R12'));
      const [refused = 0, , answered = 0, took = 0] = moments;
      const waited = answered - took - refused;
      // A pause may end late, and never early.
      expect(waited < 990 ? `after ${waited} ms` : 'in time').toBe('in time');
      proxy().fates = [refusal(429, 'rate_limited', { 'retry-after': '99' })];
      const error = await errorOf(client().payouts.create(payout('R12 late')));
      expect([error.attempts, error.retryAfterMs]).toEqual([1, 99_000]);
    });

    it('R13 sent to no server has no effect', async () => {
      const baseUrl = await addressOfNobody();
      const error = await errorOf(client({ baseUrl, retries: 1 }).payouts.create(payout('R13')));
      expect([error.name, error.code, error.outcome, error.attempts]).toEqual([
        'ConnectionError',
        'connection_failed',
        'no_effect',
        2,
      ]);
    });

    it('R14, R15, R16 answered by somebody else is not tried again, and its outcome is unknown', async () => {
      const answers: readonly (readonly [Fate, string])[] = [
        [{ status: 307, headers: { location: 'http://127.0.0.1:1/' } }, 'redirect_refused'],
        [
          { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' },
          'unexpected_answer',
        ],
        ['endless', 'answer_too_large'],
      ];
      for (const [fate, code] of answers) {
        proxy().fates = [fate];
        const error = await errorOf(client({ maxAnswerBytes: 1_000_000 }).payouts.create(payout(code)));
        expect([error.name, error.code, error.outcome, error.attempts]).toEqual([
          'AnswerError',
          code,
          'unknown',
          1,
        ]);
      }
    });

    it('R17 aborted in a pause ends at once, and before it is sent sends nothing', async () => {
      const controller = new AbortController();
      proxy().always = refusal(503, 'service_unavailable', { 'retry-after': '30' });
      const work = errorOf(client().payouts.create(payout('R17'), { signal: controller.signal }));
      await expect.poll(() => proxy().seen.length).toBe(1);
      controller.abort();
      const error = await work;
      expect([error.name, error.code, error.outcome]).toEqual(['AbortError', 'aborted', 'unknown']);
      const early = await errorOf(
        client().payouts.create(payout('R17 early'), { signal: controller.signal }),
      );
      expect([early.code, early.outcome, early.attempts]).toEqual(['aborted', 'no_effect', 0]);
      expect(proxy().seen).toHaveLength(1);
    });

    it('R18 changed while it is sent is sent as it was', async () => {
      proxy().fates = ['cut_before'];
      const body = { ...payout('R18') };
      const work = client().payouts.create(body);
      body.amount = '999.00';
      expect((await work).principal.amount).toBe('1.00');
      await expectOnce('R18', 2);
    });
  });

  it('R19 a hundred calls with one signal leave no listener behind', async () => {
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 100 }, () => client().meta.getCaller({ signal })));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('U1 two calls that need a confirmation ask for one', async () => {
    const token = await tenant().stepUp();
    let asked = 0;
    const stepUp = async (): Promise<string> => {
      asked += 1;
      await new Promise(setImmediate);
      return token;
    };
    const own = client({ stepUp });
    const body = { name: 'read only', type: 'secret', role: 'viewer' } as const;
    const keys = await Promise.all([own.apiKeys.create(body), own.apiKeys.create(body)]);
    expect([keys.length, asked]).toEqual([2, 1]);
    await own.apiKeys.revoke(keys[0].id);
    expect(asked).toBe(1);
    const without = await errorOf(client().apiKeys.create(body));
    expect([without.code, without.outcome]).toEqual(['step_up_required', 'no_effect']);
  });

  it('U2 a call whose response alone is looked at rejects once', async () => {
    proxy().fates = [refusal(404, 'not_found', {}, false)];
    await expect(client().payouts.get('pay_1').withResponse()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a refusal says what the service says, and a stored one has no effect', async () => {
    const error = await errorOf(client().payouts.create({ ...payout('poor'), amount: '999999.00' }));
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'insufficient_funds',
      outcome: 'no_effect',
      status: 422,
    });
    expect(error.requestId).toMatch(/^req_/);
    const invalid = await errorOf(client().payouts.create({ ...payout('x'), amount: '1.001' }));
    expect(invalid.details).toMatchObject([{ in: 'body', path: '/amount' }]);
    expect(JSON.stringify(error)).not.toContain(key());
  });
});
