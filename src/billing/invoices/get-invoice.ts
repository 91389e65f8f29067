import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentInvoice } from './invoice-presenter.ts';
import { findInvoice } from './invoice-store.ts';

/** GET /v1/invoices/{id} */
export const getInvoice: ReadHandler<'getInvoice'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const found = await readSnapshot(database, (db) => findInvoice(db, caller.tenantId, path.id));
    if (found === undefined) throw new ApiError('not_found');
    return { body: presentInvoice(found) };
  },
};
