import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type UserCredentials, credentialsTable, recoveryCodesTable } from '../users/table.ts';
import { type Session, pendingSessionsTable, sessionsTable } from './table.ts';

export function endNeeds(userId: string): Need[] {
  return [
    need(credentialsTable, { userId }),
    need(sessionsTable, { userId }),
    need(pendingSessionsTable, { userId }),
    need(recoveryCodesTable, { userId }),
  ];
}

/** What changes, and what goes on although a credential ends. */
export interface CredentialEnd {
  /** In their new state; left out if they stay. */
  readonly credentials?: UserCredentials;
  /** The user's own session in its new state, null for none, or all of them as they are. */
  readonly sessions: Session | null | 'stay';
  readonly recoveryCodes: 'stay' | 'end';
}

/**
 * The one place where a password, a second factor or recovery codes end: pending sign-ins end with each of them, since they
 * began with it; sessions with their step-ups, and recovery codes, as the cause says. endNeeds names the rows.
 */
export function endCredentials(
  loaded: Loaded,
  userId: string,
  { credentials, sessions, recoveryCodes }: CredentialEnd,
): RowEffect[] {
  const [kept, isEach] = sessions === 'stay' ? [null, false] : [sessions, true];
  const ended = isEach ? loaded.list(sessionsTable, { userId }).filter(({ id }) => id !== kept?.id) : [];
  const codes = recoveryCodes === 'end' ? loaded.list(recoveryCodesTable, { userId }) : [];
  return [
    ...(credentials === undefined ? [] : [saveRow(credentialsTable, credentials)]),
    ...ended.map((row) => removeRow(sessionsTable, row)),
    ...(kept === null ? [] : [saveRow(sessionsTable, kept)]),
    ...loaded.list(pendingSessionsTable, { userId }).map((row) => removeRow(pendingSessionsTable, row)),
    ...codes.map((row) => removeRow(recoveryCodesTable, row)),
  ];
}
