import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { customersTable, type Customer } from '../../flows/customers/customer.ts';
import type { ListOf } from '../../lists/list-description.ts';

/** How an account's customers are listed. */
export const customerList: ListOf<'listCustomers', Customer> = {
  operationId: 'listCustomers',
  path: '/v1/customers',
  table: customersTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'cus' },
  apart: {
    by: 'verificationStatus',
    values: ['not_started', 'in_progress', 'needs_review', 'approved', 'rejected'],
  },
  filters: {
    externalCustomerId: { equals: 'externalCustomerId' },
    verificationStatus: { equals: 'verificationStatus' },
    // Whose list it is.
    clientId: 'made for it',
  },
};

/** A tenant's customer, for reading. */
export async function findCustomer(db: Knex, tenantId: string, id: string): Promise<Customer | undefined> {
  const [customer] = await selectMatching(db, customersTable, [{ id, tenantId }]);
  return customer;
}
