import { describe, expect, it } from 'vitest';
import { systemBytes } from '../../identity/random.ts';
import { PasswordHasher } from './passwords.ts';
import { makeRecoveryCodes, newCodeSalt, readRecoveryCode, saltOfHash } from './second-factor.ts';

describe('recovery codes', () => {
  it('are ten of 80 bits, in groups of four', () => {
    const codes = makeRecoveryCodes(systemBytes);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
  });

  it('are read however they are typed', () => {
    expect(readRecoveryCode('01ab-cdef-ghjk-mnpq')).toBe('01ABCDEFGHJKMNPQ');
    expect(readRecoveryCode('OIAB CDEF GHJK MNPQ')).toBe('01ABCDEFGHJKMNPQ');
    expect(readRecoveryCode('olabcdefghjkmnpq')).toBe('01ABCDEFGHJKMNPQ');
  });

  it.each(['', '01ab-cdef-ghjk-mnp', '01ab-cdef-ghjk-mnpqr', '01ab-cdef-ghjk-mnpu', '01ab_cdef_ghjk_mnpq'])(
    'are not %j',
    (text) => {
      expect(readRecoveryCode(text)).toBeUndefined();
    },
  );

  it('of one set share a salt, which their hashes tell', async () => {
    const hasher = new PasswordHasher();
    const salt = newCodeSalt(systemBytes);
    const hash = await hasher.hash('01ABCDEFGHJKMNPQ', salt);
    expect(Buffer.from(saltOfHash(hash))).toEqual(Buffer.from(salt));
    expect(await hasher.hash('01ABCDEFGHJKMNPQ', saltOfHash(hash))).toBe(hash);
  });
});
