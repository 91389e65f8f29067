import type { Moment } from '../../calendar/clock.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type RequestFacts, userActor } from '../../identity/actor.ts';
import { type TenantlessWrite, need } from '../../writes/write.ts';
import type { OpenCall } from '../sessions/console-handler.ts';
import { deviceCookie, knownDevice, newDevice } from '../sessions/device.ts';
import { endCredentials } from '../sessions/end-credentials.ts';
import { refuseLockedAddress, tryLink } from '../users/guess.ts';
import { refuseWeak, requireAcceptable } from '../users/new-password.ts';
import { normalisePassword } from '../users/passwords.ts';
import type { UserServices } from '../users/user-services.ts';
import { hashLinkToken } from '../users/rules.ts';
import {
  type RecoveryLink,
  UNKNOWN_DEVICE,
  type User,
  type UserCredentials,
  credentialsTable,
  findCredentials,
  findUser,
  recoveryLinksTable,
  usersTable,
} from '../users/table.ts';
import { personWrite } from './person-write.ts';

const over = (): ApiError =>
  new ApiError('invalid_state', {
    message: 'The link was used, has expired or was replaced by a newer one.',
  });

function isOpen(
  link: RecoveryLink | undefined,
  user: User | undefined,
  credentials: UserCredentials | undefined,
  serverNow: Moment,
): boolean {
  if (link === undefined || user === undefined || user.removedAt !== null) return false;
  return link.usedAt === null && serverNow < link.expiresAt && credentials?.recoveryLinkId === link.id;
}

function replacePassword(
  user: User,
  { id }: RecoveryLink,
  passwordHash: string,
  request: RequestFacts,
): TenantlessWrite<null> {
  const userId = user.id;
  return personWrite({
    user,
    actor: userActor(userId),
    request,
    type: 'user.password_recovered',
    notice: 'password_recovered',
    needs: [need(recoveryLinksTable, { id }), need(usersTable, { id: userId })],
    decide: (loaded, { serverNow }) => {
      const link = loaded.find(recoveryLinksTable, { id });
      const credentials = loaded.find(credentialsTable, { userId });
      const isStill = isOpen(link, loaded.find(usersTable, { id: userId }), credentials, serverNow);
      if (!isStill || link === undefined || credentials === undefined) throw over();
      const changed = { ...credentials, passwordHash, recoveryLinkId: null, updatedAt: serverNow };
      return [
        saveRow(recoveryLinksTable, { ...link, usedAt: serverNow }),
        ...endCredentials(loaded, userId, { credentials: changed, sessions: null, recoveryCodes: 'stay' }),
      ];
    },
  });
}

async function findLink({ database }: UserServices, token: string): Promise<RecoveryLink> {
  const hash = hashLinkToken(token);
  const [link] =
    hash === undefined ? [] : await selectMatching(database.reader, recoveryLinksTable, [{ hash }]);
  if (link === undefined) throw new ApiError('not_found');
  return link;
}

/** POST /console/api/recovery/complete: a new password, without a session: the second factor stays. */
export const completeRecovery: OpenCall<'completeRecovery'> = {
  kind: 'open',
  run: async ({ body }, { users, browser, request }) => {
    const { database, signer, hasher, clock, randomBytes } = users;
    await refuseLockedAddress(users, request);
    const link = await findLink(users, body.token);
    const user = await findUser(database.reader, link.userId);
    const credentials = await findCredentials(database.reader, link.userId);
    if (user === undefined || !isOpen(link, user, credentials, clock())) throw over();
    const { email } = user;
    await tryLink(users, { id: link.id, email }, () => Promise.resolve(true));
    const password = normalisePassword(body.newPassword);
    await requireAcceptable(users, '/newPassword', password, user, link.id);
    if (await hasher.verify(credentials?.passwordHash ?? null, password)) refuseWeak('/newPassword');
    await users.writeQueue.submit(replacePassword(user, link, await hasher.hash(password), request));
    const known = knownDevice(signer, browser.device, user.id);
    const device = known === UNKNOWN_DEVICE ? newDevice(randomBytes) : known;
    return { body: undefined, device: deviceCookie(signer, user.id, device) };
  },
};
