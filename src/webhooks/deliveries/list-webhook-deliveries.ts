import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentWebhookDelivery } from './webhook-delivery-presenter.ts';
import { deliveryList, findWebhookOf } from './webhook-delivery-store.ts';

/** GET /v1/webhooks/{id}/deliveries: newest first. */
export const listWebhookDeliveries: ReadHandler<'listWebhookDeliveries'> = {
  kind: 'read',
  read: ({ path, query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const webhook = await findWebhookOf(db, caller.tenantId, path.id);
      if (webhook === undefined) throw new ApiError('not_found');
      const list = deliveryList(webhook, query.status);
      const page = await listPage(db, list, caller.tenantId, query, cursors);
      return presentPage(page, (delivery) => presentWebhookDelivery(delivery, webhook));
    }),
};
