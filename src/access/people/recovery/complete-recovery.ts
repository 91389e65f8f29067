import { userActor } from '../../../actor.ts';
import type { Moment } from '../../../clock.ts';
import { saveRow } from '../../../db/row-effect.ts';
import { selectMatching } from '../../../db/rows.ts';
import { ApiError } from '../../../errors/api-error.ts';
import {
  credentialsTable,
  findCredentials,
  type UserCredentials,
} from '../../../flows/people/credentials.ts';
import { credentialNeeds, replaceCredentials } from '../../../flows/people/end-of-credential.ts';
import { UNKNOWN_DEVICE } from '../../../flows/people/guess-counter.ts';
import { noticeMail } from '../../../flows/people/mail-texts.ts';
import { normalisePassword } from '../../../flows/people/passwords/password-policy.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { recoveryLinksTable, type RecoveryLink } from '../../../flows/people/recovery-link.ts';
import { findUser, usersTable, type User } from '../../../flows/people/user.ts';
import { auditEntry } from '../../../outbox/audit-entry.ts';
import { queueMail } from '../../../outbox/mail.ts';
import type { RequestFacts } from '../../../request-facts.ts';
import { need, type TenantlessWrite } from '../../../writes/write.ts';
import type { OpenCall } from '../console-handler.ts';
import { deviceCookie, knownDevice, newDevice } from '../device.ts';
import { refuseLockedAddress, tryLink } from '../guess.ts';
import { hashLinkToken } from '../links.ts';
import type { People } from '../people.ts';
import { refuseWeak, requireAcceptable } from '../passwords/new-password.ts';

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
  return {
    lock: personLock(user.email),
    actor: userActor(userId),
    request,
    claimed: false,
    needs: () => [
      need(recoveryLinksTable, { id }),
      need(usersTable, { id: userId }),
      ...credentialNeeds(userId),
    ],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const link = loaded.find(recoveryLinksTable, { id });
      const credentials = loaded.find(credentialsTable, { userId });
      const isStill = isOpen(link, loaded.find(usersTable, { id: userId }), credentials, serverNow);
      if (!isStill || link === undefined || credentials === undefined) throw over();
      const changed = { ...credentials, passwordHash, recoveryLinkId: null, updatedAt: serverNow };
      return {
        reply: null,
        effects: [
          saveRow(recoveryLinksTable, { ...link, usedAt: serverNow }),
          ...replaceCredentials(loaded, changed, null),
          queueMail(noticeMail(user, 'password_recovered'), context),
          auditEntry(context, {
            tenantId: user.tenantId,
            type: 'user.password_recovered',
            resourceId: userId,
          }),
        ],
      };
    },
  };
}

async function findLink({ database }: People, token: string): Promise<RecoveryLink> {
  const hash = hashLinkToken(token);
  const [link] =
    hash === undefined ? [] : await selectMatching(database.reader, recoveryLinksTable, [{ hash }]);
  if (link === undefined) throw new ApiError('not_found');
  return link;
}

/** POST /console/api/recovery/complete: a new password. Nobody is signed in by it, since the second factor stays. */
export const completeRecovery: OpenCall<'completeRecovery'> = {
  kind: 'open',
  run: async ({ body }, { people, browser, request }) => {
    const { database, signer, hasher, clock, randomBytes } = people;
    await refuseLockedAddress(people, request);
    const link = await findLink(people, body.token);
    const user = await findUser(database.reader, link.userId);
    const credentials = await findCredentials(database.reader, link.userId);
    if (user === undefined || !isOpen(link, user, credentials, clock())) throw over();
    const { email } = user;
    await tryLink(people, { id: link.id, email }, () => Promise.resolve(true));
    const password = normalisePassword(body.newPassword);
    await requireAcceptable(people, '/newPassword', password, user, link.id);
    if (await hasher.verify(credentials?.passwordHash ?? null, password)) refuseWeak('/newPassword');
    await people.lane.submit(replacePassword(user, link, await hasher.hash(password), request));
    const known = knownDevice(signer, browser.device, user.id);
    const device = known === UNKNOWN_DEVICE ? newDevice(randomBytes) : known;
    return { body: undefined, device: deviceCookie(signer, user.id, device) };
  },
};
