import { ApiError } from '../../errors/api-error.ts';
import { newSessionValue } from '../sessions/credential.ts';
import { endCredentials } from '../sessions/end-credentials.ts';
import { withoutStepUp } from '../sessions/table.ts';
import type { ConfirmedCall } from '../step-up/confirmed-session.ts';
import { giveBack, tryGuess } from '../users/guess.ts';
import { refuseWeak, requireAcceptable } from '../users/new-password.ts';
import { normalisePassword } from '../users/passwords.ts';
import { findCredentials } from '../users/table.ts';
import { confirmedWrite } from './person-write.ts';

const WRONG = 'The current password is wrong.';

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
    const change = confirmedWrite(users, credential, {
      request,
      taken,
      type: 'user.password_changed',
      notice: 'password_changed',
      decide: ({ loaded, context: { serverNow }, session: own, credentials }) => {
        if (credentials?.passwordHash !== before) throw new ApiError('unauthenticated', { message: WRONG });
        return endCredentials(loaded, user.id, {
          credentials: { ...credentials, passwordHash, recoveryLinkId: null, updatedAt: serverNow },
          sessions: { ...withoutStepUp(own), hash: sessionHash, lastSeenAt: serverNow },
          recoveryCodes: 'stay',
        });
      },
    });
    await users.writeQueue.submit(change);
    return { body: undefined, session: value };
  },
};
