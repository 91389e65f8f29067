import type { ReadHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentInstructions } from './payment-route-presenter.ts';
import { findPaymentRoute } from './payment-route-store.ts';

/** GET /v1/payment-routes/{id}/instructions; also when it is inactive. */
export const getPaymentRouteInstructions: ReadHandler<'getPaymentRouteInstructions'> = {
  kind: 'read',
  read: async ({ path }, { database, caller }) => {
    const route = await findPaymentRoute(database.reader, caller.tenantId, path.id);
    if (route === undefined) throw new ApiError('not_found');
    return { body: presentInstructions(route) };
  },
};
