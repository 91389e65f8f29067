import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type UserCredentials, credentialsTable, recoveryCodesTable } from '../users/table.ts';
import { type Session, pendingSessionsTable, sessionsTable } from './table.ts';

/** Rows for replacing or ending a credential. */
export function credentialNeeds(userId: string): Need[] {
  return [
    need(credentialsTable, { userId }),
    need(sessionsTable, { userId }),
    need(pendingSessionsTable, { userId }),
  ];
}

/** Ends sign-ins that wait for a code: they began with the earlier password. */
export function endPendingSignIns(loaded: Loaded, userId: string): RowEffect[] {
  return loaded.list(pendingSessionsTable, { userId }).map((row) => removeRow(pendingSessionsTable, row));
}

/**
 * Replaces or ends a password or second factor, and with it all sessions, their step-ups and pending sign-ins.
 * @param kept the user's own session, if it goes on
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

export function recoveryCodeNeeds(userId: string): Need[] {
  return [need(recoveryCodesTable, { userId })];
}

export function voidRecoveryCodes(loaded: Loaded, userId: string): RowEffect[] {
  return loaded.list(recoveryCodesTable, { userId }).map((row) => removeRow(recoveryCodesTable, row));
}
