import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type UserCredentials, credentialsTable, recoveryCodesTable } from '../users/table.ts';
import { type Session, pendingSessionsTable, sessionsTable } from './table.ts';

/** What a decision needs that replaces or voids something that a user signs in with. */
export function credentialNeeds(userId: string): Need[] {
  return [
    need(credentialsTable, { userId }),
    need(sessionsTable, { userId }),
    need(pendingSessionsTable, { userId }),
  ];
}

/** Ends the sign-ins of a user that wait for a code: the password of before gave them. */
export function endPendingSignIns(loaded: Loaded, userId: string): RowEffect[] {
  return loaded.list(pendingSessionsTable, { userId }).map((row) => removeRow(pendingSessionsTable, row));
}

/**
 * Replaces or voids a password or a second factor. With it end all sessions, their step-ups and the sign-ins that wait for a code.
 * @param kept the session in which the user does it, as it is from now on; null when there is none
 */
export function replaceCredentials(
  loaded: Loaded,
  credentials: UserCredentials,
  kept: Session | null,
): RowEffect[] {
  const { userId } = credentials;
  const ended = loaded.list(sessionsTable, { userId }).filter(({ id }) => id !== kept?.id);
  return [
    saveRow(credentialsTable, credentials),
    ...ended.map((row) => removeRow(sessionsTable, row)),
    ...(kept === null ? [] : [saveRow(sessionsTable, kept)]),
    ...endPendingSignIns(loaded, userId),
  ];
}

/** What a decision needs to void a user's recovery codes. */
export function recoveryCodeNeeds(userId: string): Need[] {
  return [need(recoveryCodesTable, { userId })];
}

/** Voids a user's recovery codes. */
export function voidRecoveryCodes(loaded: Loaded, userId: string): RowEffect[] {
  return loaded.list(recoveryCodesTable, { userId }).map((row) => removeRow(recoveryCodesTable, row));
}
