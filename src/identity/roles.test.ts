import { describe, expect, it } from 'vitest';
import { OPERATIONS } from '../../generated/operations.ts';
import { ROLES, type Role, SCOPES, type Scope, holdsScope, scopesOfRole } from './roles.ts';

const held = (
  role: Role,
  scopes: string[] | null,
  environment: 'sandbox' | 'production' = 'sandbox',
): Scope[] => SCOPES.filter((scope) => holdsScope({ role, scopes }, scope, environment));

const READS = SCOPES.filter((scope) => scope.endsWith(':read'));

it('what changes keys, people or fees asks for a confirmation', () => {
  const confirmed = Object.values(OPERATIONS).filter(({ stepUp }) => stepUp);
  const ofScopes = Object.values(OPERATIONS).filter(
    ({ scope, operationId }) =>
      scope === 'keys:write' || scope === 'team:write' || operationId === 'replaceDeveloperFees',
  );
  expect(confirmed).toEqual(ofScopes);
});

describe('a role', () => {
  it('names nine families and the rates', () => {
    expect(SCOPES).toHaveLength(19);
    expect(READS).toHaveLength(10);
  });

  it.each(['owner', 'admin', 'platform_admin'] as const)(
    '%s holds everything in both environments',
    (role) => {
      expect(held(role, null, 'sandbox')).toEqual(SCOPES);
      expect(held(role, null, 'production')).toEqual(SCOPES);
    },
  );

  it('developer lacks team:write in the sandbox, and what moves money or access in production', () => {
    expect(SCOPES.filter((scope) => !held('developer', null).includes(scope))).toEqual(['team:write']);
    expect(SCOPES.filter((scope) => !held('developer', null, 'production').includes(scope))).toEqual([
      'treasury:write',
      'fees:write',
      'keys:write',
      'team:write',
    ]);
  });

  it('viewer holds every read and no write', () => {
    expect(held('viewer', null)).toEqual(READS);
  });

  it('finance writes treasury and reads what it reconciles', () => {
    expect(held('finance', null, 'production').sort()).toEqual([
      'customers:read',
      'fees:read',
      'rates:read',
      'routes:read',
      'settings:read',
      'transfers:read',
      'treasury:read',
      'treasury:write',
    ]);
  });
});

describe('a key with a list of scopes', () => {
  it('holds what it names, and reading where it names writing', () => {
    expect(held('owner', ['treasury:write'])).toEqual(['treasury:read', 'treasury:write']);
    expect(held('owner', ['treasury:read'])).toEqual(['treasury:read']);
    expect(held('owner', [])).toEqual([]);
  });

  it.each(ROLES)('never holds more than its role %s implies', (role) => {
    const beyond = held(role, [...SCOPES]).filter(
      (scope) => !scopesOfRole(role, 'sandbox').includes(scope) && scope.endsWith(':write'),
    );
    expect(beyond).toEqual([]);
  });
});
