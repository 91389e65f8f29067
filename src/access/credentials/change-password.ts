import { ApiError } from '../../errors/api-error.ts';
import type { RequestFacts } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import type { TenantlessWrite } from '../../writes/write.ts';
import { newSessionValue, sessionActor } from '../sessions/credential.ts';
import { credentialNeeds, replaceCredentials } from '../sessions/end-of-credential.ts';
import { withoutStepUp } from '../sessions/table.ts';
import {
  type ConfirmedCall,
  type ConfirmedSession,
  confirmedSessionNeeds,
  confirmedSessionNow,
} from '../step-up/confirmed-session.ts';
import { type TakenGuess, giveBack, guessGivenBack, guessNeed, tryGuess } from '../users/guess.ts';
import { noticeMail } from '../users/mails.ts';
import { refuseWeak, requireAcceptable } from '../users/new-password.ts';
import { normalisePassword } from '../users/passwords.ts';
import type { UserServices } from '../users/user-services.ts';
import { credentialsTable, findCredentials, personLock } from '../users/table.ts';

const WRONG = 'The current password is wrong.';

interface Change {
  readonly taken: TakenGuess;
  /** Of the current password, which was right. */
  readonly before: string | null;
  readonly passwordHash: string;
  readonly sessionHash: string;
  readonly request: RequestFacts;
}

function replacePassword(
  users: UserServices,
  credential: ConfirmedSession,
  change: Change,
): TenantlessWrite<null> {
  const userId = credential.user.id;
  const { taken, before, passwordHash, sessionHash, request } = change;
  return {
    lock: personLock(credential.user.email),
    actor: sessionActor(credential.session),
    request,
    claimed: false,
    needs: () => [guessNeed(taken), ...confirmedSessionNeeds(credential), ...credentialNeeds(userId)],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const { session, user } = confirmedSessionNow(loaded, credential, users.sessions, serverNow);
      const credentials = loaded.find(credentialsTable, { userId });
      if (credentials?.passwordHash !== before) throw new ApiError('unauthenticated', { message: WRONG });
      const changed = { ...credentials, passwordHash, recoveryLinkId: null, updatedAt: serverNow };
      const renewed = { ...withoutStepUp(session), hash: sessionHash, lastSeenAt: serverNow };
      return {
        reply: null,
        effects: [
          ...guessGivenBack(users, taken, loaded),
          ...replaceCredentials(loaded, changed, renewed),
          queueMail(noticeMail(user, 'password_changed'), context),
          auditEntry(context, {
            tenantId: user.tenantId,
            type: 'user.password_changed',
            resourceId: userId,
          }),
        ],
      };
    },
  };
}

export const changePassword: ConfirmedCall<'changePassword'> = {
  kind: 'confirmed',
  run: async ({ body }, { users, credential, request }) => {
    const { user, session } = credential;
    const [current, next] = [normalisePassword(body.currentPassword), normalisePassword(body.newPassword)];
    const before = (await findCredentials(users.database.reader, user.id))?.passwordHash ?? null;
    const right = await tryGuess(users, user.email, session.device, request, async () =>
      (await users.hasher.verify(before, current)) ? true : null,
    );
    if (right === null) throw new ApiError('unauthenticated', { message: WRONG });
    const { taken } = right;
    if (current === next) await giveBack(users, taken).then(() => refuseWeak('/newPassword'));
    await requireAcceptable(users, '/newPassword', next, user, user.id).catch(async (error: unknown) => {
      await giveBack(users, taken);
      throw error;
    });
    const passwordHash = await users.hasher.hash(next);
    const { value, hash: sessionHash } = newSessionValue(users.randomBytes);
    const change = { taken, before, passwordHash, sessionHash, request };
    await users.writeQueue.submit(replacePassword(users, credential, change));
    return { body: undefined, session: value };
  },
};
