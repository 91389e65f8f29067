import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type EventEffect, type EventRow, eventsTable } from '../../outbox/event.ts';
import { type Effect, need } from '../../writes/write.ts';
import type { Telling } from '../events/present.ts';
import { notifyOfTest, webhookNeed } from '../subscriptions/move.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { presentWholeDelivery } from './present.ts';
import { newWebhookDelivery, supersede } from './rules.ts';
import { webhookDeliveriesTable } from './table.ts';

/** POST /v1/webhook-deliveries/{id}/redeliver: the same event, to the subscription's present URL. */
export const redeliverWebhookDelivery: WriteHandler<'redeliverWebhookDelivery', Telling> = {
  kind: 'write',
  lookUp: (_request, telling) => Promise.resolve(telling),
  needs: ({ path }) => [need(webhookDeliveriesTable, { id: path.id })],
  furtherNeeds: ({ path }, loaded) => {
    const delivery = loaded.find(webhookDeliveriesTable, { id: path.id });
    if (delivery === undefined) return [];
    return [webhookNeed(delivery.webhookId), need(eventsTable, { id: delivery.eventId })];
  },
  decide: ({ path }, loaded, context, telling) => {
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
      reply: presentWholeDelivery(delivery, webhook, { event, attempts: [], telling }),
      effects: [...supersede(old, webhook, context), insertRow(webhookDeliveriesTable, delivery)],
    };
  },
};

function publishedBy(effects: readonly Effect[], eventSeq: number): EventRow {
  const published = effects.find((effect): effect is EventEffect => effect.effect === 'event');
  if (published === undefined) throw new Error('A test published no event');
  return { ...published.event, seq: eventSeq + 1 };
}

/** POST /v1/webhooks/{id}/test: one event to this subscription alone. */
export const testWebhook: WriteHandler<'testWebhook', Telling> = {
  kind: 'write',
  lookUp: (_request, telling) => Promise.resolve(telling),
  needs: ({ path }) => [webhookNeed(path.id)],
  decide: ({ path }, loaded, context, telling) => {
    const found = loaded.find(webhooksTable, { id: path.id });
    if (found === undefined) throw new ApiError('not_found');
    const { webhook, effects } = notifyOfTest(found, context);
    const event = publishedBy(effects, context.head.wallet.eventSeq);
    const delivery = newWebhookDelivery(context, { event, webhook, trigger: 'test' });
    return {
      reply: presentWholeDelivery(delivery, webhook, { event, attempts: [], telling }),
      effects: [...effects, insertRow(webhookDeliveriesTable, delivery)],
    };
  },
};
