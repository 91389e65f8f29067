import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentCustomer } from './customer-presenter.ts';
import { findCustomer } from './customer-store.ts';

/** GET /v1/customers/{id}: also one that was rejected. */
export const getCustomer: ReadHandler<'getCustomer'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const customer = await findCustomer(database.reader, caller.tenantId, path.id);
    if (customer === undefined) throw new ApiError('not_found');
    return { body: presentCustomer(customer) };
  },
};
