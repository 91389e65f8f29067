import type { Bucket, BucketState } from './buckets.ts';
import { nameOfBucket } from './buckets.ts';
import type { TokenAsk, TokenGrant } from './take-tokens.ts';

/** How long tokens that were taken ahead are of use. */
const LEASE_MS = 1_000;

/** For how long a bucket that had none is not asked again: what comes meanwhile is taken at once then. */
const REST_MS = 100;

const US = 1_000_000;

/**
 * The tokens that a process has taken ahead from one shared bucket. Each holds only as long as the bucket, had nobody else taken of it,
 * would still lack it: a bucket that has filled up again would count it twice.
 */
export class TokenLease {
  readonly name: string;
  readonly #everyUs: number;
  readonly #most: number;
  #tokens = 0;
  #backlogUs = 0;
  #sentAt = -Infinity;
  #restsUntil = -Infinity;
  #demand = 0;
  /** Counts what was granted: who waited for a grant may use it however full the bucket is by then. */
  grants = 0;
  /** What is asked for this bucket now. */
  pending: Promise<void> | null = null;

  constructor(bucket: Bucket) {
    const { perSecond, burst } = bucket.policy;
    this.name = nameOfBucket(bucket);
    // Whole, so that nothing is lost or won by rounding moments.
    this.#everyUs = Math.ceil(US / perSecond);
    this.#most = burst;
  }

  #backlog(now: number): number {
    return Math.max(0, this.#backlogUs - (now - this.#sentAt) * 1_000);
  }

  #usable(now: number): number {
    if (now - this.#sentAt >= LEASE_MS) return 0;
    return Math.min(this.#tokens, Math.floor(this.#backlog(now) / this.#everyUs));
  }

  /** Whether there is a token. @param waitedFor the grant that a request has waited for */
  has(now: number, waitedFor: number | undefined): boolean {
    return waitedFor === this.grants ? this.#tokens > 0 : this.#usable(now) > 0;
  }

  /** Uses one that there is; those that no longer hold are given up with it. */
  use(now: number, waitedFor: number | undefined): void {
    if (waitedFor !== this.grants) this.#tokens = this.#usable(now);
    this.#tokens -= 1;
  }

  /** Counts a request that found no token. */
  miss(): void {
    this.#demand += 1;
  }

  isResting(now: number): boolean {
    return now < this.#restsUntil;
  }

  /** What is asked of the bucket, for as many as have missed a token. */
  ask(): TokenAsk {
    const wanted = Math.min(this.#demand, this.#most, 1_000);
    this.#demand = 0;
    return { bucket: this.name, everyUs: this.#everyUs, most: this.#most, wanted };
  }

  /** @param sentAt when it was asked, which was no later than when it was given */
  given(grant: TokenGrant | undefined, sentAt: number, now: number): void {
    this.grants += 1;
    this.#tokens = grant?.tokens ?? 0;
    this.#sentAt = sentAt;
    // Where there was none, the bucket lacked more than all but one.
    this.#backlogUs = grant?.backlogUs ?? this.#most * this.#everyUs;
    if (this.#tokens === 0) this.#restsUntil = now + REST_MS;
  }

  state(now: number): BucketState {
    const backlog = this.#backlog(now);
    const held = this.#usable(now);
    const left = Math.floor((this.#most * this.#everyUs - backlog) / this.#everyUs) + held;
    return {
      left: Math.max(0, Math.min(this.#most, left)),
      secondsToFull: Math.ceil(Math.max(0, backlog - held * this.#everyUs) / US),
    };
  }

  /** In how many seconds there is a token at the latest. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.#everyUs / US));
  }
}
