import { ApiError } from '../../errors/api-error.ts';
import { type Role, scopesHeld } from '../../identity/roles.ts';
import { isWithin, parseNetwork } from '../../net/ip-network.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';
import type { UserRole } from '../users/table.ts';

/** Whom each role may make, change and end. What the platform's own role may is the operator's business alone. */
const GRANTABLE: Readonly<Record<Role, readonly Role[]>> = {
  owner: ['owner', 'admin', 'developer', 'finance', 'viewer'],
  admin: ['admin', 'developer', 'finance', 'viewer'],
  developer: ['developer', 'finance', 'viewer'],
  finance: [],
  viewer: [],
  platform_admin: [],
};

/** The lower of two roles: the one that may give less. */
function lower(one: Role, other: Role): Role {
  return GRANTABLE[one].length <= GRANTABLE[other].length ? one : other;
}

/** The role by whose rank somebody gives and takes: of a key with a confirmation, the lower of both. */
export function rankOf({ key, userRole }: Standing): Role {
  if (key === null) return userRole ?? 'viewer';
  return userRole === null ? key.role : lower(key.role, userRole);
}

/** Whether a rank may give a role. */
export function rankMayGrant(rank: Role, role: Role): boolean {
  return GRANTABLE[rank].includes(role);
}

/** Whether a rank is above a role, or is the highest that there is. */
export function isAboveOrOwner(rank: Role, role: Role): boolean {
  return rank === 'owner' || GRANTABLE[rank].length > GRANTABLE[role].length;
}

/** Whether the rank of whoever asks lets them give a role, and touch who has it. */
export function mayGrant(standing: Standing, role: Role): boolean {
  return rankMayGrant(rankOf(standing), role);
}

/** The scopes that whoever asks can give: of a key with a confirmation, those that both hold. */
export function reachOf({ environment, key, userRole }: Standing): ReadonlySet<string> {
  const ofUser = userRole === null ? null : scopesHeld({ role: userRole, scopes: null }, environment);
  const ofKey = key === null ? null : scopesHeld(key, environment);
  if (ofUser === null || ofKey === null) return new Set(ofKey ?? ofUser);
  return new Set(ofKey.filter((scope) => ofUser.includes(scope)));
}

/** In which of a key's terms it would hold more than whoever asks, and the scope by which; null for what is no scope. */
export interface Excess {
  readonly field: keyof KeyTerms;
  readonly scope: string | null;
}

function scopeExcess(standing: Standing, terms: KeyTerms): Excess | null {
  const reach = reachOf(standing);
  const scope = scopesHeld(terms, standing.environment).find((each) => !reach.has(each));
  return scope === undefined ? null : { field: 'scopes', scope };
}

/** What makes a key more than whoever asks by what it may do: its role, or a scope; null where neither does. */
export function excessOfRole(standing: Standing, terms: KeyTerms): Excess | null {
  if (!mayGrant(standing, terms.role)) return { field: 'role', scope: null };
  return scopeExcess(standing, terms);
}

/** Whether every block of a list lies inside one of another; null stands for everywhere. */
function liesWithin(inner: readonly string[] | null, outer: readonly string[] | null): boolean {
  if (outer === null) return true;
  if (inner === null) return false;
  const blocks = outer.map(parseNetwork).filter((block) => block !== undefined);
  return inner.every((text) => {
    const network = parseNetwork(text);
    return network !== undefined && blocks.some((block) => isWithin(block, network));
  });
}

/** Whether a key works from more places than the key that gives it. */
export function exceedsAddresses({ key }: Standing, { allowedIps }: Pick<KeyTerms, 'allowedIps'>): boolean {
  return key !== null && !liesWithin(allowedIps, key.allowedIps);
}

/** Whether a key lasts longer than the key that gives it. */
export function exceedsEnd({ key }: Standing, { expiresAt }: Pick<KeyTerms, 'expiresAt'>): boolean {
  if (key === null || key.expiresAt === null) return false;
  return expiresAt === null || expiresAt > key.expiresAt;
}

/**
 * What makes a key more than whoever gives it: the first of its role, its scopes, the addresses that it works from and its end.
 * Null where it is no more. Addresses and an end bind keys alone; what is left out of a key is not narrowed to them.
 */
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

/**
 * Makes sure that whoever asks may give and take all of some roles.
 * @throws ApiError insufficient_scope
 */
export function requireGrantable(standing: Standing, roles: readonly UserRole[]): void {
  const above = roles.find((role) => !mayGrant(standing, role));
  if (above !== undefined) throw tooLow(`to assign or remove the role ${above}`);
}

/** Makes sure that whoever asks is an owner. @throws ApiError insufficient_scope */
export function requireOwner(standing: Standing): void {
  if (rankOf(standing) !== 'owner') throw tooLow('to remove a member');
}
