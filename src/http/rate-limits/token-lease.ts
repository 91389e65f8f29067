import type { Bucket, BucketState } from './buckets.ts';
import { nameOfBucket } from './buckets.ts';
import type { TokenAsk, TokenGrant } from './take-tokens.ts';

/** Validity of tokens taken ahead. */
const LEASE_MS = 1_000;

/** An empty bucket is not asked again for so long; waiting requests are then asked for together. */
const REST_MS = 100;

const US = 1_000_000;

/**
 * Tokens taken ahead from one shared bucket. Each holds only while the bucket, untouched by others, would still lack
 * it: a refilled bucket would count it twice.
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
  /** Counts grants: who waited for one may use it however full the bucket is. */
  grants = 0;
  pending: Promise<void> | null = null;

  constructor(bucket: Bucket) {
    const { perSecond, burst } = bucket.policy;
    this.name = nameOfBucket(bucket);
    // Whole, so that rounding neither wins nor loses.
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

  /** @param waitedFor the grant that a request has waited for */
  has(now: number, waitedFor: number | undefined): boolean {
    return waitedFor === this.grants ? this.#tokens > 0 : this.#usable(now) > 0;
  }

  /** Uses one and gives up those that no longer hold. */
  use(now: number, waitedFor: number | undefined): void {
    if (waitedFor !== this.grants) this.#tokens = this.#usable(now);
    this.#tokens -= 1;
  }

  /** Counts a request without a token. */
  miss(): void {
    this.#demand += 1;
  }

  isResting(now: number): boolean {
    return now < this.#restsUntil;
  }

  /** For as many as have missed one. */
  ask(): TokenAsk {
    const wanted = Math.min(this.#demand, this.#most, 1_000);
    this.#demand = 0;
    return { bucket: this.name, everyUs: this.#everyUs, most: this.#most, wanted };
  }

  /** @param sentAt time of the question, no later than the grant */
  given(grant: TokenGrant | undefined, sentAt: number, now: number): void {
    this.grants += 1;
    this.#tokens = grant?.tokens ?? 0;
    this.#sentAt = sentAt;
    // Without one, the bucket lacked more than all but one.
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

  /** Upper bound of the seconds until there is a token. */
  get retryAfterSeconds(): number {
    return Math.max(1, Math.ceil(this.#everyUs / US));
  }
}
