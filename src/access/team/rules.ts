import { ApiError } from '../../errors/api-error.ts';
import { type Role, scopesHeld } from '../../identity/roles.ts';
import { isWithin, parseNetwork } from '../../net/ip-network.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';
import type { UserRole } from '../users/table.ts';

/** Roles that each role may grant, change and end. The platform's own role is the operator's alone. */
const GRANTABLE: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['owner', 'admin', 'developer', 'finance', 'viewer'],
  admin: ['admin', 'developer', 'finance', 'viewer'],
  developer: ['developer', 'finance', 'viewer'],
  finance: [],
  viewer: [],
  platform_admin: [],
};

function lower(one: Role, other: Role): Role {
  return GRANTABLE[one].length <= GRANTABLE[other].length ? one : other;
}

/** Of a key with a confirmation, the lower of both. */
export function rankOf({ key, userRole }: Standing): Role {
  if (key === null) return userRole ?? 'viewer';
  return userRole === null ? key.role : lower(key.role, userRole);
}

export function rankMayGrant(rank: Role, role: Role): boolean {
  return GRANTABLE[rank].includes(role);
}

export function isAboveOrOwner(rank: Role, role: Role): boolean {
  return rank === 'owner' || GRANTABLE[rank].length > GRANTABLE[role].length;
}

/** May the caller's rank grant a role, and change its holder? */
export function mayGrant(standing: Standing, role: Role): boolean {
  return rankMayGrant(rankOf(standing), role);
}

/** Of a key with a confirmation, the scopes that both hold. */
export function reachOf({ environment, key, userRole }: Standing): ReadonlySet<string> {
  const ofUser = userRole === null ? null : scopesHeld({ role: userRole, scopes: null }, environment);
  const ofKey = key === null ? null : scopesHeld(key, environment);
  if (ofUser === null || ofKey === null) return new Set(ofKey ?? ofUser);
  return new Set(ofKey.filter((scope) => ofUser.includes(scope)));
}

/** The first term that exceeds the caller's rights, with its scope; null for an unknown scope. */
export interface Excess {
  readonly field: keyof KeyTerms;
  readonly scope: string | null;
}

function scopeExcess(standing: Standing, terms: KeyTerms): Excess | null {
  const reach = reachOf(standing);
  const scope = scopesHeld(terms, standing.environment).find((each) => !reach.has(each));
  return scope === undefined ? null : { field: 'scopes', scope };
}

/** By role or scope; null for no excess. */
export function excessOfRole(standing: Standing, terms: KeyTerms): Excess | null {
  if (!mayGrant(standing, terms.role)) return { field: 'role', scope: null };
  return scopeExcess(standing, terms);
}

/** Null stands for everywhere. */
function liesWithin(inner: readonly string[] | null, outer: readonly string[] | null): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  const blocks = outer.map(parseNetwork).filter((block) => block !== undefined);
  return inner.every((text) => {
    const network = parseNetwork(text);
    return network !== undefined && blocks.some((block) => isWithin(block, network));
  });
}

/** More addresses than the granting key. */
export function exceedsAddresses({ key }: Standing, { allowedIps }: Pick<KeyTerms, 'allowedIps'>): boolean {
  return key !== null && !liesWithin(allowedIps, key.allowedIps);
}

/** A later end than the granting key. */
export function exceedsEnd({ key }: Standing, { expiresAt }: Pick<KeyTerms, 'expiresAt'>): boolean {
  if (key === null || key.expiresAt === null) return false;
  return expiresAt === null || expiresAt > key.expiresAt;
}

/** The first excess by role, scopes, addresses and end; null for none. Addresses and end bind keys alone. */
export function excessOf(standing: Standing, terms: KeyTerms): Excess | null {
  const excess = excessOfRole(standing, terms);
  if (excess !== null) return excess;
  if (exceedsAddresses(standing, terms)) return { field: 'allowedIps', scope: null };
  return exceedsEnd(standing, terms) ? { field: 'expiresAt', scope: null } : null;
}

function tooLow(what: string): ApiError {
  return new ApiError('insufficient_scope', {
    message: `The scope team:write with a higher role is required ${what}.`,
  });
}

/** @throws ApiError insufficient_scope */
export function requireGrantable(standing: Standing, roles: readonly UserRole[]): void {
  const above = roles.find((role) => !mayGrant(standing, role));
  if (above !== undefined) throw tooLow(`to assign or remove the role ${above}`);
}

/** @throws ApiError insufficient_scope */
export function requireOwner(standing: Standing): void {
  if (rankOf(standing) !== 'owner') throw tooLow('to remove a member');
}
