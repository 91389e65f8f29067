import { WORDS, type Word } from '../../generated/words.ts';
import type { Environment } from '../config/config.ts';

export type Role = Word<'ApiKey.role'>;

export type Scope = Word<'Scope'>;

export const SCOPES: readonly Scope[] = WORDS.Scope;

export function isScope(text: string): text is Scope {
  return (SCOPES as readonly string[]).includes(text);
}

const READS = SCOPES.filter((scope) => scope.endsWith(':read'));

const FINANCE: readonly Scope[] = [
  'treasury:write',
  'transfers:read',
  'customers:read',
  'routes:read',
  'fees:read',
  'rates:read',
  'settings:read',
];

function without(...withheld: readonly Scope[]): readonly Scope[] {
  return SCOPES.filter((scope) => !withheld.includes(scope));
}

/** A developer holds less in production. */
const DEVELOPER = {
  sandbox: without('team:write'),
  production: without('team:write', 'keys:write', 'fees:write', 'treasury:write'),
} as const;

export const ROLES: readonly Role[] = WORDS['ApiKey.role'];

/** "Keys" in spec/openapi.yaml. */
export function scopesOfRole(role: Role, environment: Environment): readonly Scope[] {
  switch (role) {
    case 'owner':
    case 'admin':
    case 'platform_admin':
      return SCOPES;
    case 'developer':
      return DEVELOPER[environment];
    case 'finance':
      return FINANCE;
    case 'viewer':
      return READS;
  }
}

function includes(scopes: readonly string[], scope: string): boolean {
  if (scopes.includes(scope)) return true;
  const [family = '', access] = scope.split(':');
  return access === 'read' && scopes.includes(`${family}:write`);
}

/** By its role and, if it has one, its own list. Writing a family implies reading it. */
export function holdsScope(
  key: { readonly role: Role; readonly scopes: readonly string[] | null },
  scope: string,
  environment: Environment,
): boolean {
  const implied = scopesOfRole(key.role, environment);
  return includes(implied, scope) && (key.scopes === null || includes(key.scopes, scope));
}

/** Those implied by writing included. */
export function scopesHeld(
  holder: { readonly role: Role; readonly scopes: readonly string[] | null },
  environment: Environment,
): readonly Scope[] {
  return SCOPES.filter((scope) => holdsScope(holder, scope, environment));
}
