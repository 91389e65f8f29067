import { base32crockford } from '@scure/base';
import { timingSafeEqual } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Moment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import type { RandomBytes } from '../../identity/random.ts';
import type { Sealed } from '../../sealing/sealer.ts';
import type { UserServices } from './user-services.ts';
import {
  type RecoveryCode,
  type User,
  type UserCredentials,
  recoveryCodesTable,
  totpPlace,
} from './table.ts';

const CODES = 10;

/** 80 bits: sixteen digits in base32. */
const CODE_BYTES = 10;

const SALT_BYTES = 16;

const FORM = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Four groups of four. */
export function makeRecoveryCodes(random: RandomBytes): string[] {
  return Array.from({ length: CODES }, () => {
    const digits = base32crockford.encode(random(CODE_BYTES)).toLowerCase();
    return digits.match(/.{4}/g)?.join('-') ?? digits;
  });
}

/**
 * Ignores case and hyphens; look-alike letters count as digits (Crockford's base32).
 * @returns sixteen digits; undefined for another form
 */
export function readRecoveryCode(text: string): string | undefined {
  const digits = text.toUpperCase().replaceAll(/[-\s]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return FORM.test(digits) ? digits : undefined;
}

/** One salt per set: a typed code is searched by one computation. */
export function newCodeSalt(random: RandomBytes): Uint8Array {
  return random(SALT_BYTES);
}

/** @throws Error for another form than PHC */
export function saltOfHash(hash: string): Uint8Array {
  const [, salt] = /^\$argon2id\$v=\d+\$[^$]+\$([^$]+)\$/.exec(hash) ?? [];
  if (salt === undefined) throw new Error('A recovery code is not kept as a PHC string');
  return Buffer.from(salt, 'base64');
}

export interface NewCodes {
  readonly codes: string[];
  /** Replaces the earlier set. */
  readonly effectsFor: (user: Pick<User, 'id' | 'tenantId'>) => RowEffect[];
}

export async function makeCodes({
  hasher,
  randomBytes,
}: Pick<UserServices, 'hasher' | 'randomBytes'>): Promise<NewCodes> {
  const codes = makeRecoveryCodes(randomBytes);
  const salt = newCodeSalt(randomBytes);
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hasher.hash(readRecoveryCode(code) ?? code, salt));
  return {
    codes,
    effectsFor: ({ id: userId, tenantId }) =>
      hashes.map((hash, index) => {
        const row: RecoveryCode = { userId, number: index + 1, tenantId, hash, usedAt: null };
        return saveRow(recoveryCodesTable, row);
      }),
  };
}

/** RFC 6238 as every authenticator knows it. */
const TOTP_FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Steps of clock drift, each way. */
const DRIFT = 1;

/** ASCII alone: the library compares lengths in characters, then bytes. */
const CODE = /^[0-9]{6}$/;

/** RFC 4226's recommendation. */
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The step of a code; null if it is none around a moment. A used step, or one before it, must not be used again. */
export function matchTotp(secret: string, code: string, now: Moment): number | null {
  if (!CODE.test(code)) return null;
  const totp = new TOTP({ ...TOTP_FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** The Key URI format. */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...TOTP_FORM, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** A right code. */
export interface TotpCode {
  readonly step: number;
  /** Its secret as kept: a decision may find another. */
  readonly totpSealed: Sealed;
}

/** Null for a wrong code; a decision says whether it still counts. */
export function verifyCode(
  { sealer }: Pick<UserServices, 'sealer'>,
  credentials: UserCredentials | undefined,
  code: string,
  now: Moment,
): TotpCode | null {
  if (credentials?.totpSealed == null) return null;
  const { totpSealed, userId } = credentials;
  const step = matchTotp(sealer.open(totpPlace(userId), totpSealed), code, now);
  return step === null ? null : { step, totpSealed };
}

/** Of the present authenticator, and later than the last used step. */
export function isStillRight({ step, totpSealed }: TotpCode, credentials: UserCredentials): boolean {
  return credentials.totpSealed === totpSealed && step > credentials.totpLastStep;
}

/** Null for a wrong code; a decision says whether it still counts. */
export async function verifyRecoveryCode(
  { hasher, database }: Pick<UserServices, 'hasher' | 'database'>,
  userId: string,
  text: string,
): Promise<RecoveryCode | null> {
  const code = readRecoveryCode(text);
  const rows = await selectMatching(database.reader, recoveryCodesTable, [{ userId }]);
  const [first] = rows;
  if (code === undefined || first === undefined) return null;
  // One salt: one computation tells which of them it is.
  const hash = Buffer.from(await hasher.hash(code, saltOfHash(first.hash)));
  const isIt = (known: string): boolean =>
    known.length === hash.length && timingSafeEqual(Buffer.from(known), hash);
  return rows.find((row) => isIt(row.hash)) ?? null;
}
