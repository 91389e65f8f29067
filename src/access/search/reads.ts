import { presentMoment } from '../../calendar/clock.ts';
import { scopesHeld } from '../../identity/roles.ts';
import { searchRecords as findRecords } from '../../lists/search.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';

/** GET /console/api/search: of what the user's role may read. */
export const searchRecords: SignedInCall<'searchRecords'> = {
  kind: 'signed_in',
  run: async ({ query }, { users, credential: { user } }) => {
    const { database, environment, searches, clock } = users;
    const held = scopesHeld({ role: user.role, scopes: null }, environment);
    const kinds = searches.filter(({ scope }) => held.includes(scope));
    const question = { tenantId: user.tenantId, text: query.q, serverNow: clock() };
    const found = await findRecords(database.reader, kinds, question);
    const data = found.map(({ amount, occurredAt, ...each }) => ({
      ...each,
      ...(amount === null ? {} : { amount }),
      occurredAt: presentMoment(occurredAt),
    }));
    return { body: { data } };
  },
};
