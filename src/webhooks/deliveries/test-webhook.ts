import { tellOfTest, webhookNeed } from '../../flows/webhooks/change-webhook.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import { insertRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { newWebhookDelivery } from '../../flows/webhooks/webhook-delivery-changes.ts';
import type { EventBody } from '../../outbox/event-body.ts';
import type { EventEffect, EventRow } from '../../outbox/event.ts';
import { webhookDeliveriesTable } from '../../outbox/webhook-delivery.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import type { Effect } from '../../writes/write.ts';
import { presentWholeDelivery } from './webhook-delivery-presenter.ts';

/** The event that effects publish, with the number that it will have: it is their decision's first. */
function publishedBy(effects: readonly Effect[], eventSeq: number): EventRow {
  const published = effects.find((effect): effect is EventEffect => effect.effect === 'event');
  if (published === undefined) throw new Error('A test published no event');
  return { ...published.event, seq: eventSeq + 1 };
}

/** POST /v1/webhooks/{id}/test: an event that is sent to this subscription alone, once. */
export const testWebhook: WriteHandler<'testWebhook', EventBody['environment']> = {
  kind: 'write',
  findOut: (_request, { environment }) => Promise.resolve(environment),
  needs: ({ path }) => [webhookNeed(path.id)],
  decide: ({ path }, loaded, context, environment) => {
    const found = loaded.find(webhooksTable, { id: path.id });
    if (found === undefined) throw new ApiError('not_found');
    const { webhook, effects } = tellOfTest(found, context);
    const event = publishedBy(effects, context.head.wallet.eventSeq);
    const delivery = newWebhookDelivery(context, { event, webhook, trigger: 'test' });
    return {
      reply: presentWholeDelivery(delivery, webhook, { event, attempts: [], environment }),
      effects: [...effects, insertRow(webhookDeliveriesTable, delivery)],
    };
  },
};
