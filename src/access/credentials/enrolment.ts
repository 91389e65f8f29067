import { presentMoment } from '../../calendar/clock.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { RequestFacts } from '../../identity/actor.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import { sessionActor } from '../sessions/credential.ts';
import { endCredentials } from '../sessions/end-credentials.ts';
import { withoutStepUp } from '../sessions/table.ts';
import {
  type ConfirmedCall,
  type ConfirmedSession,
  confirmedSessionNeeds,
  confirmedSessionNow,
} from '../step-up/confirmed-session.ts';
import { type RightGuess, tryGuess } from '../users/guess.ts';
import type { UserServices } from '../users/user-services.ts';
import { makeCodes, matchTotp, newTotpSecret, otpauthUri } from '../users/second-factor.ts';
import {
  type UserCredentials,
  credentialsTable,
  enrolmentPlace,
  findCredentials,
  personLock,
  totpPlace,
} from '../users/table.ts';
import { confirmedWrite } from './person-write.ts';

const ENROLMENT_MS = 10 * 60 * 1000;

const WRONG = 'The code does not belong to the new secret, or it was used before.';

const noneBegun = (): ApiError =>
  new ApiError('invalid_state', { message: 'No second-factor change was started in the last ten minutes.' });

/** POST /console/api/second-factor/enrolment: a new secret, in force once its code was given. */
export const beginEnrolment: ConfirmedCall<'beginEnrolment'> = {
  kind: 'confirmed',
  run: async (_request, { users, credential }) => {
    const { id: userId, email } = credential.user;
    const secret = newTotpSecret();
    const expiresAt = await users.writeQueue.submit<number>({
      lock: personLock(email),
      actor: sessionActor(credential.session),
      claimed: false,
      needs: () => [...confirmedSessionNeeds(credential), need(credentialsTable, { userId })],
      decide: (loaded, { serverNow, sealer }) => {
        confirmedSessionNow(loaded, credential, users.sessions, serverNow);
        const credentials = loaded.find(credentialsTable, { userId });
        if (credentials === undefined) throw new ApiError('unauthenticated');
        const begun: UserCredentials = {
          ...credentials,
          enrolmentSealed: sealer.seal(enrolmentPlace(userId), secret),
          enrolmentExpiresAt: serverNow + ENROLMENT_MS,
          updatedAt: serverNow,
        };
        return { reply: serverNow + ENROLMENT_MS, effects: [saveRow(credentialsTable, begun)] };
      },
    });
    const uri = otpauthUri(secret, email, users.issuer);
    return { body: { secret, otpauthUri: uri, expiresAt: presentMoment(expiresAt) } };
  },
};

interface NewSecret {
  readonly secret: string;
  readonly step: number;
}

function replaceSecret(
  users: UserServices,
  credential: ConfirmedSession,
  before: UserCredentials,
  request: RequestFacts,
  { found: { secret, step }, taken }: RightGuess<NewSecret>,
): TenantlessWrite<null> {
  const userId = credential.user.id;
  return confirmedWrite(users, credential, {
    request,
    taken,
    type: 'user.second_factor_changed',
    notice: 'second_factor_changed',
    decide: ({ loaded, context: { serverNow, sealer }, session, credentials }) => {
      if (credentials?.enrolmentSealed !== before.enrolmentSealed) throw noneBegun();
      if (step <= credentials.totpLastStep) throw new ApiError('unauthenticated', { message: WRONG });
      const changed: UserCredentials = {
        ...credentials,
        totpSealed: sealer.seal(totpPlace(userId), secret),
        totpLastStep: step,
        enrolmentSealed: null,
        enrolmentExpiresAt: null,
        updatedAt: serverNow,
      };
      const end = { credentials: changed, sessions: withoutStepUp(session), recoveryCodes: 'stay' } as const;
      return endCredentials(loaded, userId, end);
    },
  });
}

/** POST /console/api/second-factor/enrolment/confirm: the new secret is in force. */
export const confirmEnrolment: ConfirmedCall<'confirmEnrolment'> = {
  kind: 'confirmed',
  run: async ({ body }, { users, credential, request }) => {
    const { user, session } = credential;
    const before = await findCredentials(users.database.reader, user.id);
    if (before?.enrolmentSealed == null || before.enrolmentExpiresAt === null) throw noneBegun();
    if (users.clock() >= before.enrolmentExpiresAt) throw noneBegun();
    const secret = users.sealer.open(enrolmentPlace(user.id), before.enrolmentSealed);
    const right = await tryGuess<NewSecret>(users, user.email, session.device, request, async () => {
      const step = matchTotp(secret, body.code, users.clock());
      return step === null ? null : { secret, step };
    });
    if (right === null) throw new ApiError('unauthenticated', { message: WRONG });
    await users.writeQueue.submit(replaceSecret(users, credential, before, request, right));
    return { body: undefined };
  },
};

/** POST /console/api/recovery-codes: ten new codes; earlier ones are void. */
export const renewRecoveryCodes: ConfirmedCall<'renewRecoveryCodes'> = {
  kind: 'confirmed',
  run: async (_request, { users, credential, request }) => {
    const made = await makeCodes(users);
    const { user } = credential;
    const renewal = confirmedWrite(users, credential, {
      request,
      type: 'user.second_factor_changed',
      changes: [{ field: 'recoveryCodes', from: 'issued', to: 'renewed' }],
      notice: 'recovery_codes_renewed',
      decide: ({ loaded }) => [
        ...endCredentials(loaded, user.id, { sessions: 'stay', recoveryCodes: 'end' }),
        ...made.effectsFor(user),
      ],
    });
    await users.writeQueue.submit(renewal);
    return { body: { recoveryCodes: made.codes } };
  },
};
