import type { Word } from '../../../generated/words.ts';
import type { Moment } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { RandomBytes } from '../../identity/random.ts';
import { type Role, holdsScope } from '../../identity/roles.ts';
import { type Address, contains, hasHostBits, parseNetwork, presentNetwork } from '../../net/ip-network.ts';
import { hashSecret, isSecret, makeSecret } from '../../sealing/signer.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';
import { type Excess, exceedsAddresses, exceedsEnd, excessOf, excessOfRole } from '../team/rules.ts';

/** An unknown address is outside every list. */
export function isAllowedFrom(allowedIps: readonly string[], address: Address | undefined): boolean {
  if (address === undefined) return false;
  return allowedIps.some((text) => {
    const network = parseNetwork(text);
    return network !== undefined && contains(network, address);
  });
}

/** What a browser may show. */
const PUBLISHABLE_SCOPES: readonly string[] = ['rates:read', 'transfers:read', 'fees:read'];

export interface KeyBody {
  readonly scopes?: readonly string[] | null;
  readonly allowedIps?: readonly string[] | null;
  readonly expiresAt?: string | null;
}

export interface KeyKind {
  readonly type: KeyType;
  readonly role: Role;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

/** Index of the first scope that the kind cannot have; -1 for none. */
function impossibleScope(
  scopes: readonly string[] | null | undefined,
  { type, role }: KeyKind,
  environment: Environment,
): number {
  return (scopes ?? []).findIndex(
    (scope) =>
      !holdsScope({ role, scopes: null }, scope, environment) ||
      (type === 'publishable' && !PUBLISHABLE_SCOPES.includes(scope)),
  );
}

/** @throws ApiError invalid_request if type, role and scopes do not go together */
export function checkKind(
  kind: KeyKind,
  scopes: readonly string[] | null | undefined,
  environment: Environment,
): void {
  if (kind.type === 'publishable' && kind.role !== 'viewer') {
    refuse('/role', 'must be viewer if the key is publishable');
  }
  const place = impossibleScope(scopes, kind, environment);
  if (place >= 0)
    refuse(`/scopes/${place}`, `is not a scope that a ${kind.type} key with this role can have`);
}

function blockOf(text: string): string {
  const [address, length] = parseNetwork(text) ?? [];
  return `${address?.toString() ?? ''}/${length ?? ''}`;
}

function checkAddresses(allowedIps: readonly string[]): void {
  const seen = new Set<string>();
  allowedIps.forEach((text, index) => {
    const path = `/allowedIps/${index}`;
    const network = parseNetwork(text);
    if (network === undefined) refuse(path, 'must be an IPv4 or IPv6 address or a CIDR block');
    if (hasHostBits(network)) refuse(path, 'must not have bits set beyond the prefix length');
    if (seen.has(blockOf(text))) refuse(path, 'must not repeat another entry');
    seen.add(blockOf(text));
  });
}

/** @throws ApiError invalid_request for malformed addresses, or an end in the past */
export function checkKeyBody({ allowedIps, expiresAt }: KeyBody, serverNow: Moment): void {
  if (allowedIps !== undefined && allowedIps !== null) checkAddresses(allowedIps);
  if (expiresAt === undefined || expiresAt === null) return;
  const end = Date.parse(expiresAt);
  if (Number.isNaN(end)) refuse('/expiresAt', 'is not a valid date and time');
  if (end <= serverNow) refuse('/expiresAt', 'must be later than now');
}

export function keptAddresses(allowedIps: readonly string[] | null): readonly string[] | null {
  return allowedIps?.map(presentNetwork) ?? null;
}

/** On the server clock. */
export function keptEnd(expiresAt: string | null): Moment | null {
  return expiresAt === null ? null : Date.parse(expiresAt);
}

/** @throws ApiError limit_exceeded if the key's type or role cannot have a scope */
export function requirePossibleScopes(
  scopes: readonly string[] | null | undefined,
  kind: KeyKind,
  environment: Environment,
): void {
  const place = impossibleScope(scopes, kind, environment);
  if (place < 0) return;
  const message = `is not a scope that a ${kind.type} key with the role ${kind.role} can have`;
  throw new ApiError('limit_exceeded', {
    message: 'The key cannot have this scope.',
    details: [{ in: 'body', path: `/scopes/${place}`, message }],
  });
}

/** Secret keys work on every operation, publishable ones on a few reads. */
export type KeyType = Word<'KeyType'>;

/** What a key's text says. */
export interface KeyFacts {
  readonly type: KeyType;
  readonly environment: Environment;
}

export interface NewKey {
  readonly text: string;
  readonly hash: string;
  readonly prefix: string;
  readonly lastFour: string;
}

const FORM = /^(sk|pk)_(sandbox|live)_/;

/** Prefix, 32 random bytes in base62, and a checksum over both. */
export function makeKey(facts: KeyFacts, random: RandomBytes): NewKey {
  const kind = facts.type === 'secret' ? 'sk' : 'pk';
  const prefix = `${kind}_${facts.environment === 'production' ? 'live' : 'sandbox'}_`;
  const text = makeSecret(prefix, random);
  return { text, hash: hashSecret(text), prefix, lastFour: text.slice(-4) };
}

/** Undefined for another form or a wrong checksum: it was mistyped. */
export function parseKey(text: string): KeyFacts | undefined {
  const [prefix, kind, environment] = FORM.exec(text) ?? [];
  if (prefix === undefined || !isSecret(prefix, text)) return undefined;
  return {
    type: kind === 'sk' ? 'secret' : 'publishable',
    environment: environment === 'live' ? 'production' : 'sandbox',
  };
}

/** Refusals by term; an impossible scope counts as scopes. */
const REASONS: Readonly<Record<keyof KeyTerms, string>> = {
  role: 'With keys:write, this caller cannot grant this role.',
  scopes: '',
  allowedIps: 'With keys:write, a key with allowed addresses can only grant addresses within its own list.',
  expiresAt: 'With keys:write, a key that expires can only create keys that expire no later than itself.',
};

/**
 * @param place in the request.
 * @throws ApiError insufficient_scope if anything exceeds
 */
function refuseExcess(
  excess: Excess | null,
  place: (field: keyof KeyTerms) => { in: 'body' | 'path'; path: string },
): void {
  if (excess === null) return;
  const { field, scope } = excess;
  const message =
    scope === null
      ? REASONS[field]
      : `The key would have the scope ${scope}, which the caller does not have.`;
  throw new ApiError('insufficient_scope', { message, details: [{ ...place(field), message }] });
}

const inBody = (field: keyof KeyTerms) => ({ in: 'body', path: `/${field}` }) as const;

const inPath = () => ({ in: 'path', path: 'id' }) as const;

/** @throws ApiError insufficient_scope for a new key with more than the caller's rights */
export function requireFit(standing: Standing, terms: KeyTerms): void {
  refuseExcess(excessOf(standing, terms), inBody);
}

/**
 * @throws ApiError insufficient_scope for an existing key with more than the caller's rights: it must not be taken over
 */
export function requireFitOfRecord(standing: Standing, key: KeyTerms): void {
  refuseExcess(excessOfRole(standing, key), inPath);
}

/**
 * Judges a changed key's rights, and its addresses and end if changed.
 * @throws ApiError insufficient_scope
 */
export function requireFitOfChange(
  standing: Standing,
  changed: KeyTerms,
  named: Readonly<Partial<Record<'allowedIps' | 'expiresAt', unknown>>>,
): void {
  refuseExcess(excessOfRole(standing, changed), inBody);
  if (named.allowedIps !== undefined && exceedsAddresses(standing, changed)) {
    refuseExcess({ field: 'allowedIps', scope: null }, inBody);
  }
  if (named.expiresAt !== undefined && exceedsEnd(standing, changed)) {
    refuseExcess({ field: 'expiresAt', scope: null }, inBody);
  }
}
