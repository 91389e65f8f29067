import type { WriteHandler } from '../../contract/handler.ts';
import { ApiError } from '../../errors/api-error.ts';
import { deactivateRoute } from '../../flows/payment-routes/change-route.ts';
import { paymentRoutesTable } from '../../flows/payment-routes/payment-route.ts';
import { need } from '../../writes/write.ts';
import { presentPaymentRoute } from './payment-route-presenter.ts';

/** POST /v1/payment-routes/{id}/deactivate: what arrives from now on is held; transfers under way go on. */
export const deactivatePaymentRoute: WriteHandler<'deactivatePaymentRoute'> = {
  kind: 'write',
  needs: ({ path }) => [need(paymentRoutesTable, { id: path.id })],
  decide: ({ path }, loaded, context) => {
    const route = loaded.find(paymentRoutesTable, { id: path.id });
    if (route === undefined) throw new ApiError('not_found');
    if (route.status === 'inactive') throw new ApiError('invalid_state');
    const { route: inactive, effects } = deactivateRoute(route, context);
    return { reply: presentPaymentRoute(inactive), effects };
  },
};
