import { TokenBucket } from 'limiter';
import type { RateLimit } from '../config.ts';
import { ApiError } from '../errors/api-error.ts';

/** Takes one request from a key's bucket. */
export interface RateLimiter {
  /**
   * @param headers given the `RateLimit` headers (IETF draft), whatever the answer becomes
   * @throws ApiError rate_limited, with the seconds until the next request fits
   */
  take(keyId: string, headers: Record<string, string>): void;
}

/** Buckets kept at once; the one used longest ago goes first, and comes back full. */
const MOST_BUCKETS = 10_000;

/** A token bucket for each key; null means no limit. */
export function createRateLimiter(limit: RateLimit | null): RateLimiter {
  if (limit === null) return { take: () => undefined };
  const { perSecond, burst } = limit;
  const buckets = new Map<string, TokenBucket>();
  const secondsToFill = Math.ceil(burst / perSecond);

  const bucketOf = (keyId: string): TokenBucket => {
    const known = buckets.get(keyId);
    const bucket =
      known ?? new TokenBucket({ bucketSize: burst, tokensPerInterval: perSecond, interval: 'second' });
    // The library's buckets begin empty.
    if (known === undefined) bucket.content = burst;
    buckets.delete(keyId);
    buckets.set(keyId, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(String(buckets.keys().next().value));
    return bucket;
  };

  return {
    take: (keyId, headers) => {
      const bucket = bucketOf(keyId);
      const isTaken = bucket.tryRemoveTokens(1);
      const remaining = Math.floor(bucket.content);
      headers['RateLimit-Policy'] = `"key";q=${burst};w=${secondsToFill}`;
      headers['RateLimit'] = `"key";r=${remaining};t=${Math.ceil((burst - bucket.content) / perSecond)}`;
      if (isTaken) return;
      const retryAfterSeconds = Math.max(1, Math.ceil(bucket.getWaitTime(1) / 1000));
      throw new ApiError('rate_limited', { retryAfterSeconds });
    },
  };
}
