import type { RateLimits } from '../../config/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { countedAs } from '../../net/ip-network.ts';
import type { Bucket, Buckets, LimitPolicy, Taken } from './buckets.ts';

export interface Limited {
  /** The key, or the session's user. */
  readonly callerId: string;
  readonly tenantId: string;
}

export interface RateLimiter {
  /**
   * Takes a request from both buckets, caller's and account's, or from neither; synchronous if no statement is needed.
   * @param headers gets the `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers-10) in every case
   * @throws ApiError rate_limited, with the seconds to wait
   */
  take(limited: Limited, headers: Record<string, string>): Promise<void> | undefined;
  /**
   * Counts a failed authentication against the client's address (`countedAs`).
   * @throws ApiError rate_limited after too many
   */
  refused(address: string | null, headers: Record<string, string>): Promise<void> | undefined;
  /**
   * Per address and in all.
   * @throws ApiError rate_limited
   */
  recovery(address: string | null): Promise<void> | undefined;
}

/** As a list of structured fields. */
function presentPolicies(buckets: readonly Bucket[]): string {
  return buckets
    .map(({ policy: { name, burst, perSecond } }) => `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`)
    .join(', ');
}

function presentStates(buckets: readonly Bucket[], { states }: Taken): string {
  return buckets
    .flatMap(({ policy: { name } }, index) => {
      const state = states[index];
      return state === undefined ? [] : [`"${name}";r=${state.left};t=${state.secondsToFull}`];
    })
    .join(', ');
}

function settle(buckets: readonly Bucket[], taken: Taken, headers: Record<string, string>): void {
  headers['RateLimit-Policy'] = presentPolicies(buckets);
  headers['RateLimit'] = presentStates(buckets, taken);
  const { retryAfterSeconds } = taken;
  if (retryAfterSeconds !== null) throw new ApiError('rate_limited', { retryAfterSeconds });
}

/**
 * A null limit does not exist, also in headers.
 * @param makeBuckets makes a set of its own per kind: a flood of addresses displaces no caller
 */
export function createRateLimiter(limits: RateLimits, makeBuckets: () => Buckets): RateLimiter {
  const named = (name: LimitPolicy['name']): LimitPolicy | null => {
    const limit = limits[name];
    return limit && { name, ...limit };
  };
  const [key, tenant, authentication] = [named('key'), named('tenant'), named('authentication')];
  // Made at first use: a set takes memory when empty.
  const whenAsked = (): (() => Buckets) => {
    let made: Buckets | undefined;
    return () => (made ??= makeBuckets());
  };
  const [ofCallers, ofAddresses, ofRecoveries] = [whenAsked(), whenAsked(), whenAsked()];
  const [recovery, recoveryOfAddress] = [named('recovery'), named('recoveryAddress')];

  const ask = (
    set: () => Buckets,
    buckets: readonly Bucket[],
    headers: Record<string, string>,
  ): Promise<void> | undefined => {
    if (buckets.length === 0) return undefined;
    const taken = set().take(buckets);
    if (!(taken instanceof Promise)) {
      settle(buckets, taken, headers);
      return undefined;
    }
    return taken.then((known) => {
      settle(buckets, known, headers);
    });
  };
  return {
    take: ({ callerId, tenantId }, headers) => {
      const buckets = [
        ...(key === null ? [] : [{ policy: key, of: callerId }]),
        ...(tenant === null ? [] : [{ policy: tenant, of: tenantId }]),
      ];
      return ask(ofCallers, buckets, headers);
    },
    refused: (address, headers) => {
      const buckets = authentication === null ? [] : [{ policy: authentication, of: countedAs(address) }];
      return ask(ofAddresses, buckets, headers);
    },
    recovery: (address) => {
      const buckets = [
        ...(recoveryOfAddress === null ? [] : [{ policy: recoveryOfAddress, of: countedAs(address) }]),
        ...(recovery === null ? [] : [{ policy: recovery, of: 'all' }]),
      ];
      // Only a passed limit is told.
      return ask(ofRecoveries, buckets, {});
    },
  };
}
