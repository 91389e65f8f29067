import { TokenBucket } from 'limiter';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../../config/limits.ts';

/** Named in headers. */
export interface LimitPolicy extends RateLimit {
  readonly name: 'key' | 'tenant' | 'authentication' | 'recovery' | 'recoveryAddress';
}

export interface Bucket {
  readonly policy: LimitPolicy;
  /** A key, user, account or address. */
  readonly of: string;
}

export interface BucketState {
  /** Whole tokens that are left. */
  readonly left: number;
  /** Seconds until it is full. */
  readonly secondsToFull: number;
}

/** The answer to a request for tokens. */
export interface Taken {
  /** In the order asked. */
  readonly states: readonly BucketState[];
  /** Seconds until each has a token; null if one was taken from each. */
  readonly retryAfterSeconds: number | null;
}

/** Token buckets. */
export interface Buckets {
  /** One from each, or none. */
  take(buckets: readonly Bucket[]): Taken | Promise<Taken>;
}

/** Buckets in memory; the one used longest ago goes first. */
export const MOST_BUCKETS = 10_000;

export function nameOfBucket({ policy, of }: Bucket): string {
  return `${policy.name}:${of}`;
}

/** In this process's memory: a forgotten bucket is full again. */
export class MemoryBuckets implements Buckets {
  readonly #buckets = new LRUCache<string, TokenBucket>({ max: MOST_BUCKETS });

  take(buckets: readonly Bucket[]): Taken {
    const found = buckets.map((bucket) => ({ bucket: this.#find(bucket), policy: bucket.policy }));
    for (const { bucket } of found) bucket.drip();
    const empty = found.filter(({ bucket }) => bucket.content < 1);
    if (empty.length === 0) for (const { bucket } of found) bucket.tryRemoveTokens(1);
    const waits = empty.map(({ bucket }) => Math.ceil(bucket.getWaitTime(1) / 1000));
    return {
      states: found.map(({ bucket: { content }, policy: { burst, perSecond } }) => ({
        left: Math.floor(content),
        secondsToFull: Math.ceil((burst - content) / perSecond),
      })),
      retryAfterSeconds: empty.length === 0 ? null : Math.max(1, ...waits),
    };
  }

  #find(bucket: Bucket): TokenBucket {
    const name = nameOfBucket(bucket);
    const known = this.#buckets.get(name);
    if (known !== undefined) return known;
    const { burst, perSecond } = bucket.policy;
    const made = new TokenBucket({ bucketSize: burst, tokensPerInterval: perSecond, interval: 'second' });
    // The library's buckets begin empty.
    made.content = burst;
    this.#buckets.set(name, made);
    return made;
  }
}
