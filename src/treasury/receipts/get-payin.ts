import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentPayin } from './receipt-presenter.ts';
import { findReceipt } from './receipt-store.ts';

/** GET /v1/treasury/payins/{id} */
export const getPayin: ReadHandler<'getPayin'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const receipt = await findReceipt(database.reader, caller.tenantId, 'aud_payin', path.id);
    if (receipt === undefined) throw new ApiError('not_found');
    return { body: presentPayin(receipt) };
  },
};
