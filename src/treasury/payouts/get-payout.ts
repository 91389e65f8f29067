import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentPayout } from './payout-presenter.ts';
import { findOperation } from '../operations/operation-store.ts';

/** GET /v1/treasury/payouts/{id} */
export const getPayout: ReadHandler<'getPayout'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const payout = await findOperation(database.reader, caller.tenantId, 'payout', path.id);
    if (payout === undefined) throw new ApiError('not_found');
    return { body: presentPayout(payout) };
  },
};
