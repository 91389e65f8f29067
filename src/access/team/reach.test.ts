import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role, SCOPES, holdsScope } from '../../identity/roles.ts';
import { contains, parseAddress, parseNetwork } from '../../net/ip-network.ts';
import { SOME_ADDRESSES, arbitraryStanding, arbitraryTerms } from '../../testing/worlds/random-keys.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';
import { excessOf, mayGrant, rankOf, reachOf } from './rules.ts';

const FREE = { scopes: null, allowedIps: null, expiresAt: null } as const;

const session = (userRole: Role): Standing => ({ environment: 'sandbox', key: null, userRole });

const key = (role: Role, userRole: Role | null, narrowed: Partial<KeyTerms> = {}): Standing => ({
  environment: 'sandbox',
  key: { ...FREE, role, ...narrowed },
  userRole,
});

describe('rank', () => {
  it.each<[Role, Role[]]>([
    ['owner', ['owner', 'admin', 'developer', 'finance', 'viewer']],
    ['admin', ['admin', 'developer', 'finance', 'viewer']],
    ['developer', ['developer', 'finance', 'viewer']],
    ['finance', []],
    ['viewer', []],
    ['platform_admin', []],
  ])('%s gives %j', (role, given) => {
    expect(ROLES.filter((each) => mayGrant(session(role), each))).toEqual(given);
    expect(ROLES.filter((each) => mayGrant(key(role, null), each))).toEqual(given);
  });

  it.each<[Role, Role, Role]>([
    ['admin', 'owner', 'admin'],
    ['owner', 'admin', 'admin'],
    ['developer', 'owner', 'developer'],
    ['owner', 'owner', 'owner'],
  ])('of a key of %s with a confirmation of %s is that of %s', (ofKey, ofUser, rank) => {
    expect(rankOf(key(ofKey, ofUser))).toBe(rank);
  });
});

describe('reach', () => {
  it('of a session is what its role implies in this environment', () => {
    expect([...reachOf(session('developer'))]).toContain('keys:write');
    expect([...reachOf({ ...session('developer'), environment: 'production' })]).not.toContain('keys:write');
  });

  it('of a key with a confirmation is what both hold', () => {
    const narrow = key('admin', 'finance', { scopes: ['treasury:write', 'keys:write'] });
    expect([...reachOf(narrow)].sort()).toEqual(['treasury:read', 'treasury:write']);
  });
});

describe('what is given', () => {
  const limited = { allowedIps: ['203.0.113.0/24', '2001:db8::/32'], expiresAt: 1_000 };

  it.each<[string, Standing, KeyTerms, string | null]>([
    ['a role above', session('admin'), { ...FREE, role: 'owner' }, 'role'],
    ['its own role', session('admin'), { ...FREE, role: 'admin' }, null],
    [
      'a scope beyond',
      key('admin', 'owner', { scopes: ['keys:write'] }),
      { ...FREE, role: 'viewer' },
      'scopes',
    ],
    [
      'everywhere, by a limited key',
      key('admin', 'owner', limited),
      { ...FREE, role: 'admin' },
      'allowedIps',
    ],
    [
      'a wider block',
      key('admin', 'owner', limited),
      { ...FREE, role: 'admin', allowedIps: ['203.0.112.0/23'] },
      'allowedIps',
    ],
    [
      'no end',
      key('admin', 'owner', limited),
      { ...FREE, role: 'admin', allowedIps: ['203.0.113.7'] },
      'expiresAt',
    ],
    [
      'a later end',
      key('admin', 'owner', limited),
      { ...limited, scopes: null, role: 'admin', expiresAt: 1_001 },
      'expiresAt',
    ],
    ['the same', key('admin', 'owner', limited), { ...limited, scopes: null, role: 'admin' }, null],
    [
      'one block of the two',
      key('admin', 'owner', limited),
      { ...limited, scopes: null, role: 'viewer', allowedIps: ['2001:db8:1::/48'] },
      null,
    ],
    ['everywhere for good, by a session', session('owner'), { ...FREE, role: 'owner' }, null],
  ])('%s', (_name, standing, terms, field) => {
    expect(excessOf(standing, terms)?.field ?? null).toBe(field);
  });

  it('is never more than whoever gives it holds', () => {
    const isAllowed = (list: readonly string[] | null, text: string): boolean => {
      const address = parseAddress(text)!;
      return list === null || list.some((block) => contains(parseNetwork(block)!, address));
    };
    fc.assert(
      fc.property(arbitraryStanding(), arbitraryTerms(), (standing, terms) => {
        if (excessOf(standing, terms) !== null) return;
        const { environment, key: giver, userRole } = standing;
        for (const scope of SCOPES.filter((each) => holdsScope(terms, each, environment))) {
          if (giver !== null) expect(holdsScope(giver, scope, environment)).toBe(true);
          if (userRole !== null)
            expect(holdsScope({ role: userRole, scopes: null }, scope, environment)).toBe(true);
        }
        if (giver === null) return;
        for (const text of SOME_ADDRESSES.filter((each) => isAllowed(terms.allowedIps, each))) {
          expect(isAllowed(giver.allowedIps, text)).toBe(true);
        }
        if (giver.expiresAt !== null)
          expect(terms.expiresAt ?? Infinity).toBeLessThanOrEqual(giver.expiresAt);
      }),
    );
  });
});
