import { saveRow } from '../db/row-effect.ts';
import { deactivateRoute } from '../flows/payment-routes/change-route.ts';
import { paymentRoutesTable, type AudToStablecoinRoute } from '../flows/payment-routes/payment-route.ts';
import { publish } from '../outbox/event.ts';
import { need } from '../writes/write.ts';
import { assignedAccountApplier } from './assigned-account.ts';
import type { SubjectFinder } from './find-subject.ts';
import { about, type Subject } from './report-applier.ts';

interface RouteName {
  readonly kind: 'route';
  readonly paymentRouteId: string;
}

/** Reports about an account that a payment route has taken from stock. */
const routeApplier = assignedAccountApplier<RouteName, AudToStablecoinRoute>(
  ({ paymentRouteId }) => paymentRouteId,
  {
    need: (id) => need(paymentRoutesTable, { id }),
    find: (id, loaded) => {
      const route = loaded.find(paymentRoutesTable, { id });
      return route?.direction === 'aud_to_stablecoin' ? route : undefined;
    },
    withPayId: (route, payId, context) => {
      const record: AudToStablecoinRoute = {
        ...route,
        payId,
        version: route.version + 1,
        updatedAt: context.now,
      };
      const effects = [
        saveRow(paymentRoutesTable, record),
        publish(context, 'payment_route.created', record),
      ];
      return { record, effects };
    },
    deactivate: (route, context) => {
      const { route: record, effects } = deactivateRoute(route, context);
      return { record, effects };
    },
  },
);

const aboutRoute = (paymentRouteId: string): Subject =>
  about(routeApplier, { kind: 'route', paymentRouteId });

/** Accounts that were taken from stock, by their orders. */
export const ROUTE_FINDER: SubjectFinder = {
  kept: { route: ({ paymentRouteId }: RouteName) => aboutRoute(paymentRouteId) },
  ordered: { assign_account: (id) => (id.startsWith('rte_') ? aboutRoute(id) : undefined) },
};
