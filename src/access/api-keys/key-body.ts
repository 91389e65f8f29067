import type { Moment } from '../../clock.ts';
import type { Environment } from '../../config.ts';
import { ApiError } from '../../errors/api-error.ts';
import { hasHostBits, parseNetwork, presentNetwork } from '../../ip-network.ts';
import { holdsScope, type Role } from '../../roles.ts';
import type { KeyType } from './key-format.ts';

/** What a publishable key may be narrowed to: it reads what a browser may show. */
const PUBLISHABLE_SCOPES: readonly string[] = ['rates:read', 'transfers:read', 'fees:read'];

/** What of a body can be wrong that its schema does not say. */
export interface KeyBody {
  readonly scopes?: readonly string[] | null;
  readonly allowedIps?: readonly string[] | null;
  readonly expiresAt?: string | null;
}

/** A key's type and role, by which its scopes are judged. */
export interface KeyKind {
  readonly type: KeyType;
  readonly role: Role;
}

function refuse(path: string, message: string): never {
  throw new ApiError('invalid_request', { details: [{ in: 'body', path, message }] });
}

/** The place in a list of the first scope that a key of this kind cannot have; -1 where it can have all of them. */
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

/** @throws ApiError invalid_request where a new key's type and role do not go together, or its scopes with them */
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

/** The same block, however it is written. */
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

/** @throws ApiError invalid_request for addresses that are none, and for an end that has come */
export function checkKeyBody({ allowedIps, expiresAt }: KeyBody, serverNow: Moment): void {
  if (allowedIps !== undefined && allowedIps !== null) checkAddresses(allowedIps);
  if (expiresAt === undefined || expiresAt === null) return;
  const end = Date.parse(expiresAt);
  if (Number.isNaN(end)) refuse('/expiresAt', 'is not a valid date and time');
  if (end <= serverNow) refuse('/expiresAt', 'must be later than now');
}

/** A list of addresses as it is kept. */
export function keptAddresses(allowedIps: readonly string[] | null): readonly string[] | null {
  return allowedIps?.map(presentNetwork) ?? null;
}

/** An end as it is kept, on the server's clock. */
export function keptEnd(expiresAt: string | null): Moment | null {
  return expiresAt === null ? null : Date.parse(expiresAt);
}

/** @throws ApiError limit_exceeded where a key that is there cannot have one of the scopes, by its own type and role */
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
