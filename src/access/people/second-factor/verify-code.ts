import { timingSafeEqual } from 'node:crypto';
import type { Moment } from '../../../clock.ts';
import { selectMatching } from '../../../db/rows.ts';
import { totpPlace, type UserCredentials } from '../../../flows/people/credentials.ts';
import { recoveryCodesTable } from '../../../flows/people/recovery-code.ts';
import { readRecoveryCode, saltOfHash } from '../../../flows/people/second-factor/recovery-codes.ts';
import { matchTotp } from '../../../flows/people/second-factor/totp.ts';
import type { People } from '../people.ts';

/** The step of a right code of a user's authenticator; null for any other. Whether it was used, a decision says. */
export function verifyCode(
  { sealer }: Pick<People, 'sealer'>,
  credentials: UserCredentials | undefined,
  code: string,
  now: Moment,
): number | null {
  if (credentials?.totpSealed == null) return null;
  return matchTotp(sealer.open(totpPlace(credentials.userId), credentials.totpSealed), code, now);
}

/** The number of a right recovery code of a user; null for any other. Whether it was used, a decision says. */
export async function verifyRecoveryCode(
  { hasher, database }: Pick<People, 'hasher' | 'database'>,
  userId: string,
  text: string,
): Promise<number | null> {
  const code = readRecoveryCode(text);
  const rows = await selectMatching(database.reader, recoveryCodesTable, [{ userId }]);
  const [first] = rows;
  if (code === undefined || first === undefined) return null;
  // All of a set have one salt, so that one computation tells which of them it is.
  const hash = Buffer.from(await hasher.hash(code, saltOfHash(first.hash)));
  const isIt = (known: string): boolean =>
    known.length === hash.length && timingSafeEqual(Buffer.from(known), hash);
  return rows.find((row) => isIt(row.hash))?.number ?? null;
}
