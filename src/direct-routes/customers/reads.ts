import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentCustomer } from './present.ts';
import { type Customer, customersTable } from './table.ts';

const customerList: ListOf<'listCustomers', Customer> = {
  operationId: 'listCustomers',
  path: '/v1/customers',
  table: customersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'cus' },
  apart: {
    by: 'verificationStatus',
    values: WORDS.VerificationStatus,
  },
  filters: {
    externalCustomerId: { equals: 'externalCustomerId' },
    verificationStatus: { equals: 'verificationStatus' },
    // The account whose list it is.
    clientId: 'made for it',
  },
};

async function findCustomer(db: Db, tenantId: string, id: string): Promise<Customer | undefined> {
  const [customer] = await selectMatching(db, customersTable, [{ id, tenantId }]);
  return customer;
}

/** GET /v1/customers/{id}: rejected customers too. */
export const getCustomer: ReadHandler<'getCustomer'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const customer = await findCustomer(database.reader, caller.tenantId, path.id);
    if (customer === undefined) throw new ApiError('not_found');
    return { body: presentCustomer(customer) };
  },
};

/** GET /v1/customers: newest first; the edge lets only the platform's admin name another account. */
export const listCustomers: ReadHandler<'listCustomers'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const tenantId = query.clientId ?? caller.tenantId;
    const page = await listPage(database.reader, customerList, tenantId, query, cursors);
    return presentPage(page, presentCustomer);
  },
};
