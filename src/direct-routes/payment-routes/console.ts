import { searchKind } from '../../lists/search.ts';
import { paymentRoutesTable } from './table.ts';

export const PAYMENT_ROUTE_SEARCH = searchKind({
  scope: 'routes:read',
  table: paymentRoutesTable,
  prefixes: ['rte'],
  ways: [],
  show: ({ id, reference, status, createdAt }) => ({
    object: 'payment_route',
    id,
    title: reference,
    status,
    amount: null,
    occurredAt: createdAt,
  }),
});
