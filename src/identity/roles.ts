import type { Environment } from '../config/config.ts';

/** What a key or a user may be. */
export type Role = 'owner' | 'admin' | 'developer' | 'finance' | 'viewer' | 'platform_admin';

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

/** A developer holds less where the money is real. */
const DEVELOPER = {
  sandbox: without('team:write'),
  production: without('team:write', 'keys:write', 'fees:write', 'treasury:write'),
} as const;

/** Every scope that there is. */
export const SCOPES: readonly string[] = ALL;

/** Every role that there is. */
export const ROLES: readonly Role[] = ['owner', 'admin', 'developer', 'finance', 'viewer', 'platform_admin'];

/** The scopes that a role implies ("Keys" in spec/openapi.yaml). */
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

/**
 * Whether a key holds a scope: its role must imply it, and its own list, where it has one, must name it.
 * Writing a family implies reading it.
 */
export function holdsScope(
  key: { readonly role: Role; readonly scopes: readonly string[] | null },
  scope: string,
  environment: Environment,
): boolean {
  const implied = scopesOfRole(key.role, environment);
  return includes(implied, scope) && (key.scopes === null || includes(key.scopes, scope));
}

/** Every scope that somebody with this role and list holds, what writing implies with it. */
export function scopesHeld(
  holder: { readonly role: Role; readonly scopes: readonly string[] | null },
  environment: Environment,
): readonly string[] {
  return SCOPES.filter((scope) => holdsScope(holder, scope, environment));
}
