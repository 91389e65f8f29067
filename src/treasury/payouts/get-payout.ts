import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentPayout } from './payout-presenter.ts';
import { findPayout } from './payout-store.ts';

/** GET /v1/treasury/payouts/{id} */
export const getPayout: ReadHandler<'getPayout'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const payout = await findPayout(database.reader, caller.tenantId, path.id);
    if (payout === undefined) throw new ApiError('not_found');
    return { body: presentPayout(payout) };
  },
};
