import { timingSafeEqual } from 'node:crypto';
import type { Moment } from '../../../clock.ts';
import { selectMatching } from '../../../db/rows.ts';
import { totpPlace, type UserCredentials } from '../../../flows/people/credentials.ts';
import { recoveryCodesTable, type RecoveryCode } from '../../../flows/people/recovery-code.ts';
import { readRecoveryCode, saltOfHash } from '../../../flows/people/second-factor/recovery-codes.ts';
import { matchTotp } from '../../../flows/people/second-factor/totp.ts';
import type { Sealed } from '../../../sealing/sealer.ts';
import type { People } from '../people.ts';

/** A right code of an authenticator. */
export interface TotpCode {
  readonly step: number;
  /** The secret whose code it is, as it is kept: a decision may find another one in its place. */
  readonly totpSealed: Sealed;
}

/** A right code of a user's authenticator; null for any other. Whether it counts still, a decision says. */
export function verifyCode(
  { sealer }: Pick<People, 'sealer'>,
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
  { hasher, database }: Pick<People, 'hasher' | 'database'>,
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
