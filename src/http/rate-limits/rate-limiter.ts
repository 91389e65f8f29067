import type { RateLimits } from '../../config/limits.ts';
import { ApiError } from '../../errors/api-error.ts';
import { countedAs } from '../../net/ip-network.ts';
import type { Bucket, Buckets, LimitPolicy, Taken } from './buckets.ts';

/** Who asks, as the limits count them. */
export interface Limited {
  /** The key, or the user whose session it is. */
  readonly callerId: string;
  readonly tenantId: string;
}

/** Limits how often is asked. */
export interface RateLimiter {
  /**
   * Takes one request from its caller's bucket and its account's: from both, or from neither. At once, where nothing has to be
   * asked for it.
   * @param headers given the `RateLimit` headers (draft-ietf-httpapi-ratelimit-headers-10), whatever the answer becomes
   * @throws ApiError rate_limited, with the seconds until the next request fits
   */
  take(limited: Limited, headers: Record<string, string>): Promise<void> | undefined;
  /**
   * Counts a refusal of authentication against the client's address, as `countedAs` names it.
   * @throws ApiError rate_limited in its place, once there were too many
   */
  refused(address: string | null, headers: Record<string, string>): Promise<void> | undefined;
  /**
   * Counts a request for a lost password, of its address and of all addresses together.
   * @throws ApiError rate_limited
   */
  recovery(address: string | null): Promise<void> | undefined;
}

/** The policy of each bucket, as a list of structured fields has it. */
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
 * Makes what limits how often is asked; a limit that is null is none, and is named by no header.
 * @param makeBuckets makes a set of buckets: a flood of addresses pushes no caller's bucket out
 */
export function createRateLimiter(limits: RateLimits, makeBuckets: () => Buckets): RateLimiter {
  const named = (name: LimitPolicy['name']): LimitPolicy | null => {
    const limit = limits[name];
    return limit && { name, ...limit };
  };
  const [key, tenant, authentication] = [named('key'), named('tenant'), named('authentication')];
  // A set takes memory before there is anything in it, and where there is no limit nobody asks.
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
      // Callers are told of no limit but the one that they have passed.
      return ask(ofRecoveries, buckets, {});
    },
  };
}
