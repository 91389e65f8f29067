import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RateLimit, RateLimits } from '../../config/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { MemoryBuckets } from './buckets.ts';
import { type Limited, type RateLimiter, createRateLimiter } from './rate-limiter.ts';

const OFF: RateLimits = {
  key: null,
  tenant: null,
  authentication: null,
  recoveryAddress: null,
  recovery: null,
};
const CALLER: Limited = { callerId: 'key_1', tenantId: 'acct_1' };

function limiterOf(limits: Partial<RateLimits>): RateLimiter {
  return createRateLimiter({ ...OFF, ...limits }, () => new MemoryBuckets());
}

const limit = (perSecond: number, burst: number): RateLimit => ({ perSecond, burst });

interface Tried {
  readonly refusal?: ApiError;
  readonly headers: Record<string, string>;
}

async function tried(ask: (headers: Record<string, string>) => Promise<void> | undefined): Promise<Tried> {
  const headers: Record<string, string> = {};
  try {
    await ask(headers);
    return { headers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: error, headers };
  }
}

// Buckets fill by a clock that only the test moves.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'hrtime'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const take = (limiter: RateLimiter, caller: Partial<Limited> = {}): Promise<Tried> =>
  tried((headers) => limiter.take({ ...CALLER, ...caller }, headers));

describe('the rate limit', () => {
  it('lets a burst pass, then refuses and says when to come back', async () => {
    const limiter = limiterOf({ key: limit(1, 3) });
    const [first, ...others] = [await take(limiter), await take(limiter), await take(limiter)];
    expect(first.headers).toEqual({ 'RateLimit-Policy': '"key";q=3;w=3', RateLimit: '"key";r=2;t=1' });
    expect(others.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    const { refusal, headers } = await take(limiter);
    expect(refusal?.code).toBe('rate_limited');
    expect(refusal?.retryAfterSeconds).toBe(1);
    expect(headers['RateLimit']).toBe('"key";r=0;t=3');
  });

  it('names each limit that applies, and what is left of it', async () => {
    const { headers } = await take(limiterOf({ key: limit(100, 200), tenant: limit(500, 1000) }));
    expect(headers).toEqual({
      'RateLimit-Policy': '"key";q=200;w=2, "tenant";q=1000;w=2',
      RateLimit: '"key";r=199;t=1, "tenant";r=999;t=1',
    });
  });

  it('takes of both buckets or of neither', async () => {
    const limiter = limiterOf({ key: limit(0.001, 2), tenant: limit(0.001, 3) });
    for (const callerId of ['key_1', 'key_1', 'key_2'])
      expect((await take(limiter, { callerId })).refusal).toBeUndefined();
    const refused = await take(limiter, { callerId: 'key_2' });
    expect(refused.refusal?.code).toBe('rate_limited');
    expect(refused.headers['RateLimit']).toBe('"key";r=1;t=1000, "tenant";r=0;t=3000');
    expect((await take(limiter, { callerId: 'key_2', tenantId: 'acct_2' })).refusal).toBeUndefined();
  });

  it('is each key its own', async () => {
    const limiter = limiterOf({ key: limit(1, 1) });
    expect((await take(limiter)).refusal).toBeUndefined();
    expect((await take(limiter)).refusal?.code).toBe('rate_limited');
    expect((await take(limiter, { callerId: 'key_2' })).refusal).toBeUndefined();
  });

  it('fills up again with time', async () => {
    const limiter = limiterOf({ key: limit(50, 1) });
    expect((await take(limiter)).refusal).toBeUndefined();
    expect((await take(limiter)).refusal?.code).toBe('rate_limited');
    vi.advanceTimersByTime(20);
    expect((await take(limiter)).refusal).toBeUndefined();
  });

  it('that is off lets everything pass and says nothing', async () => {
    const limiter = limiterOf({});
    for (let count = 0; count < 1_000; count += 1) {
      expect(await take(limiter)).toEqual({ headers: {} });
      expect(await tried((headers) => limiter.refused('203.0.113.7', headers))).toEqual({ headers: {} });
    }
  });
});

describe('the limit of refused authentications', () => {
  it('counts by address, and takes nothing of a caller', async () => {
    const limiter = limiterOf({ key: limit(1, 1), authentication: limit(0.5, 2) });
    const refused = (address: string | null): Promise<Tried> =>
      tried((headers) => limiter.refused(address, headers));
    expect((await refused('203.0.113.7')).headers).toEqual({
      'RateLimit-Policy': '"authentication";q=2;w=4',
      RateLimit: '"authentication";r=1;t=2',
    });
    expect((await refused('203.0.113.7')).refusal).toBeUndefined();
    const { refusal } = await refused('203.0.113.7');
    expect([refusal?.code, refusal?.retryAfterSeconds]).toEqual(['rate_limited', 2]);
    expect((await refused('203.0.113.8')).refusal).toBeUndefined();
    expect((await refused(null)).refusal).toBeUndefined();
    expect((await take(limiter)).refusal).toBeUndefined();
  });
});
