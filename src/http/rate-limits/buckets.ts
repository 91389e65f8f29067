import { TokenBucket } from 'limiter';
import { LRUCache } from 'lru-cache';
import type { RateLimit } from '../../config/limits.ts';

/** A limit, with the name by which headers tell it from others. */
export interface LimitPolicy extends RateLimit {
  readonly name: 'key' | 'tenant' | 'authentication' | 'recovery' | 'recoveryAddress';
}

/** A bucket that a request takes a token from. */
export interface Bucket {
  readonly policy: LimitPolicy;
  /** Whose it is: a key, a user, an account, an address. */
  readonly of: string;
}

/** How a bucket stands once it was asked. */
export interface BucketState {
  /** Whole tokens that are left. */
  readonly left: number;
  /** In how many seconds it is full again. */
  readonly secondsToFull: number;
}

/** What came of a request for tokens. */
export interface Taken {
  /** In the order of the buckets that were asked. */
  readonly states: readonly BucketState[];
  /** In how many seconds there is a token in each of them; null where one was taken from each. */
  readonly retryAfterSeconds: number | null;
}

/** Buckets of tokens, which fill with time. */
export interface Buckets {
  /** Takes a token from each, or from none. */
  take(buckets: readonly Bucket[]): Taken | Promise<Taken>;
}

/** Buckets that a process remembers at once; the one used longest ago goes first. */
export const MOST_BUCKETS = 10_000;

/** The name of a bucket among all. */
export function nameOfBucket({ policy, of }: Bucket): string {
  return `${policy.name}:${of}`;
}

/** Buckets of one process, in its memory: one that is forgotten comes back full. */
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
