import { presentMoment } from '../../calendar/clock.ts';
import { type Scope, scopesHeld } from '../../identity/roles.ts';
import { readWallet, tenantNow } from '../../ledger/wallet.ts';
import { readAttention } from '../../lists/attention.ts';
import { searchRecords as findRecords } from '../../lists/search.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';
import type { UserServices } from '../users/user-services.ts';
import type { User } from '../users/table.ts';

/** Kinds of records that the user's role may read. */
function readable<Kind extends { readonly scope: Scope }>(
  kinds: readonly Kind[],
  { role }: User,
  { environment }: UserServices,
): Kind[] {
  const held = scopesHeld({ role, scopes: null }, environment);
  return kinds.filter(({ scope }) => held.includes(scope));
}

/** GET /console/api/search */
export const searchRecords: SignedInCall<'searchRecords'> = {
  kind: 'signed_in',
  run: async ({ query }, { users, credential: { user } }) => {
    const { database, searches, clock } = users;
    const question = { tenantId: user.tenantId, text: query.q, serverNow: clock() };
    const found = await findRecords(database.reader, readable(searches, user, users), question);
    const data = found.map(({ amount, occurredAt, ...each }) => ({
      ...each,
      ...(amount === null ? {} : { amount }),
      occurredAt: presentMoment(occurredAt),
    }));
    return { body: { data } };
  },
};

/** GET /console/api/attention */
export const getAttention: SignedInCall<'getAttention'> = {
  kind: 'signed_in',
  run: async (_request, { users, credential: { user } }) => {
    const { database, attentions, clock } = users;
    const { tenantId } = user;
    const serverNow = clock();
    const wallet = await readWallet(database.reader, tenantId);
    const question = { tenantId, now: tenantNow(wallet, serverNow), serverNow };
    const found = await readAttention(database.reader, readable(attentions, user, users), question);
    const data = found.map(({ since, ...rest }) => ({
      ...rest,
      since: since === null ? null : presentMoment(since),
    }));
    return { body: { data } };
  },
};
