import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentDeposit } from './receipt-presenter.ts';
import { findReceipt } from './receipt-store.ts';

/** GET /v1/treasury/deposits/{id} */
export const getDeposit: ReadHandler<'getDeposit'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const receipt = await findReceipt(database.reader, caller.tenantId, 'stable_deposit', path.id);
    if (receipt === undefined) throw new ApiError('not_found');
    return { body: presentDeposit(receipt) };
  },
};
