import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Actor, userActor } from '../../identity/actor.ts';
import type { RandomBytes } from '../../identity/random.ts';
import { hashSecret } from '../../sealing/signer.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type SessionTerms, type User, findUser, usersTable } from '../users/table.ts';
import { type Session, isLiveSession, sessionsTable } from './table.ts';

const VALUE_BYTES = 32;

const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** The user of a session's cookie. */
export interface SessionCredential {
  readonly session: Session;
  readonly user: User;
  readonly tenant: Tenant;
}

/** The cookie's value; only its hash is kept. */
export function newSessionValue(random: RandomBytes): { readonly value: string; readonly hash: string } {
  const value = random(VALUE_BYTES).toString('base64url');
  return { value, hash: hashSecret(value) };
}

/** Undefined for a malformed value. */
export function hashSessionValue(value: string | null): string | undefined {
  return value !== null && VALUE.test(value) ? hashSecret(value) : undefined;
}

export function sessionActor({ userId }: Pick<Session, 'userId'>): Actor {
  return userActor(userId);
}

/** Ended by time or not; undefined if there is none. */
export async function findSession(
  { reader }: Pick<Database, 'reader'>,
  hash: string,
): Promise<SessionCredential | undefined> {
  const [session] = await selectMatching(reader, sessionsTable, [{ hash }]);
  if (session === undefined) return undefined;
  const user = await findUser(reader, session.userId);
  const [tenant] = await selectMatching(reader, tenantsTable, [{ id: session.tenantId }]);
  return user === undefined || tenant === undefined ? undefined : { session, user, tenant };
}

/** On the server clock. */
export function isSignedIn(
  { session, user }: SessionCredential,
  terms: SessionTerms,
  serverNow: Moment,
): boolean {
  return user.removedAt === null && isLiveSession(session, terms, serverNow);
}

export function sessionNeeds({ session }: SessionCredential): Need[] {
  return [need(sessionsTable, { id: session.id }), need(usersTable, { id: session.userId })];
}

/** @throws ApiError unauthenticated if it has ended, or its cookie changed */
export function sessionNow(
  loaded: Loaded,
  { session: before }: SessionCredential,
  terms: SessionTerms,
  serverNow: Moment,
): Pick<SessionCredential, 'session' | 'user'> {
  const session = loaded.find(sessionsTable, { id: before.id });
  const user = loaded.find(usersTable, { id: before.userId });
  const isSame = session?.hash === before.hash && isLiveSession(session, terms, serverNow);
  if (!isSame || user === undefined || user.removedAt !== null) throw new ApiError('unauthenticated');
  return { session, user };
}
