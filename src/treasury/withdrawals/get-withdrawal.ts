import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findOperation } from '../operations/operation-store.ts';
import { presentWithdrawal } from './withdrawal-presenter.ts';

/** GET /v1/treasury/withdrawals/{id} */
export const getWithdrawal: ReadHandler<'getWithdrawal'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const withdrawal = await findOperation(database.reader, caller.tenantId, 'stable_withdrawal', path.id);
    if (withdrawal === undefined) throw new ApiError('not_found');
    return { body: presentWithdrawal(withdrawal) };
  },
};
