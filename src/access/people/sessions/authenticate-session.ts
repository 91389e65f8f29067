import { ApiError } from '../../../errors/api-error.ts';
import type { People } from '../people.ts';
import { findSession, hashSessionValue, isSignedIn, type SessionCredential } from './session-credential.ts';

/** Finds out who is signed in by a cookie. @throws ApiError unauthenticated, the same for whatever is wrong with it */
export type AuthenticateSession = (value: string | null) => Promise<SessionCredential>;

/** Makes what looks a session up, as it is now; that counts as no use of it. */
export function createSessionLookUp({ database, clock, sessions }: People): AuthenticateSession {
  return async (value) => {
    const hash = hashSessionValue(value);
    const credential = hash === undefined ? undefined : await findSession(database, hash);
    if (credential === undefined || !isSignedIn(credential, sessions, clock())) {
      throw new ApiError('unauthenticated', { message: 'Nobody is signed in.' });
    }
    return credential;
  };
}
