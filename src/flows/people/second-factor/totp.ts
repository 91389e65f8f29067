import { Secret, TOTP } from 'otpauth';
import type { Moment } from '../../../clock.ts';

/** What every authenticator knows (RFC 6238): SHA-1, six digits, a step of 30 seconds. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** The steps by which a clock may be off, each way. */
const DRIFT = 1;

/** Six digits of ASCII: the library compares lengths in characters, and then bytes. */
const CODE = /^[0-9]{6}$/;

/** RFC 4226 recommends as many bits as its hash has. */
const SECRET_BYTES = 20;

/** A new secret of a second factor, in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The step that a code belongs to; null where it is none of the steps around a moment.
 * Who has used a step must not use it again, nor one before it.
 */
export function matchTotp(secret: string, code: string, now: Moment): number | null {
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** What an authenticator takes in as a picture of squares (the Key URI format). */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...FORM, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}
