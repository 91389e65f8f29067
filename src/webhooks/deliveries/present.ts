import { presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import type { EventRow } from '../../outbox/event.ts';
import { type Telling, eventBody } from '../events/present.ts';
import type { Webhook } from '../subscriptions/table.ts';
import { isOver, voidSince } from './rules.ts';
import type { WebhookAttempt, WebhookDelivery } from './table.ts';

export interface DeliveryOf {
  readonly event: EventRow;
  /** Oldest first. */
  readonly attempts: readonly WebhookAttempt[];
  readonly telling: Telling;
}

/** Canceled from the moment its subscription was disabled, before a worker writes it. */
function standing(delivery: WebhookDelivery, webhook: Webhook): WebhookDelivery {
  const isWaiting = delivery.status === 'pending' && delivery.leaseToken === null;
  if (!isWaiting || !isOver(delivery, webhook)) return delivery;
  const canceledAt = voidSince(webhook);
  const ended = {
    status: 'canceled',
    cancelReason: delivery.cancelReason ?? 'disabled',
    dueAt: null,
  } as const;
  return { ...delivery, ...ended, updatedAt: canceledAt, completedAt: canceledAt };
}

export function presentWebhookDelivery(stored: WebhookDelivery, webhook: Webhook): Schema<'WebhookDelivery'> {
  const delivery = standing(stored, webhook);
  const { redeliveryOf, dueAt, cancelReason, completedAt, status } = delivery;
  return {
    id: delivery.id,
    webhookId: delivery.webhookId,
    eventId: delivery.eventId,
    eventType: delivery.eventType,
    status,
    trigger: delivery.trigger,
    ...(redeliveryOf === null ? {} : { redeliveryOf }),
    attemptCount: delivery.attemptCount,
    ...(dueAt === null ? {} : { nextAttemptAt: presentMoment(dueAt) }),
    ...(status !== 'canceled' || cancelReason === null ? {} : { cancelReason }),
    createdAt: presentMoment(delivery.createdAt),
    updatedAt: presentMoment(delivery.updatedAt),
    ...(completedAt === null ? {} : { completedAt: presentMoment(completedAt) }),
  };
}

type Shown = Schema<'WebhookAttempt'>;

function presentAttempt(attempt: WebhookAttempt): Shown {
  const { number, at, durationMs, url, requestHeaders, outcome } = attempt;
  const { responseStatus, responseBody, responseBodyTruncated, error } = attempt;
  return {
    number,
    at: presentMoment(at),
    durationMs,
    url,
    requestHeaders: { ...requestHeaders },
    outcome,
    ...(responseStatus === null ? {} : { responseStatus }),
    ...(responseBody === null ? {} : { responseBody }),
    ...(responseBodyTruncated === null ? {} : { responseBodyTruncated }),
    ...(error === null ? {} : { error: error as Shown['error'] & string }),
  };
}

export function presentWholeDelivery(
  delivery: WebhookDelivery,
  webhook: Webhook,
  { event, attempts, telling }: DeliveryOf,
): Schema<'WebhookDeliveryDetail'> {
  return {
    ...presentWebhookDelivery(delivery, webhook),
    requestBody: JSON.stringify(eventBody(event, telling)),
    attempts: attempts.map(presentAttempt),
  };
}
