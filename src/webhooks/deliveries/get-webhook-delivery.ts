import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentWholeDelivery } from './webhook-delivery-presenter.ts';
import { findWebhookDelivery } from './webhook-delivery-store.ts';

/** GET /v1/webhook-deliveries/{id}: with what was sent, and what came back. */
export const getWebhookDelivery: ReadHandler<'getWebhookDelivery'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, environment }) => {
    const found = await readSnapshot(database, (db) => findWebhookDelivery(db, caller.tenantId, path.id));
    if (found === undefined) throw new ApiError('not_found');
    const { delivery, webhook, event, attempts } = found;
    return { body: presentWholeDelivery(delivery, webhook, { event, attempts, environment }) };
  },
};
