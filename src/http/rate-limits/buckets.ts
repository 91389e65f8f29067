import type { RateLimit } from '../../rate-limit-config.ts';

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
