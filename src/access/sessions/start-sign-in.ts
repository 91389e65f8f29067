import { presentMoment } from '../../calendar/clock.ts';
import { insertRow, removeRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { userActor } from '../../identity/actor.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { type TakenGuess, countedByAddress, guessGivenBack, guessNeed, tryGuess } from '../users/guess.ts';
import { normalisePassword } from '../users/passwords.ts';
import type { UserServices } from '../users/user-services.ts';
import { normaliseEmail } from '../users/rules.ts';
import {
  type User,
  type UserCredentials,
  credentialsTable,
  findCredentials,
  findUserByEmail,
  personLock,
} from '../users/table.ts';
import type { OpenCall } from './console-handler.ts';
import { newSessionValue } from './credential.ts';
import { knownDevice } from './device.ts';
import { endByCookie } from './end-sessions.ts';
import { type PendingSession, pendingSessionsTable } from './table.ts';

const PENDING_MS = 5 * 60 * 1000;

/** Pending sign-ins per user; one more ends the oldest. */
const MOST_PENDING = 5;

/** The same message for every fault. */
const WRONG = 'The e-mail address or the password is wrong.';

interface RightPassword {
  readonly user: User;
  readonly credentials: UserCredentials;
  /** A new hash if the stored one was made with weaker parameters. */
  readonly rehashed: string | null;
}

async function verify(
  { hasher }: UserServices,
  user: User | undefined,
  credentials: UserCredentials | undefined,
  password: string,
): Promise<RightPassword | null> {
  // An unknown user takes as long.
  const hash = credentials?.passwordHash ?? null;
  const isRight = await hasher.verify(user === undefined ? null : hash, password);
  if (!isRight || user === undefined || credentials === undefined || hash === null) return null;
  const rehashed = (await hasher.isOutdated(hash)) ? await hasher.hash(password) : null;
  return { user, credentials, rehashed };
}

function beginPending(
  users: UserServices,
  { user, credentials: before, rehashed }: RightPassword,
  taken: TakenGuess,
  { hash, device }: { readonly hash: string; readonly device: string },
): TenantlessWrite<PendingSession> {
  return {
    lock: personLock(user.email),
    actor: userActor(user.id),
    claimed: false,
    needs: () => [
      guessNeed(taken),
      need(credentialsTable, { userId: user.id }),
      need(pendingSessionsTable, { userId: user.id }),
    ],
    decide: (loaded, { serverNow }) => {
      const credentials = loaded.find(credentialsTable, { userId: user.id });
      if (credentials?.passwordHash !== before.passwordHash) {
        throw new ApiError('unauthenticated', { message: WRONG });
      }
      const pending: PendingSession = {
        hash,
        tenantId: user.tenantId,
        userId: user.id,
        device,
        wrongCodes: 0,
        createdAt: serverNow,
        expiresAt: serverNow + PENDING_MS,
      };
      const oldest = loaded
        .list(pendingSessionsTable, { userId: user.id })
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(MOST_PENDING - 1);
      const hashed =
        rehashed === null ? [] : [saveRow(credentialsTable, { ...credentials, passwordHash: rehashed })];
      return {
        reply: pending,
        effects: [
          ...guessGivenBack(users, taken, loaded),
          ...oldest.map((each) => removeRow(pendingSessionsTable, each)),
          ...hashed,
          insertRow(pendingSessionsTable, pending),
        ],
      };
    },
  };
}

/** POST /console/api/session: the right password gives a pending session; faults are never told apart. */
export const startSignIn: OpenCall<'startSignIn'> = {
  kind: 'open',
  run: async ({ body }, { users, browser, request }) => {
    const email = normaliseEmail(body.email);
    const password = normalisePassword(body.password);
    const user = await findUserByEmail(users.database.reader, email);
    const credentials = await findCredentials(users.database.reader, user?.id ?? '');
    const device = knownDevice(users.signer, browser.device, user?.id);
    const right = await countedByAddress(users, request, () =>
      tryGuess(users, email, device, request, () => verify(users, user, credentials, password)),
    );
    if (right === null) throw new ApiError('unauthenticated', { message: WRONG });
    await endByCookie(users, browser.session, null);
    const { value, hash } = newSessionValue(users.randomBytes);
    const pending = await users.writeQueue.submit(
      beginPending(users, right.found, right.taken, { hash, device }),
    );
    const expiresAt = presentMoment(pending.expiresAt);
    return { body: { status: 'second_factor_required', expiresAt }, session: value };
  },
};
