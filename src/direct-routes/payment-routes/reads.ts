import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentInstructions, presentPaymentRoute } from './present.ts';
import { type PaymentRoute, paymentRoutesTable } from './table.ts';

const paymentRouteList: ListOf<'listPaymentRoutes', PaymentRoute> = {
  operationId: 'listPaymentRoutes',
  path: '/v1/payment-routes',
  table: paymentRoutesTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'rte' },
  apart: { by: 'status', values: WORDS.RecordStatus },
  filters: {
    customerId: { equals: 'customerId' },
    status: { equals: 'status' },
    direction: { equals: 'direction' },
  },
};

async function findPaymentRoute(db: Db, tenantId: string, id: string): Promise<PaymentRoute | undefined> {
  const [route] = await selectMatching(db, paymentRoutesTable, [{ id, tenantId }]);
  return route;
}

/** GET /v1/payment-routes/{id}/instructions; also when it is inactive. */
export const getPaymentRouteInstructions: ReadHandler<'getPaymentRouteInstructions'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const route = await findPaymentRoute(database.reader, caller.tenantId, path.id);
    if (route === undefined) throw new ApiError('not_found');
    return { body: presentInstructions(route) };
  },
};

/** GET /v1/payment-routes/{id}; also when it is inactive. */
export const getPaymentRoute: ReadHandler<'getPaymentRoute'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const route = await findPaymentRoute(database.reader, caller.tenantId, path.id);
    if (route === undefined) throw new ApiError('not_found');
    return { body: presentPaymentRoute(route) };
  },
};

/** GET /v1/payment-routes: newest first. */
export const listPaymentRoutes: ReadHandler<'listPaymentRoutes'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, paymentRouteList, caller.tenantId, query, cursors);
    return presentPage(page, presentPaymentRoute);
  },
};
