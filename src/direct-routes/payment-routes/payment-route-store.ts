import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { paymentRoutesTable, type PaymentRoute } from '../../flows/payment-routes/payment-route.ts';
import type { ListOf } from '../../lists/list-description.ts';

/** How the tenant's payment routes are listed. */
export const paymentRouteList: ListOf<'listPaymentRoutes', PaymentRoute> = {
  operationId: 'listPaymentRoutes',
  path: '/v1/payment-routes',
  table: paymentRoutesTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'rte' },
  apart: { by: 'status', values: ['active', 'inactive'] },
  filters: {
    customerId: { equals: 'customerId' },
    status: { equals: 'status' },
    direction: { equals: 'direction' },
  },
};

/** A tenant's payment route, for reading. */
export async function findPaymentRoute(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<PaymentRoute | undefined> {
  const [route] = await selectMatching(db, paymentRoutesTable, [{ id, tenantId }]);
  return route;
}
