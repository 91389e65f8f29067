import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { findOperation, listOfOperations } from '../operations/reads.ts';
import { presentPayout } from './present.ts';

/** GET /v1/treasury/payouts/{id} */
export const getPayout: ReadHandler<'getPayout'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const payout = await findOperation(database.reader, caller.tenantId, 'payout', path.id);
    if (payout === undefined) throw new ApiError('not_found');
    return { body: presentPayout(payout) };
  },
};

export const payoutList = listOfOperations(
  'payout',
  { operationId: 'listPayouts', path: '/v1/treasury/payouts', time: { by: 'ids', prefix: 'pay' } },
  // The index begins with the beneficiary, which may be another tenant's.
  { beneficiaryId: { equals: 'beneficiaryId', owner: 'beneficiaries' } },
);

/** GET /v1/treasury/payouts: newest first. */
export const listPayouts: ReadHandler<'listPayouts'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, payoutList, caller.tenantId, query, cursors);
    return presentPage(page, presentPayout);
  },
};
