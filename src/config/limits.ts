import type { UserConfig, Reads } from './user-config.ts';

export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

export interface RateLimits {
  /** Per key, or session's user. */
  readonly key: RateLimit | null;
  /** Per account. */
  readonly tenant: RateLimit | null;
  /** Failed authentications per client address. */
  readonly authentication: RateLimit | null;
  /** Requests for lost passwords, per client address and in all. */
  readonly recoveryAddress: RateLimit | null;
  readonly recovery: RateLimit | null;
}

const PRODUCTION: { readonly [Name in 'key' | 'tenant' | 'authentication']: RateLimit } = {
  key: { perSecond: 100, burst: 200 },
  tenant: { perSecond: 500, burst: 1_000 },
  authentication: { perSecond: 10, burst: 50 },
};

/** `off`, or tokens per second and capacity: `100/200`. */
function readLimit(read: Reads, name: string, otherwise: RateLimit | null): RateLimit | null {
  const text = read.text(name);
  if (text === undefined) return otherwise;
  if (text === 'off') return null;
  const [, perSecond, burst] = /^(\d{1,6}(?:\.\d{1,6})?)\/([1-9]\d{0,5})$/.exec(text) ?? [];
  if (burst !== undefined && Number(perSecond) > 0) {
    return { perSecond: Number(perSecond), burst: Number(burst) };
  }
  read.problems.push(`${name} must be "off" or RATE/BURST in requests per second, such as 100/200`);
  return otherwise;
}

/** The limit of all addresses, in limits of one. */
const ADDRESSES = 10;

/** Capacity and refill of one window. */
function perWindow(count: number, { lockSeconds }: Pick<UserConfig, 'lockSeconds'>): RateLimit {
  return { burst: count, perSecond: count / lockSeconds };
}

/** By docs/operating/configuration.md; faults go to the reader. */
export function readRateLimits(
  read: Reads,
  isSandbox: boolean,
  users: Pick<UserConfig, 'signInLimit' | 'lockSeconds'>,
): RateLimits {
  const { signInLimit } = users;
  const usual = (limit: RateLimit): RateLimit | null => (isSandbox ? null : limit);
  return {
    key: readLimit(read, 'CORRIDOR_RATE_LIMIT', usual(PRODUCTION.key)),
    tenant: readLimit(read, 'CORRIDOR_TENANT_RATE_LIMIT', usual(PRODUCTION.tenant)),
    authentication: readLimit(read, 'CORRIDOR_AUTH_RATE_LIMIT', usual(PRODUCTION.authentication)),
    recoveryAddress: signInLimit === null ? null : perWindow(signInLimit, users),
    recovery: signInLimit === null ? null : perWindow(ADDRESSES * signInLimit, users),
  };
}
