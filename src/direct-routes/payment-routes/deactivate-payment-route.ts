import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { publish } from '../../outbox/event.ts';
import { type DecisionContext, type Effect, need } from '../../writes/write.ts';
import { presentPaymentRoute } from './present.ts';
import { type PaymentRoute, paymentRoutesTable } from './table.ts';

export interface ChangedRoute<Route extends PaymentRoute = PaymentRoute> {
  readonly route: Route;
  readonly effects: readonly Effect[];
}

/** Permanent; the route keeps its account or address. */
export function deactivateRoute<Route extends PaymentRoute>(
  active: Route,
  context: DecisionContext,
): ChangedRoute<Route> {
  const { now, actor } = context;
  const route: Route = {
    ...active,
    status: 'inactive',
    version: active.version + 1,
    updatedAt: now,
    deactivatedAt: now,
    deactivatedBy: actor,
  };
  const effects = [saveRow(paymentRoutesTable, route), publish(context, 'payment_route.deactivated', route)];
  return { route, effects };
}

/** POST /v1/payment-routes/{id}/deactivate: what arrives later is held; transfers under way go on. */
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
