import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { paymentRoutesTable, type PaymentRoute } from '../../flows/payment-routes/payment-route.ts';
import type { ListDescription } from '../../lists/list-description.ts';

/** How the tenant's payment routes are listed. */
export const paymentRouteList: ListDescription<PaymentRoute> = {
  operationId: 'listPaymentRoutes',
  path: '/v1/payment-routes',
  table: paymentRoutesTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'rte' },
  apart: { by: 'status', values: ['active', 'inactive'] },
  equals: { customerId: 'customerId', status: 'status', direction: 'direction' },
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
