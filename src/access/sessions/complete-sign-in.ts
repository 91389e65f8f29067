import type { Browser } from '../../contract/caller-port.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type RequestFacts, userActor } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { type Loaded, type TenantlessWrite, need } from '../../writes/write.ts';
import { type TakenGuess, countedByAddress, guessNeed, tryGuess } from '../users/guess.ts';
import { type Notice, noticeMail } from '../users/mails.ts';
import type { UserServices } from '../users/user-services.ts';
import { type TotpCode, isStillRight, verifyCode, verifyRecoveryCode } from '../users/second-factor.ts';
import {
  type RecoveryCode,
  UNKNOWN_DEVICE,
  type User,
  type UserCredentials,
  credentialsTable,
  findCredentials,
  findUser,
  guessCountersTable,
  personLock,
  recoveryCodesTable,
  usersTable,
} from '../users/table.ts';
import { beginSession } from './begin-session.ts';
import type { OpenCall } from './console-handler.ts';
import { hashSessionValue, newSessionValue } from './credential.ts';
import { deviceCookie, newDevice } from './device.ts';
import { presentSession } from './present.ts';
import { type PendingSession, type Session, pendingSessionsTable, sessionsTable } from './table.ts';

/** A pending session ends at this many wrong codes. */
const MOST_WRONG_CODES = 5;

/** The same message for every fault. */
const WRONG = 'The code is wrong or was used before, or there is no sign-in to complete.';

const wrong = (): ApiError => new ApiError('unauthenticated', { message: WRONG });

interface Waiting {
  readonly pending: PendingSession;
  readonly user: User;
}

type Factor = TotpCode | RecoveryCode;

async function findWaiting({ database, clock }: UserServices, value: string | null): Promise<Waiting> {
  const hash = hashSessionValue(value);
  if (hash === undefined) throw wrong();
  const [pending] = await selectMatching(database.reader, pendingSessionsTable, [{ hash }]);
  const user = pending && (await findUser(database.reader, pending.userId));
  if (pending === undefined || user === undefined || user.removedAt !== null) throw wrong();
  if (clock() >= pending.expiresAt) throw wrong();
  return { pending, user };
}

/** Counted before it is tried; the fifth wrong one ends the pending session. */
function countCode({ pending: { hash }, user }: Waiting): TenantlessWrite<null> {
  return {
    lock: personLock(user.email),
    actor: userActor(user.id),
    claimed: false,
    needs: () => [need(pendingSessionsTable, { hash })],
    decide: (loaded, { serverNow }) => {
      const pending = loaded.find(pendingSessionsTable, { hash });
      const isOver = pending === undefined || serverNow >= pending.expiresAt;
      if (isOver || pending.wrongCodes >= MOST_WRONG_CODES) throw wrong();
      const counted = { ...pending, wrongCodes: pending.wrongCodes + 1 };
      return { reply: null, effects: [saveRow(pendingSessionsTable, counted)] };
    },
  };
}

async function verifyFactor(
  users: UserServices,
  { id }: User,
  { code, recoveryCode }: { readonly code?: string; readonly recoveryCode?: string },
): Promise<Factor | null> {
  if (code !== undefined) {
    const credentials = await findCredentials(users.database.reader, id);
    return verifyCode(users, credentials, code, users.clock());
  }
  return verifyRecoveryCode(users, id, recoveryCode ?? '');
}

/**
 * Takes a factor once.
 * @throws ApiError unauthenticated if it was used or replaced
 */
function consume(factor: Factor, credentials: UserCredentials, loaded: Loaded, now: number): RowEffect[] {
  if ('step' in factor) {
    if (!isStillRight(factor, credentials)) throw wrong();
    return [];
  }
  const { userId, number, hash } = factor;
  const code = loaded.find(recoveryCodesTable, { userId, number });
  if (code?.usedAt !== null || code.hash !== hash) throw wrong();
  return [saveRow(recoveryCodesTable, { ...code, usedAt: now })];
}

/** No session for a suspended account. */
interface SignedIn {
  readonly session: Session | null;
  readonly user: User;
  readonly tenant: Tenant;
}

interface Completion {
  readonly waiting: Waiting;
  readonly factor: Factor;
  readonly taken: TakenGuess;
  readonly hash: string;
  readonly device: string;
  readonly browser: Browser;
  readonly request: RequestFacts;
}

function noticesOf({ waiting: { pending }, factor }: Completion, before: UserCredentials): Notice[] {
  const isNew = pending.device === UNKNOWN_DEVICE && before.lastSignInAt !== null;
  return [
    ...(isNew ? (['new_device'] as const) : []),
    ...('step' in factor ? [] : (['recovery_code_used'] as const)),
  ];
}

function complete(users: UserServices, given: Completion): TenantlessWrite<SignedIn> {
  const { waiting, factor, taken, hash, device, browser, request } = given;
  const { id: userId, tenantId, email } = waiting.user;
  const pendingHash = waiting.pending.hash;
  return {
    lock: personLock(email),
    actor: userActor(userId),
    request,
    claimed: false,
    needs: () => [
      guessNeed(taken),
      need(pendingSessionsTable, { hash: pendingHash }),
      need(credentialsTable, { userId }),
      need(sessionsTable, { userId }),
      need(usersTable, { id: userId }),
      need(tenantsTable, { id: tenantId }),
      ...('step' in factor ? [] : [need(recoveryCodesTable, { userId, number: factor.number })]),
    ],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const pending = loaded.find(pendingSessionsTable, { hash: pendingHash });
      const credentials = loaded.find(credentialsTable, { userId });
      const user = loaded.find(usersTable, { id: userId });
      const tenant = loaded.find(tenantsTable, { id: tenantId });
      const counter = loaded.find(guessCountersTable, { ...taken.place });
      if (pending === undefined || credentials === undefined || tenant === undefined) throw wrong();
      if (user === undefined || user.removedAt !== null) throw wrong();
      const used = consume(factor, credentials, loaded, serverNow);
      const totpLastStep = 'step' in factor ? factor.step : credentials.totpLastStep;
      const isServed = tenant.status === 'active';
      const lastSignInAt = isServed ? serverNow : credentials.lastSignInAt;
      const over = [
        ...used,
        removeRow(pendingSessionsTable, pending),
        saveRow(credentialsTable, { ...credentials, totpLastStep, lastSignInAt, updatedAt: serverNow }),
        ...(counter === undefined ? [] : [removeRow(guessCountersTable, counter)]),
        ...('step' in factor
          ? []
          : [auditEntry(context, { tenantId, type: 'user.recovery_code_used', resourceId: userId })]),
      ];
      if (!isServed) return { reply: { session: null, user, tenant }, effects: over };
      const others = loaded.list(sessionsTable, { userId });
      const begun = beginSession(users, { user, hash, device, browser }, others, context);
      const mails = noticesOf(given, credentials).map((notice) =>
        queueMail(noticeMail(user, notice), context),
      );
      const signedIn = auditEntry(context, { tenantId, type: 'user.signed_in', resourceId: userId });
      return {
        reply: { session: begun.session, user, tenant },
        effects: [...over, ...begun.effects, ...mails, signedIn],
      };
    },
  };
}

/** POST /console/api/second-factor: a code turns a pending session into a session. */
export const completeSignIn: OpenCall<'completeSignIn'> = {
  kind: 'open',
  run: async ({ body }, { users, browser, request }) => {
    const waiting = await findWaiting(users, browser.session);
    const { user, pending } = waiting;
    const right = await countedByAddress(users, request, () =>
      tryGuess(users, user.email, pending.device, request, async () => {
        await users.writeQueue.submit(countCode(waiting));
        return verifyFactor(users, user, body);
      }),
    );
    if (right === null) throw wrong();
    const device = pending.device === UNKNOWN_DEVICE ? newDevice(users.randomBytes) : pending.device;
    const { value, hash } = newSessionValue(users.randomBytes);
    const { found: factor, taken } = right;
    const signedIn = await users.writeQueue.submit(
      complete(users, { waiting, factor, taken, hash, device, browser, request }),
    );
    const { session } = signedIn;
    if (session === null) throw new ApiError('account_suspended');
    return {
      body: presentSession({ ...signedIn, session }, users, null),
      session: value,
      device: deviceCookie(users.signer, user.id, device),
    };
  },
};
