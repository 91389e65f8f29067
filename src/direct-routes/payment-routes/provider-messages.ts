import { saveRow } from '../../db/statements/table.ts';
import { publish } from '../../outbox/event.ts';
import { type Subject, about } from '../../provider-seam/inbox/applier.ts';
import type { SubjectFinder } from '../../provider-seam/inbox/find-subject.ts';
import { assignedAccountApplier } from '../../treasury/receiving-accounts/assigned-account.ts';
import { need } from '../../writes/write.ts';
import { deactivateRoute } from './deactivate-payment-route.ts';
import { type AudToStablecoinRoute, paymentRoutesTable } from './table.ts';

interface RouteName {
  readonly kind: 'route';
  readonly paymentRouteId: string;
}

/** Reports about an account taken from the account pool. */
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

/** Accounts taken from the account pool, by their orders. */
export const ROUTE_FINDER: SubjectFinder = {
  kept: { route: ({ paymentRouteId }: RouteName) => aboutRoute(paymentRouteId) },
  ordered: { assign_account: (id) => (id.startsWith('rte_') ? aboutRoute(id) : undefined) },
};
