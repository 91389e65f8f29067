import fc from 'fast-check';
import { ROLES, SCOPES } from '../../identity/roles.ts';
import type { KeyTerms, Standing } from '../../writes/standing.ts';

/** Blocks of which some lie inside others. */
const BLOCKS = [
  '203.0.113.7',
  '203.0.113.0/28',
  '203.0.113.0/24',
  '0.0.0.0/0',
  '198.51.100.0/24',
  '::/0',
  '2001:db8::/32',
  '2001:db8::7',
];

/** Addresses of which each block has some and lacks others. */
export const SOME_ADDRESSES: readonly string[] = [
  '203.0.113.7',
  '203.0.113.8',
  '203.0.113.77',
  '198.51.100.1',
  '192.0.2.1',
  '2001:db8::7',
  '2001:db8::8',
  '2001:db9::1',
];

/** Lists of scopes that a body may name; null for none. */
export const arbitraryScopes = () =>
  fc.option(fc.uniqueArray(fc.constantFrom(...SCOPES), { minLength: 1, maxLength: 6 }), { freq: 2 });

/** Lists of addresses that a body may name; null for everywhere. */
export const arbitraryAddresses = () =>
  fc.option(fc.uniqueArray(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 3 }), { freq: 2 });

/** What a key may do, drawn so that one often lies within another. @param from the earliest end */
export const arbitraryTerms = (from = 1_000): fc.Arbitrary<KeyTerms> =>
  fc.record({
    role: fc.constantFrom(...ROLES),
    scopes: arbitraryScopes(),
    allowedIps: arbitraryAddresses(),
    expiresAt: fc.option(fc.integer({ min: from, max: from + 3 }), { freq: 2 }),
  });

/** Whoever asks: sessions, keys, and keys with a confirmation beside them. */
export const arbitraryStanding = (from = 1_000): fc.Arbitrary<Standing> => {
  const environment = fc.constantFrom('sandbox' as const, 'production' as const);
  const userRole = fc.constantFrom(...ROLES.filter((role) => role !== 'platform_admin'));
  return fc.oneof(
    fc.record({ environment, key: fc.constant(null), userRole }),
    fc.record({ environment, key: arbitraryTerms(from), userRole: fc.option(userRole) }),
  );
};
