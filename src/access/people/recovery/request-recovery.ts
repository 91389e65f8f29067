import { userActor } from '../../../actor.ts';
import { insertRow, saveRow } from '../../../db/row-effect.ts';
import { credentialsTable } from '../../../flows/people/credentials.ts';
import { normaliseEmail } from '../../../flows/people/email.ts';
import { guessCountersTable, type GuessCounter } from '../../../flows/people/guess-counter.ts';
import { recoveryMail } from '../../../flows/people/mail-texts.ts';
import { personLock } from '../../../flows/people/person-lock.ts';
import { recoveryLinksTable } from '../../../flows/people/recovery-link.ts';
import { usersTable, type User } from '../../../flows/people/user.ts';
import { queueMail } from '../../../outbox/mail.ts';
import {
  need,
  type CommonContext,
  type Loaded,
  type TenantlessEffect,
  type TenantlessWrite,
} from '../../../writes/write.ts';
import type { OpenCall } from '../console-handler.ts';
import { guessPlace } from '../guess.ts';
import { newLink, type NewLink } from '../links.ts';
import type { People } from '../people.ts';

/** How long a link holds. */
const LINK_MS = 30 * 60 * 1000;

/** So many mails within an hour; what is asked for beyond them nobody hears of. */
const MOST_AN_HOUR = 3;
const HOUR_MS = 60 * 60 * 1000;

function userOf(loaded: Loaded, email: string): User | undefined {
  return loaded.list(usersTable, { email }).find(({ removedAt }) => removedAt === null);
}

/** The link and its mail; the links before it are void, since another one stands with the credentials. */
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

/** Counts, for an address that somebody has and for one that nobody has alike, and sends a link where there is anybody. */
function request(people: People, email: string, link: NewLink): TenantlessWrite<null> {
  const place = guessPlace(people, email, 'recovery');
  return {
    lock: personLock(email),
    actor: userActor(''),
    claimed: false,
    needs: () => [need(guessCountersTable, { ...place }), need(usersTable, { email })],
    furtherNeeds: (loaded) => [need(credentialsTable, { userId: userOf(loaded, email)?.id ?? '' })],
    decide: (loaded, context) => {
      const { serverNow } = context;
      const asked = loaded.find(guessCountersTable, { ...place })?.failedAt ?? [];
      const recent = asked.filter((at) => serverNow - at < HOUR_MS);
      if (recent.length >= MOST_AN_HOUR) return { reply: null, effects: [] };
      const counter: GuessCounter = {
        ...place,
        failedAt: [...recent, serverNow],
        lockedUntil: null,
        updatedAt: serverNow,
      };
      const user = userOf(loaded, email);
      const sent = user === undefined ? [] : sendLink(loaded, user, link, context);
      return { reply: null, effects: [saveRow(guessCountersTable, counter), ...sent] };
    },
  };
}

/** POST /console/api/recovery: the answer says nothing of whether anybody has the address. */
export const requestRecovery: OpenCall<'requestRecovery'> = {
  kind: 'open',
  run: async ({ body }, { people, browser }) => {
    const link = newLink(browser.publicOrigin ?? '', 'recovery', people.randomBytes);
    await people.lane.submit(request(people, normaliseEmail(body.email), link));
    return { body: {} };
  },
};
