import { type RowEffect, insertRow, removeRow, saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import { eventsTable } from '../../outbox/event.ts';
import { isLeased } from '../../outbox/instruction.ts';
import { type DecisionContext, type Loaded, type Need, type Write, need } from '../../writes/write.ts';
import { type Webhook, webhooksTable } from '../subscriptions/table.ts';
import { endedDelivery, isOver, newWebhookDelivery, voidSince } from './rules.ts';
import {
  type Subscriber,
  type WebhookDelivery,
  webhookAttemptsTable,
  webhookDeliveriesTable,
  webhookFanOutsTable,
} from './table.ts';

export function wholeDeliveryNeeds(id: string): readonly Need[] {
  return [need(webhookDeliveriesTable, { id }), need(webhookAttemptsTable, { deliveryId: id })];
}

export function removeWholeDelivery(id: string, loaded: Loaded): readonly RowEffect[] {
  const delivery = loaded.find(webhookDeliveriesTable, { id });
  if (delivery === undefined) return [];
  return [
    removeRow(webhookDeliveriesTable, delivery),
    ...loaded
      .list(webhookAttemptsTable, { deliveryId: id })
      .map((attempt) => removeRow(webhookAttemptsTable, attempt)),
  ];
}

function cancel(id: string, webhook: Webhook, loaded: Loaded, { serverNow }: DecisionContext): RowEffect[] {
  const delivery = loaded.find(webhookDeliveriesTable, { id });
  if (delivery?.status !== 'pending' || !isOver(delivery, webhook) || isLeased(delivery, serverNow))
    return [];
  const reason = delivery.cancelReason ?? 'disabled';
  return [saveRow(webhookDeliveriesTable, endedDelivery(delivery, 'canceled', voidSince(webhook), reason))];
}

/** Clears a few away: canceled for a disabled subscription, removed for a deleted one. Answers how many changed. */
export function clearWebhookDeliveries(
  tenantId: string,
  webhookId: string,
  ids: readonly string[],
): Write<number> {
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(webhooksTable, { id: webhookId }), ...ids.flatMap(wholeDeliveryNeeds)],
    decide: (loaded, context) => {
      const webhook = loaded.find(webhooksTable, { id: webhookId });
      const changes = ids.map((id) =>
        webhook === undefined ? removeWholeDelivery(id, loaded) : cancel(id, webhook, loaded, context),
      );
      return { reply: changes.filter(({ length }) => length > 0).length, effects: changes.flat() };
    },
  };
}

/** As decided in the event's commit: canceled if disabled since, none if event or subscription is gone. */
function deliveryFor(
  eventId: string,
  { id, run }: Subscriber,
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

/** Makes a fan-out's deliveries and removes it: each once, by any worker. Answers how many. */
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
        webhooks.flatMap((subscriber) => deliveryFor(eventId, subscriber, trigger, loaded, context)),
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
