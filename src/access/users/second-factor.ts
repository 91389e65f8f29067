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

/** How many somebody gets. */
const CODES = 10;

/** 80 bits: sixteen digits in base32. */
const CODE_BYTES = 10;

const SALT_BYTES = 16;

const FORM = /^[0-9A-HJKMNP-TV-Z]{16}$/;

/** Makes ten new codes, as they are shown: four groups of four. */
export function makeRecoveryCodes(random: RandomBytes): string[] {
  return Array.from({ length: CODES }, () => {
    const digits = base32crockford.encode(random(CODE_BYTES)).toLowerCase();
    return digits.match(/.{4}/g)?.join('-') ?? digits;
  });
}

/**
 * Reads a code as somebody typed it: its capitals and hyphens do not count, and letters that look like digits are those
 * (Crockford's base32).
 * @returns its sixteen digits; undefined for what is no code
 */
export function readRecoveryCode(text: string): string | undefined {
  const digits = text.toUpperCase().replaceAll(/[-\s]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return FORM.test(digits) ? digits : undefined;
}

/** A salt for all codes of one set: what somebody typed is looked for among them by one computation. */
export function newCodeSalt(random: RandomBytes): Uint8Array {
  return random(SALT_BYTES);
}

/** The salt of a code's hash. @throws Error where that is no PHC string */
export function saltOfHash(hash: string): Uint8Array {
  const [, salt] = /^\$argon2id\$v=\d+\$[^$]+\$([^$]+)\$/.exec(hash) ?? [];
  if (salt === undefined) throw new Error('A recovery code is not kept as a PHC string');
  return Buffer.from(salt, 'base64');
}

/** New recovery codes: what is shown once, and what is kept. */
export interface NewCodes {
  readonly codes: string[];
  /** Takes the place of those before. */
  readonly effectsFor: (user: Pick<User, 'id' | 'tenantId'>) => RowEffect[];
}

/** Makes the recovery codes of a user. */
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

/** What every authenticator knows (RFC 6238): SHA-1, six digits, a step of 30 seconds. */
const TOTP_FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

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
  const totp = new TOTP({ ...TOTP_FORM, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp: now, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** What an authenticator takes in as a picture of squares (the Key URI format). */
export function otpauthUri(secret: string, email: string, issuer: string): string {
  return new TOTP({ ...TOTP_FORM, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** A right code of an authenticator. */
export interface TotpCode {
  readonly step: number;
  /** The secret whose code it is, as it is kept: a decision may find another one in its place. */
  readonly totpSealed: Sealed;
}

/** A right code of a user's authenticator; null for any other. Whether it counts still, a decision says. */
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

/** Whether a code that was right is still one of the user's authenticator, and of a later step than the last one taken. */
export function isStillRight({ step, totpSealed }: TotpCode, credentials: UserCredentials): boolean {
  return credentials.totpSealed === totpSealed && step > credentials.totpLastStep;
}

/** A right recovery code of a user; null for any other. Whether it counts still, a decision says. */
export async function verifyRecoveryCode(
  { hasher, database }: Pick<UserServices, 'hasher' | 'database'>,
  userId: string,
  text: string,
): Promise<RecoveryCode | null> {
  const code = readRecoveryCode(text);
  const rows = await selectMatching(database.reader, recoveryCodesTable, [{ userId }]);
  const [first] = rows;
  if (code === undefined || first === undefined) return null;
  // All of a set have one salt, so that one computation tells which of them it is.
  const hash = Buffer.from(await hasher.hash(code, saltOfHash(first.hash)));
  const isIt = (known: string): boolean =>
    known.length === hash.length && timingSafeEqual(Buffer.from(known), hash);
  return rows.find((row) => isIt(row.hash)) ?? null;
}
