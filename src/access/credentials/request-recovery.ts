import { insertRow, saveRow } from '../../db/statements/table.ts';
import { userActor } from '../../identity/actor.ts';
import { queueMail } from '../../mail/table.ts';
import {
  type CommonContext,
  type Loaded,
  type TenantlessEffect,
  type TenantlessWrite,
  need,
} from '../../writes/write.ts';
import type { OpenCall } from '../sessions/console-handler.ts';
import { guessPlace, refuseLockedAddress, underLock } from '../users/guess.ts';
import { recoveryMail } from '../users/mails.ts';
import type { UserServices } from '../users/user-services.ts';
import { type NewLink, newLink, normaliseEmail } from '../users/rules.ts';
import {
  type GuessCounter,
  type User,
  credentialsTable,
  findUserByEmail,
  guessCountersTable,
  personLock,
  recoveryLinksTable,
  usersTable,
} from '../users/table.ts';

/** How long a link holds. */
const LINK_MS = 30 * 60 * 1000;

/** Mails per hour; further requests are silently ignored. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

function userOf(loaded: Loaded, email: string): User | undefined {
  return loaded.list(usersTable, { email }).find(({ removedAt }) => removedAt === null);
}

/** Earlier links are void: another one stands with the credentials. */
function sendLink(
  loaded: Loaded,
  user: User,
  { url, hash }: NewLink,
  context: CommonContext,
): readonly TenantlessEffect[] {
  const credentials = loaded.find(credentialsTable, { userId: user.id });
  if (credentials === undefined) return [];
  const { newId, serverNow } = context;
  const expiresAt = serverNow + LINK_MS;
  const link = {
    id: newId('lnk'),
    tenantId: user.tenantId,
    userId: user.id,
    hash,
    createdAt: serverNow,
    expiresAt,
    usedAt: null,
  };
  return [
    insertRow(recoveryLinksTable, link),
    saveRow(credentialsTable, { ...credentials, recoveryLinkId: link.id }),
    queueMail(recoveryMail(user, url, expiresAt), context),
  ];
}

/** Counters shared by unknown addresses, whatever is asked for. */
const COUNTERS_OF_NOBODY = 64;

/** Unknown addresses share counters, so that a request for one takes as long and leaves nothing of it. */
function countedName(users: UserServices, email: string, isKnown: boolean): string {
  if (isKnown) return email;
  const digest = Buffer.from(users.signer.sign('e-mail of nobody', email), 'base64url');
  return `nobody ${digest.readUInt32BE() % COUNTERS_OF_NOBODY}`;
}

/** Counts, and sends a link if a user has the address. */
function request(users: UserServices, email: string, name: string, link: NewLink): TenantlessWrite<null> {
  const place = guessPlace(users, name, 'recovery');
  const lock = personLock(name);
  return {
    lock,
    actor: userActor(''),
    claimed: false,
    needs: () => [need(guessCountersTable, { ...place }), need(usersTable, { email })],
    furtherNeeds: (loaded) => [need(credentialsTable, { userId: userOf(loaded, email)?.id ?? '' })],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const before = loaded.find(guessCountersTable, { ...place });
      const recent = (before?.failedAt ?? []).filter((at) => serverNow - at < HOUR_MS);
      const isHeard = recent.length < MOST_AN_HOUR;
      const counter: GuessCounter = {
        ...place,
        failedAt: isHeard ? [...recent, serverNow] : recent,
        lockedUntil: null,
        updatedAt: serverNow,
        lockSealed: before?.lockSealed ?? null,
      };
      // An address that became a user's after the look has no lock here and may ask again.
      const user = name === email ? userOf(loaded, email) : undefined;
      const sent = user === undefined || !isHeard ? [] : sendLink(loaded, user, link, context);
      return {
        reply: null,
        effects: [saveRow(guessCountersTable, underLock(counter, lock, context.sealer)), ...sent],
      };
    },
  };
}

/** POST /console/api/recovery: the answer does not tell whether the address is known. */
export const requestRecovery: OpenCall<'requestRecovery'> = {
  kind: 'open',
  run: async ({ body }, { users, browser, request: facts }) => {
    await refuseLockedAddress(users, facts);
    await users.countRecovery(browser.ipAddress);
    const email = normaliseEmail(body.email);
    const link = newLink(`${browser.publicOrigin ?? ''}${browser.basePath}`, 'recovery', users.randomBytes);
    const isKnown = (await findUserByEmail(users.database.reader, email)) !== undefined;
    await users.writeQueue.submit(request(users, email, countedName(users, email, isKnown), link));
    return { body: {} };
  },
};
