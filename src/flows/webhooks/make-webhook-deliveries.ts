import { CLOCK } from '../../actor.ts';
import { insertRow, removeRow } from '../../db/row-effect.ts';
import { eventsTable } from '../../outbox/event.ts';
import { webhookDeliveriesTable, type WebhookDelivery } from '../../outbox/webhook-delivery.ts';
import { webhookFanOutsTable, type Hearer } from '../../outbox/webhook-fan-out.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import { need, type DecisionContext, type Loaded, type Write } from '../../writes/write.ts';
import { endedDelivery, isOver, newWebhookDelivery } from './webhook-delivery-changes.ts';

/**
 * A delivery as it was decided in its event's commit: canceled where its subscription was disabled since, and none where
 * either of them is gone.
 */
function deliveryFor(
  eventId: string,
  { id, run }: Hearer,
  trigger: 'event' | 'replay',
  loaded: Loaded,
  context: DecisionContext,
): WebhookDelivery[] {
  const event = loaded.find(eventsTable, { id: eventId });
  const webhook = loaded.find(webhooksTable, { id });
  if (event === undefined || webhook === undefined) return [];
  const dueAt = trigger === 'event' ? { dueAt: event.occurredAt } : {};
  const made = newWebhookDelivery(context, { event, webhook: { ...webhook, run }, trigger, ...dueAt });
  return [isOver(made, webhook) ? endedDelivery(made, 'canceled', context.now, 'disabled') : made];
}

/** Makes the deliveries of a fan-out, which is gone with it: each is made once, whoever does it. Answers how many. */
export function makeWebhookDeliveries(tenantId: string, id: string): Write<number> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(webhookFanOutsTable, { id })],
    furtherNeeds: (loaded) => {
      const fanOut = loaded.find(webhookFanOutsTable, { id });
      if (fanOut === undefined) return [];
      return [
        ...fanOut.webhooks.map((webhook) => need(webhooksTable, { id: webhook.id })),
        ...fanOut.events.map((eventId) => need(eventsTable, { id: eventId })),
      ];
    },
    decide: (loaded, context) => {
      const fanOut = loaded.find(webhookFanOutsTable, { id });
      if (fanOut === undefined) return { reply: 0, effects: [] };
      const { events, webhooks, trigger } = fanOut;
      const made = events.flatMap((eventId) =>
        webhooks.flatMap((hearer) => deliveryFor(eventId, hearer, trigger, loaded, context)),
      );
      return {
        reply: made.length,
        effects: [
          removeRow(webhookFanOutsTable, fanOut),
          ...made.map((delivery) => insertRow(webhookDeliveriesTable, delivery)),
        ],
      };
    },
  };
}
