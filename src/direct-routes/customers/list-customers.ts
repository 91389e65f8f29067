import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentCustomer } from './customer-presenter.ts';
import { customerList } from './customer-store.ts';

/** GET /v1/customers: newest first; of another account for the platform's admin, whom alone the edge lets name one. */
export const listCustomers: ReadHandler<'listCustomers'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const tenantId = query.clientId ?? caller.tenantId;
    const page = await listPage(database.reader, customerList, tenantId, query, cursors);
    return presentPage(page, presentCustomer);
  },
};
