import { TokenBucket } from 'limiter';
import { LRUCache } from 'lru-cache';
import { MOST_BUCKETS, nameOfBucket, type Bucket, type Buckets, type Taken } from './buckets.ts';

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
