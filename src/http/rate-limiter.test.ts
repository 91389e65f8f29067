import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/api-error.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

function take(
  limiter: RateLimiter,
  keyId = 'key_1',
): { refusal?: ApiError; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  try {
    limiter.take(keyId, headers);
    return { headers };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { refusal: error, headers };
  }
}

describe('the rate limit', () => {
  it('lets a burst pass, then refuses and says when to come back', () => {
    const limiter = createRateLimiter({ perSecond: 1, burst: 3 });
    const [first, ...others] = [1, 2, 3].map(() => take(limiter));
    expect(first?.headers).toEqual({ 'RateLimit-Policy': '"key";q=3;w=3', RateLimit: '"key";r=2;t=1' });
    expect(others.map(({ refusal }) => refusal)).toEqual([undefined, undefined]);
    const { refusal, headers } = take(limiter);
    expect(refusal?.code).toBe('rate_limited');
    expect(refusal?.retryAfterSeconds).toBe(1);
    expect(headers['RateLimit']).toBe('"key";r=0;t=3');
  });

  it('is each key its own', () => {
    const limiter = createRateLimiter({ perSecond: 1, burst: 1 });
    expect(take(limiter, 'key_1').refusal).toBeUndefined();
    expect(take(limiter, 'key_1').refusal?.code).toBe('rate_limited');
    expect(take(limiter, 'key_2').refusal).toBeUndefined();
  });

  it('fills up again with time', async () => {
    const limiter = createRateLimiter({ perSecond: 50, burst: 1 });
    expect(take(limiter).refusal).toBeUndefined();
    expect(take(limiter).refusal?.code).toBe('rate_limited');
    await delay(60);
    expect(take(limiter).refusal).toBeUndefined();
  });

  it('that is off lets everything pass and says nothing', () => {
    const limiter = createRateLimiter(null);
    for (let count = 0; count < 1_000; count += 1) expect(take(limiter)).toEqual({ headers: {} });
  });
});
