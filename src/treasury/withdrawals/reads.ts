import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { findOperation, listOfOperations } from '../operations/reads.ts';
import { presentWithdrawal } from './present.ts';

/** GET /v1/treasury/withdrawals/{id} */
export const getWithdrawal: ReadHandler<'getWithdrawal'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const withdrawal = await findOperation(database.reader, caller.tenantId, 'stable_withdrawal', path.id);
    if (withdrawal === undefined) throw new ApiError('not_found');
    return { body: presentWithdrawal(withdrawal) };
  },
};

const withdrawalList = listOfOperations(
  'stable_withdrawal',
  { operationId: 'listWithdrawals', path: '/v1/treasury/withdrawals', time: { by: 'ids', prefix: 'wdr' } },
  { destinationId: { equals: 'destinationId' } },
);

/** GET /v1/treasury/withdrawals: newest first. */
export const listWithdrawals: ReadHandler<'listWithdrawals'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, withdrawalList, caller.tenantId, query, cursors);
    return presentPage(page, presentWithdrawal);
  },
};
