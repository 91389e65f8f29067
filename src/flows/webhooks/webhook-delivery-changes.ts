import type { Moment } from '../../clock.ts';
import { saveRow, type RowEffect } from '../../db/row-effect.ts';
import type { NewId } from '../../ids.ts';
import type { EventRow } from '../../outbox/event.ts';
import { FREE, isLeased } from '../../outbox/lease.ts';
import {
  webhookDeliveriesTable,
  type WebhookDelivery,
  type WebhookTrigger,
} from '../../outbox/webhook-delivery.ts';
import type { Webhook } from '../../outbox/webhook.ts';

/** What a new delivery is about. */
export interface NewWebhookDelivery {
  readonly event: Pick<EventRow, 'id' | 'seq' | 'type'>;
  readonly webhook: Pick<Webhook, 'id' | 'tenantId' | 'run'>;
  readonly trigger: WebhookTrigger;
  readonly redeliveryOf?: string;
  /** When its first attempt is due; without it at once. */
  readonly dueAt?: Moment;
}

/** A delivery of an event to a subscription, whose first attempt waits. */
export function newWebhookDelivery(
  { newId, now }: { readonly newId: NewId; readonly now: Moment },
  { event, webhook, trigger, redeliveryOf, dueAt }: NewWebhookDelivery,
): WebhookDelivery {
  return {
    id: newId('dlv'),
    tenantId: webhook.tenantId,
    webhookId: webhook.id,
    run: webhook.run,
    eventId: event.id,
    eventSeq: event.seq,
    eventType: event.type,
    status: 'pending',
    trigger,
    redeliveryOf: redeliveryOf ?? null,
    attemptCount: 0,
    dueAt: dueAt ?? now,
    ...FREE,
    cancelReason: null,
    createdAt: now,
    updatedAt: now,
    completedAt: null,
  };
}

/** A delivery at its end. */
export function endedDelivery(
  delivery: WebhookDelivery,
  status: Exclude<WebhookDelivery['status'], 'pending'>,
  now: Moment,
  cancelReason: WebhookDelivery['cancelReason'] = null,
): WebhookDelivery {
  return { ...delivery, ...FREE, status, cancelReason, dueAt: null, updatedAt: now, completedAt: now };
}

/** Whether a pending delivery waits no longer, since its subscription was disabled after it came about. */
export function isOver(delivery: Pick<WebhookDelivery, 'run'>, webhook: Pick<Webhook, 'run'>): boolean {
  return delivery.run < webhook.run;
}

/**
 * Has a newer delivery take the place of one. One that waits is canceled; an attempt under way ends by itself, and its delivery
 * succeeds or is canceled with it.
 */
export function supersede(
  delivery: WebhookDelivery,
  webhook: Pick<Webhook, 'run'>,
  { now, serverNow }: { readonly now: Moment; readonly serverNow: Moment },
): RowEffect[] {
  if (delivery.status !== 'pending') return [];
  const superseded = isLeased(delivery, serverNow)
    ? { ...delivery, cancelReason: 'superseded' as const, updatedAt: now }
    : endedDelivery(delivery, 'canceled', now, isOver(delivery, webhook) ? 'disabled' : 'superseded');
  return [saveRow(webhookDeliveriesTable, superseded)];
}
