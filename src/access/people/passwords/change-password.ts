import { ApiError } from '../../../errors/api-error.ts';
import { credentialsTable, findCredentials } from '../../../flows/people/credentials.ts';
import { credentialNeeds, replaceCredentials } from '../../../flows/people/end-of-credential.ts';
import { noticeMail } from '../../../flows/people/mail-texts.ts';
import { normalisePassword } from '../../../flows/people/passwords/password-policy.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { withoutStepUp } from '../../../flows/people/session.ts';
import { auditEntry } from '../../../outbox/audit-entry.ts';
import { queueMail } from '../../../outbox/mail.ts';
import type { RequestFacts } from '../../../request-facts.ts';
import type { TenantlessWrite } from '../../../writes/write.ts';
import {
  confirmedSessionNeeds,
  confirmedSessionNow,
  type ConfirmedCall,
  type ConfirmedSession,
} from '../confirmed-session.ts';
import { giveBack, guessGivenBack, guessNeed, tryGuess, type TakenGuess } from '../guess.ts';
import type { People } from '../people.ts';
import { newSessionValue, sessionActor } from '../sessions/session-credential.ts';
import { refuseWeak, requireAcceptable } from './new-password.ts';

const WRONG = 'The current password is wrong.';

interface Change {
  readonly taken: TakenGuess;
  /** The hash of the current password, which was right. */
  readonly before: string | null;
  readonly passwordHash: string;
  readonly sessionHash: string;
  readonly request: RequestFacts;
}

function replacePassword(
  people: People,
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
      const { session, user } = confirmedSessionNow(loaded, credential, people.sessions, serverNow);
      const credentials = loaded.find(credentialsTable, { userId });
      if (credentials?.passwordHash !== before) throw new ApiError('unauthenticated', { message: WRONG });
      const changed = { ...credentials, passwordHash, recoveryLinkId: null, updatedAt: serverNow };
      const renewed = { ...withoutStepUp(session), hash: sessionHash, lastSeenAt: serverNow };
      return {
        reply: null,
        effects: [
          ...guessGivenBack(people, taken, loaded),
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

/** PUT /console/api/password */
export const changePassword: ConfirmedCall<'changePassword'> = {
  kind: 'confirmed',
  run: async ({ body }, { people, credential, request }) => {
    const { user, session } = credential;
    const [current, next] = [normalisePassword(body.currentPassword), normalisePassword(body.newPassword)];
    const before = (await findCredentials(people.database.reader, user.id))?.passwordHash ?? null;
    const right = await tryGuess(people, user.email, session.device, request, async () =>
      (await people.hasher.verify(before, current)) ? true : null,
    );
    if (right === null) throw new ApiError('unauthenticated', { message: WRONG });
    const { taken } = right;
    if (current === next) await giveBack(people, taken).then(() => refuseWeak('/newPassword'));
    await requireAcceptable(people, '/newPassword', next, user, user.id).catch(async (error: unknown) => {
      await giveBack(people, taken);
      throw error;
    });
    const passwordHash = await people.hasher.hash(next);
    const { value, hash: sessionHash } = newSessionValue(people.randomBytes);
    const change = { taken, before, passwordHash, sessionHash, request };
    await people.lane.submit(replacePassword(people, credential, change));
    return { body: undefined, session: value };
  },
};
