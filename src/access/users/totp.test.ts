import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { matchTotp, newTotpSecret, otpauthUri } from './second-factor.ts';

/** The secret of RFC 6238, appendix B. */
const RFC = Secret.fromLatin1('12345678901234567890').base32;

const codeAt = (secret: string, ms: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: ms });

describe('a code', () => {
  it.each([
    // RFC 6238, appendix B, its last six digits
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('of %i s is that of the standard', (seconds, code) => {
    expect(matchTotp(RFC, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it('belongs to its own step, and is good from one step before to one step after it', () => {
    const secret = newTotpSecret();
    fc.assert(
      fc.property(fc.integer({ min: 60_000, max: 4e12 }), fc.integer({ min: -3, max: 3 }), (now, steps) => {
        const at = now + steps * 30_000;
        const step = matchTotp(secret, codeAt(secret, at), now);
        // Another step may have the same six digits, once in a million.
        if (Math.abs(steps) <= 1) expect(step).not.toBeNull();
        if (step !== null) expect(codeAt(secret, step * 30_000)).toBe(codeAt(secret, at));
        if (step !== null) expect(Math.abs(step - Math.floor(now / 30_000))).toBeLessThanOrEqual(1);
      }),
    );
  });

  it.each(['', '28708', '2870821', '28708a', '２８７０８２', ' 287082'])('is not %j', (code) => {
    expect(matchTotp(RFC, code, 59_000)).toBeNull();
  });
});

describe('a secret', () => {
  it('has 160 bits, and is told as authenticators take it in', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newTotpSecret()).not.toBe(secret);
    const uri = new URL(otpauthUri(secret, 'ada@example.com', 'Corridor'));
    expect(uri.protocol).toBe('otpauth:');
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'Corridor',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    expect(decodeURIComponent(uri.pathname)).toContain('Corridor:ada@example.com');
  });
});
