import { describe, expect, it } from 'vitest';
import { SCOPES } from '../../identity/roles.ts';
import { checkKeyBody, checkKind, keptAddresses, requirePossibleScopes } from './rules.ts';

const NOW = Date.UTC(2026, 2, 4);

const faultOf = (check: () => void): string | null => {
  try {
    check();
    return null;
  } catch (error) {
    const { code, details = [] } = error as { code: string; details?: { path: string }[] };
    return `${code} ${details.map(({ path }) => path).join()}`;
  }
};

describe('the addresses of a key', () => {
  it.each([
    [['10.0.0.1/8'], '/allowedIps/0'],
    [['203.0.113.7/31'], '/allowedIps/0'],
    [['2001:db8::1/64'], '/allowedIps/0'],
    [['::ffff:203.0.113.1/120'], '/allowedIps/0'],
    [['fe80::1%eth0'], '/allowedIps/0'],
    [['203.0.113.7:443'], '/allowedIps/0'],
    [['[2001:db8::1]'], '/allowedIps/0'],
    [['203.0.113.0/33'], '/allowedIps/0'],
    [['localhost'], '/allowedIps/0'],
    [['203.0.113.007'], '/allowedIps/0'],
    [['203.0.113.7', ' 203.0.113.8'], '/allowedIps/1'],
    [['203.0.113.7', '203.0.113.7/32'], '/allowedIps/1'],
    [['203.0.113.7', '::ffff:203.0.113.7'], '/allowedIps/1'],
    [['2001:db8::/32', '2001:0db8::/32'], '/allowedIps/1'],
  ])('%j are refused', (allowedIps, path) => {
    expect(faultOf(() => checkKeyBody({ allowedIps }, NOW))).toBe(`invalid_request ${path}`);
  });

  it.each([
    [['203.0.113.7', '203.0.113.0/24', '10.0.0.0/8', '0.0.0.0/0'], null],
    [['2001:db8::/32', '::1', '::/0'], null],
    [['::ffff:203.0.113.7'], ['203.0.113.7']],
    [['::ffff:cb00:7107'], ['203.0.113.7']],
    [['::ffff:203.0.113.0/120'], ['203.0.113.0/24']],
    [['2001:0db8::7'], ['2001:0db8::7']],
  ])('%j are kept as they are, but IPv4 inside IPv6', (allowedIps, kept) => {
    expect(faultOf(() => checkKeyBody({ allowedIps }, NOW))).toBeNull();
    expect(keptAddresses(allowedIps)).toEqual(kept ?? allowedIps);
  });
});

it.each([
  [new Date(NOW).toISOString(), 'invalid_request /expiresAt'],
  [new Date(NOW - 1).toISOString(), 'invalid_request /expiresAt'],
  ['2027-13-01T00:00:00Z', 'invalid_request /expiresAt'],
  [new Date(NOW + 1).toISOString(), null],
  [null, null],
])('a key that ends at %s: %s', (expiresAt, fault) => {
  expect(faultOf(() => checkKeyBody({ expiresAt }, NOW))).toBe(fault);
});

describe('a new key', () => {
  it.each([
    [{ type: 'publishable', role: 'admin' }, null, '/role'],
    [{ type: 'publishable', role: 'viewer' }, ['rates:read', 'treasury:read'], '/scopes/1'],
    [{ type: 'publishable', role: 'viewer' }, ['fees:write'], '/scopes/0'],
    [{ type: 'secret', role: 'viewer' }, ['treasury:write'], '/scopes/0'],
    [{ type: 'secret', role: 'finance' }, ['treasury:read', 'webhooks:read'], '/scopes/1'],
    [{ type: 'secret', role: 'developer' }, ['team:write'], '/scopes/0'],
  ] as const)('of %j with %j is refused', (kind, scopes, path) => {
    expect(faultOf(() => checkKind(kind, scopes, 'sandbox'))).toBe(`invalid_request ${path}`);
  });

  it('is judged by what its role implies where it is', () => {
    const developer = { type: 'secret', role: 'developer' } as const;
    expect(faultOf(() => checkKind(developer, ['keys:write'], 'sandbox'))).toBeNull();
    expect(faultOf(() => checkKind(developer, ['keys:write'], 'production'))).toBe(
      'invalid_request /scopes/0',
    );
    expect(faultOf(() => checkKind({ type: 'secret', role: 'owner' }, SCOPES, 'production'))).toBeNull();
    const browser = { type: 'publishable', role: 'viewer' } as const;
    expect(
      faultOf(() => checkKind(browser, ['rates:read', 'transfers:read', 'fees:read'], 'sandbox')),
    ).toBeNull();
  });
});

it('a key that is there cannot have scopes beyond its type and role', () => {
  const kind = { type: 'secret', role: 'finance' } as const;
  expect(faultOf(() => requirePossibleScopes(['treasury:write'], kind, 'sandbox'))).toBeNull();
  expect(faultOf(() => requirePossibleScopes(null, kind, 'sandbox'))).toBeNull();
  expect(faultOf(() => requirePossibleScopes(['fees:read', 'keys:read'], kind, 'sandbox'))).toBe(
    'limit_exceeded /scopes/1',
  );
});
