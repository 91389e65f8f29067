import { saveRow } from '../../db/row-effect.ts';
import { publish } from '../../outbox/event.ts';
import type { DecisionContext, Effect } from '../../writes/write.ts';
import { paymentRoutesTable, type PaymentRoute } from './payment-route.ts';

/** A route that has changed, and everything that changes with it. */
export interface ChangedRoute<Route extends PaymentRoute = PaymentRoute> {
  readonly route: Route;
  readonly effects: readonly Effect[];
}

/** Takes an active route out of use, for good; its account or address stays its own. */
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
