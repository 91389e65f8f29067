import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentTransfer } from './transfer-presenter.ts';
import { findTransfer } from './transfer-store.ts';

/** GET /v1/transfers/{id} */
export const getTransfer: ReadHandler<'getTransfer'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const transfer = await findTransfer(database.reader, caller.tenantId, path.id);
    if (transfer === undefined) throw new ApiError('not_found');
    return { body: presentTransfer(transfer) };
  },
};
