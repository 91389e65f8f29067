import { LRUCache } from 'lru-cache';
import { MOST_BUCKETS, nameOfBucket, type Bucket, type Buckets, type Taken } from './buckets.ts';
import type { TakeTokens } from './take-tokens.ts';
import { TokenLease } from './token-lease.ts';

/**
 * Shared by all processes. A process takes some tokens ahead, so that most requests need no statement; they count at
 * once, so that all processes together never exceed the bucket.
 */
export class SharedBuckets implements Buckets {
  readonly #leases = new LRUCache<string, TokenLease>({ max: MOST_BUCKETS });
  readonly #takeTokens: TakeTokens;
  readonly #now: () => number;

  /** @param nowMs a monotonic clock */
  constructor(takeTokens: TakeTokens, nowMs: () => number = () => performance.now()) {
    this.#takeTokens = takeTokens;
    this.#now = nowMs;
  }

  take(buckets: readonly Bucket[]): Taken | Promise<Taken> {
    const leases = buckets.map((bucket) => this.#find(bucket));
    return this.#tryTake(leases, new Map()) ?? this.#wait(leases);
  }

  async #wait(leases: readonly TokenLease[]): Promise<Taken> {
    const waitedFor = new Map<TokenLease, number>();
    for (;;) {
      const now = this.#now();
      const empty = leases.filter((lease) => !lease.has(now, waitedFor.get(lease)));
      for (const lease of empty) if (!waitedFor.has(lease)) lease.miss();
      await this.#fill(empty);
      for (const lease of empty) waitedFor.set(lease, lease.grants);
      const taken = this.#tryTake(leases, waitedFor);
      if (taken !== undefined) return taken;
    }
  }

  /** Undefined if a statement is needed. */
  #tryTake(leases: readonly TokenLease[], waitedFor: ReadonlyMap<TokenLease, number>): Taken | undefined {
    const now = this.#now();
    const empty = leases.filter((lease) => !lease.has(now, waitedFor.get(lease)));
    const resting = empty.filter((lease) => lease.isResting(now));
    if (empty.length > 0 && resting.length === 0) return undefined;
    if (empty.length === 0) for (const lease of leases) lease.use(now, waitedFor.get(lease));
    for (const lease of resting) lease.miss();
    const waits = resting.map(({ retryAfterSeconds }) => retryAfterSeconds);
    return {
      states: leases.map((lease) => lease.state(now)),
      retryAfterSeconds: waits.length === 0 ? null : Math.max(...waits),
    };
  }

  #find(bucket: Bucket): TokenLease {
    const name = nameOfBucket(bucket);
    const known = this.#leases.get(name);
    if (known !== undefined) return known;
    const lease = new TokenLease(bucket);
    this.#leases.set(name, lease);
    return lease;
  }

  /** Asks for all empty buckets in one statement; joins those already asked for. */
  async #fill(leases: readonly TokenLease[]): Promise<void> {
    const idle = leases.filter(({ pending }) => pending === null);
    if (idle.length > 0) {
      const asked = this.#ask(idle);
      for (const lease of idle) lease.pending = asked;
    }
    await Promise.all(leases.map(async ({ pending }) => pending));
  }

  async #ask(leases: readonly TokenLease[]): Promise<void> {
    const sentAt = this.#now();
    try {
      const grants = await this.#takeTokens(leases.map((lease) => lease.ask()));
      const byName = new Map(grants.map((grant) => [grant.bucket, grant]));
      for (const lease of leases) lease.given(byName.get(lease.name), sentAt, this.#now());
    } finally {
      for (const lease of leases) lease.pending = null;
    }
  }
}
