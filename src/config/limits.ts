import type { UserConfig, Reads } from './user-config.ts';

/** A bucket of tokens. */
export interface RateLimit {
  readonly perSecond: number;
  readonly burst: number;
}

/** What is limited, each to a bucket of its own; null where no limit applies. */
export interface RateLimits {
  /** Of a key, or of a session's user. */
  readonly key: RateLimit | null;
  /** Of all of an account. */
  readonly tenant: RateLimit | null;
  /** Of refused authentications, of a client's address. */
  readonly authentication: RateLimit | null;
  /** Of requests for lost passwords: of one client's address, and of all together. */
  readonly recoveryAddress: RateLimit | null;
  readonly recovery: RateLimit | null;
}

/** What production is limited to unless it says otherwise; a sandbox to nothing. */
const PRODUCTION: { readonly [Name in 'key' | 'tenant' | 'authentication']: RateLimit } = {
  key: { perSecond: 100, burst: 200 },
  tenant: { perSecond: 500, burst: 1_000 },
  authentication: { perSecond: 10, burst: 50 },
};

/** `off`, or tokens a second and the bucket's size: `100/200`. */
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

/** How many times what one address may ask for all addresses together may. */
const ADDRESSES = 10;

/** A bucket that holds as much as a window allows, and fills within it. */
function perWindow(count: number, { lockSeconds }: Pick<UserConfig, 'lockSeconds'>): RateLimit {
  return { burst: count, perSecond: count / lockSeconds };
}

/** Reads how often may be asked (docs/operating/configuration.md). What is wrong goes to the reader's problems. */
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
