import { presentMoment } from '../../calendar/clock.ts';
import { scopesHeld } from '../../identity/roles.ts';
import { readWallet, tenantNow } from '../../ledger/wallet.ts';
import { readAttention } from '../../lists/attention.ts';
import type { SignedInCall } from '../sessions/console-handler.ts';

/** GET /console/api/attention: of what the user's role may read. */
export const getAttention: SignedInCall<'getAttention'> = {
  kind: 'signed_in',
  run: async (_request, { users, credential: { user } }) => {
    const { database, environment, attentions, clock } = users;
    const held = scopesHeld({ role: user.role, scopes: null }, environment);
    const kinds = attentions.filter(({ scope }) => held.includes(scope));
    const serverNow = clock();
    const wallet = await readWallet(database.reader, user.tenantId);
    const question = { tenantId: user.tenantId, now: tenantNow(wallet, serverNow), serverNow };
    const found = await readAttention(database.reader, kinds, question);
    const data = found.map(({ since, ...rest }) => ({
      ...rest,
      since: since === null ? null : presentMoment(since),
    }));
    return { body: { data } };
  },
};
