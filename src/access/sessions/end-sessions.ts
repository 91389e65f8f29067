import { selectMatching } from '../../db/statements/rows.ts';
import { removeRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type RequestFacts, userActor } from '../../identity/actor.ts';
import { type AuditType, auditEntry } from '../../outbox/audit-entry.ts';
import { type Loaded, type TenantlessEffect, type TenantlessWrite, need } from '../../writes/write.ts';
import type { UserServices } from '../users/user-services.ts';
import { type User, findUser, personLock } from '../users/table.ts';
import type { OpenCall, SignedInCall } from './console-handler.ts';
import { findSession, hashSessionValue, isSignedIn, sessionNeeds, sessionNow } from './credential.ts';
import { type PendingSession, type Session, pendingSessionsTable, sessionsTable } from './table.ts';

/** Null if it follows from another action. */
interface Ending {
  readonly user: User;
  readonly told: { readonly type: AuditType; readonly request: RequestFacts } | null;
}

/** Ends chosen sessions of one person. */
function endOf(
  { user, told }: Ending,
  needs: TenantlessWrite<boolean>['needs'],
  choose: (loaded: Loaded, serverNow: number) => readonly TenantlessEffect[],
): TenantlessWrite<boolean> {
  const { id, tenantId } = user;
  return {
    lock: personLock(user.email),
    actor: userActor(id),
    ...(told === null ? {} : { request: told.request }),
    claimed: false,
    needs,
    decide: (loaded, context) => {
      const ended = choose(loaded, context.serverNow);
      const isTold = told !== null && ended.length > 0;
      const entries = isTold ? [auditEntry(context, { tenantId, type: told.type, resourceId: id })] : [];
      return { reply: ended.length > 0, effects: [...ended, ...entries] };
    },
  };
}

function endSessionRow(ending: Ending, { id }: Session): TenantlessWrite<boolean> {
  return endOf(
    ending,
    () => [need(sessionsTable, { id })],
    (loaded) => loaded.list(sessionsTable, { id }).map((row) => removeRow(sessionsTable, row)),
  );
}

function endPendingRow(user: User, { hash }: PendingSession): TenantlessWrite<boolean> {
  return endOf(
    { user, told: null },
    () => [need(pendingSessionsTable, { hash })],
    (loaded) =>
      loaded.list(pendingSessionsTable, { hash }).map((row) => removeRow(pendingSessionsTable, row)),
  );
}

/**
 * Ends the session or pending session of a cookie; answers whether it was alive.
 * @param request of a sign-out; null if another session takes its place
 */
export async function endByCookie(
  users: UserServices,
  value: string | null,
  request: RequestFacts | null,
): Promise<boolean> {
  const { database, writeQueue, clock, sessions } = users;
  const hash = hashSessionValue(value);
  if (hash === undefined) return false;
  const credential = await findSession(database, hash);
  if (credential !== undefined) {
    const wasLive = isSignedIn(credential, sessions, clock());
    const told = request === null || !wasLive ? null : ({ type: 'user.signed_out', request } as const);
    return (
      (await writeQueue.submit(endSessionRow({ user: credential.user, told }, credential.session))) && wasLive
    );
  }
  const [pending] = await selectMatching(database.reader, pendingSessionsTable, [{ hash }]);
  const user = pending && (await findUser(database.reader, pending.userId));
  if (pending === undefined || user === undefined) return false;
  const wasLive = user.removedAt === null && clock() < pending.expiresAt;
  return (await writeQueue.submit(endPendingRow(user, pending))) && wasLive;
}

/** DELETE /console/api/session */
export const signOut: OpenCall<'signOut'> = {
  kind: 'open',
  run: async (_request, { users, browser, request }) => {
    if (!(await endByCookie(users, browser.session, request))) throw new ApiError('unauthenticated');
    return { body: undefined, session: null };
  },
};

function revoked(user: User, request: RequestFacts): Ending {
  return { user, told: { type: 'user.session_revoked', request } };
}

export const endOtherSessions: SignedInCall<'endOtherSessions'> = {
  kind: 'signed_in',
  run: async (_request, { users, credential, request }) => {
    const userId = credential.user.id;
    const needs = () => [...sessionNeeds(credential), need(sessionsTable, { userId })];
    await users.writeQueue.submit(
      endOf(revoked(credential.user, request), needs, (loaded, serverNow) => {
        const { session } = sessionNow(loaded, credential, users.sessions, serverNow);
        const others = loaded.list(sessionsTable, { userId }).filter(({ id }) => id !== session.id);
        return others.map((other) => removeRow(sessionsTable, other));
      }),
    );
    return { body: undefined };
  },
};

/** DELETE /console/api/sessions/{id}: another user's is not found. */
export const endSession: SignedInCall<'endSession'> = {
  kind: 'signed_in',
  run: async ({ path: { id } }, { users, credential, request }) => {
    const userId = credential.user.id;
    const needs = () => [...sessionNeeds(credential), need(sessionsTable, { id })];
    const isEnded = await users.writeQueue.submit(
      endOf(revoked(credential.user, request), needs, (loaded, serverNow) => {
        sessionNow(loaded, credential, users.sessions, serverNow);
        const own = loaded.list(sessionsTable, { id }).filter((session) => session.userId === userId);
        return own.map((session) => removeRow(sessionsTable, session));
      }),
    );
    if (!isEnded) throw new ApiError('not_found');
    return { body: undefined, ...(id === credential.session.id ? { session: null } : {}) };
  },
};
