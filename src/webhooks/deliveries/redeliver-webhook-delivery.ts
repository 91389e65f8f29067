import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { newWebhookDelivery, supersede } from '../../flows/webhooks/webhook-delivery-changes.ts';
import type { EventBody } from '../../outbox/event-body.ts';
import { eventsTable } from '../../outbox/event.ts';
import { webhookDeliveriesTable } from '../../outbox/webhook-delivery.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import { webhookNeed } from '../../flows/webhooks/change-webhook.ts';
import { need } from '../../writes/write.ts';
import { presentWholeDelivery } from './webhook-delivery-presenter.ts';

/** POST /v1/webhook-deliveries/{id}/redeliver: the same event, to where the subscription sends now. */
export const redeliverWebhookDelivery: WriteHandler<'redeliverWebhookDelivery', EventBody['environment']> = {
  kind: 'write',
  findOut: (_request, { environment }) => Promise.resolve(environment),
  needs: ({ path }) => [need(webhookDeliveriesTable, { id: path.id })],
  furtherNeeds: ({ path }, loaded) => {
    const delivery = loaded.find(webhookDeliveriesTable, { id: path.id });
    if (delivery === undefined) return [];
    return [webhookNeed(delivery.webhookId), need(eventsTable, { id: delivery.eventId })];
  },
  decide: ({ path }, loaded, context, environment) => {
    const old = loaded.find(webhookDeliveriesTable, { id: path.id });
    const webhook = old && loaded.find(webhooksTable, { id: old.webhookId });
    const event = old && loaded.find(eventsTable, { id: old.eventId });
    if (old === undefined || webhook === undefined || event === undefined) throw new ApiError('not_found');
    if (webhook.status === 'disabled')
      throw new ApiError('invalid_state', { message: 'The subscription is disabled.' });
    const delivery = newWebhookDelivery(context, {
      event,
      webhook,
      trigger: 'redelivery',
      redeliveryOf: old.id,
    });
    return {
      reply: presentWholeDelivery(delivery, webhook, { event, attempts: [], environment }),
      effects: [...supersede(old, webhook, context), insertRow(webhookDeliveriesTable, delivery)],
    };
  },
};
