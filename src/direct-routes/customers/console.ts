import { beginsWith, equals, searchKind } from '../../lists/search.ts';
import { customersTable } from './table.ts';

/** As `customers_name` has it. */
const CONTACT_NAME = {
  sqlite: `lower(json_extract(contact, '$.name'))`,
  postgres: `lower((contact::json ->> 'name') collate "C")`,
};

export const CUSTOMER_SEARCH = searchKind({
  scope: 'customers:read',
  table: customersTable,
  prefixes: ['cus'],
  ways: [equals('externalReference', 'customers.external_customer_id'), beginsWith(CONTACT_NAME)],
  show: ({ id, contact, verificationStatus, createdAt }) => ({
    object: 'customer',
    id,
    title: contact.name,
    status: verificationStatus,
    amount: null,
    occurredAt: createdAt,
  }),
});
