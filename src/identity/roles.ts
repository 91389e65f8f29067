import { WORDS, type Word } from '../../generated/words.ts';
import type { Environment } from '../config/config.ts';

export type Role = Word<'ApiKey.role'>;

const FAMILIES = [
  'customers',
  'routes',
  'transfers',
  'treasury',
  'webhooks',
  'fees',
  'keys',
  'team',
  'settings',
] as const;

const READS = [...FAMILIES.map((family) => `${family}:read`), 'rates:read'];
const ALL = [...READS, ...FAMILIES.map((family) => `${family}:write`)];

const FINANCE = [
  'treasury:write',
  'transfers:read',
  'customers:read',
  'routes:read',
  'fees:read',
  'rates:read',
  'settings:read',
];

function without(...withheld: readonly string[]): string[] {
  return ALL.filter((scope) => !withheld.includes(scope));
}

/** A developer holds less in production. */
const DEVELOPER = {
  sandbox: without('team:write'),
  production: without('team:write', 'keys:write', 'fees:write', 'treasury:write'),
} as const;

export const SCOPES: readonly string[] = ALL;

export const ROLES: readonly Role[] = WORDS['ApiKey.role'];

/** "Keys" in spec/openapi.yaml. */
export function scopesOfRole(role: Role, environment: Environment): readonly string[] {
  switch (role) {
    case 'owner':
    case 'admin':
    case 'platform_admin':
      return ALL;
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
): readonly string[] {
  return SCOPES.filter((scope) => holdsScope(holder, scope, environment));
}
