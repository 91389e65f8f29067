import type { ReadHandler } from '../../contract/handler.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentPaymentRoute } from './payment-route-presenter.ts';
import { paymentRouteList } from './payment-route-store.ts';

/** GET /v1/payment-routes: newest first. */
export const listPaymentRoutes: ReadHandler<'listPaymentRoutes'> = {
  kind: 'read',
  read: async ({ query }, { database, caller, cursors }) => {
    const page = await listPage(database.reader, paymentRouteList, caller.tenantId, query, cursors);
    return presentPage(page, presentPaymentRoute);
  },
};
