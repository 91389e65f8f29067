import { CLOCK } from '../../actor.ts';
import { removeRow, saveRow, type RowEffect } from '../../db/row-effect.ts';
import { isLeased } from '../../outbox/lease.ts';
import { webhookAttemptsTable, webhookDeliveriesTable } from '../../outbox/webhook-delivery.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import { need, type DecisionContext, type Loaded, type Need, type Write } from '../../writes/write.ts';
import { endedDelivery, isOver } from './webhook-delivery-changes.ts';

/** The rows that removing a delivery needs. */
export function wholeDeliveryNeeds(id: string): readonly Need[] {
  return [need(webhookDeliveriesTable, { id }), need(webhookAttemptsTable, { deliveryId: id })];
}

/** Removes a delivery with its attempts. */
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

function cancel(id: string, run: number, loaded: Loaded, { now, serverNow }: DecisionContext): RowEffect[] {
  const delivery = loaded.find(webhookDeliveriesTable, { id });
  if (delivery?.status !== 'pending' || !isOver(delivery, { run }) || isLeased(delivery, serverNow))
    return [];
  const reason = delivery.cancelReason ?? 'disabled';
  return [saveRow(webhookDeliveriesTable, endedDelivery(delivery, 'canceled', now, reason))];
}

/**
 * Clears deliveries away, a few at a time: of a subscription that was disabled, those that waited are canceled; of one that is
 * gone, all are removed. Answers how many changed.
 */
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
        webhook === undefined ? removeWholeDelivery(id, loaded) : cancel(id, webhook.run, loaded, context),
      );
      return { reply: changes.filter(({ length }) => length > 0).length, effects: changes.flat() };
    },
  };
}
