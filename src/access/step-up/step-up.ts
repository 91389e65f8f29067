import { presentMoment } from '../../calendar/clock.ts';
import { insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { RequestFacts } from '../../identity/actor.ts';
import { auditEntry } from '../../outbox/audit-entry.ts';
import { hashSecret, makeSecret } from '../../sealing/signer.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';
import {
  type SessionCredential,
  newSessionValue,
  sessionActor,
  sessionNeeds,
  sessionNow,
} from '../sessions/credential.ts';
import { sessionsTable } from '../sessions/table.ts';
import { type RightGuess, guessGivenBack, guessNeed, tryGuess } from '../users/guess.ts';
import type { UserServices } from '../users/user-services.ts';
import { type TotpCode, isStillRight, verifyCode } from '../users/second-factor.ts';
import { credentialsTable, findCredentials, personLock } from '../users/table.ts';
import { STEP_UP_PREFIX, type StepUp, stepUpsTable } from './table.ts';

const WRONG = 'The code is wrong or was used before.';

interface Issued {
  readonly tokenHash: string;
  readonly sessionHash: string;
  readonly request: RequestFacts;
}

/** Takes the code, changes the cookie, ends the earlier confirmation. */
function confirm(
  users: UserServices,
  credential: SessionCredential,
  { found: code, taken }: RightGuess<TotpCode>,
  { tokenHash, sessionHash, request }: Issued,
): TenantlessWrite<StepUp> {
  const userId = credential.user.id;
  return {
    lock: personLock(credential.user.email),
    actor: sessionActor(credential.session),
    request,
    claimed: false,
    needs: () => [guessNeed(taken), ...sessionNeeds(credential), need(credentialsTable, { userId })],
    decide: (loaded, context) => {
      const { newId, serverNow, actor } = context;
      const { session, user } = sessionNow(loaded, credential, users.sessions, serverNow);
      const credentials = loaded.find(credentialsTable, { userId });
      if (credentials === undefined || !isStillRight(code, credentials)) {
        throw new ApiError('unauthenticated', { message: WRONG });
      }
      const stepUp: StepUp = {
        id: newId('stu'),
        tenantId: user.tenantId,
        hash: tokenHash,
        actor,
        reason: null,
        userId,
        sessionId: session.id,
        roleVersion: user.roleVersion,
        issuedAt: serverNow,
        expiresAt: serverNow + users.stepUpMs,
      };
      const confirmed = {
        ...session,
        hash: sessionHash,
        lastSeenAt: serverNow,
        stepUpId: stepUp.id,
        stepUpExpiresAt: stepUp.expiresAt,
      };
      return {
        reply: stepUp,
        effects: [
          ...guessGivenBack(users, taken, loaded),
          saveRow(credentialsTable, { ...credentials, totpLastStep: code.step, updatedAt: serverNow }),
          insertRow(stepUpsTable, stepUp),
          saveRow(sessionsTable, confirmed),
          auditEntry(context, { tenantId: user.tenantId, type: 'user.stepped_up', resourceId: userId }),
        ],
      };
    },
  };
}

/** POST /console/api/step-up: confirms for five minutes. */
export const stepUp: SignedInCall<'stepUp'> = {
  kind: 'signed_in',
  run: async ({ body }, { users, credential, request }) => {
    const { user, session } = credential;
    const right = await tryGuess(users, user.email, session.device, request, async () => {
      const credentials = await findCredentials(users.database.reader, user.id);
      return verifyCode(users, credentials, body.code, users.clock());
    });
    if (right === null) throw new ApiError('unauthenticated', { message: WRONG });
    const stepUpToken = makeSecret(STEP_UP_PREFIX, users.randomBytes);
    const { value, hash: sessionHash } = newSessionValue(users.randomBytes);
    const issued = { tokenHash: hashSecret(stepUpToken), sessionHash, request };
    const { expiresAt } = await users.writeQueue.submit(confirm(users, credential, right, issued));
    return { body: { stepUpToken, expiresAt: presentMoment(expiresAt) }, session: value };
  },
};
