import { saveRow, type RowEffect } from '../../../db/row-effect.ts';
import { recoveryCodesTable, type RecoveryCode } from '../../../flows/people/recovery-code.ts';
import {
  makeRecoveryCodes,
  newCodeSalt,
  readRecoveryCode,
} from '../../../flows/people/second-factor/recovery-codes.ts';
import type { User } from '../../../flows/people/user.ts';
import type { People } from '../people.ts';

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
}: Pick<People, 'hasher' | 'randomBytes'>): Promise<NewCodes> {
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
