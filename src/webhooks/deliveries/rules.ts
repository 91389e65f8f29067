import type { Moment } from '../../calendar/clock.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import type { NewId } from '../../identity/ids.ts';
import type { EventRow } from '../../outbox/event.ts';
import { FREE, isLeased } from '../../outbox/instruction.ts';
import type { Webhook } from '../subscriptions/table.ts';
import { type WebhookDelivery, type WebhookTrigger, webhookDeliveriesTable } from './table.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** What is waited after each attempt but the last, from its end on. */
const DELAYS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** How many attempts a delivery has. */
export const MOST_ATTEMPTS = DELAYS_MS.length + 1;

/** How much longer is waited at random, at most: those who failed together do not come back together. */
const JITTER = 0.1;

/** The longest that a receiver may have us wait. */
const MOST_RETRY_AFTER_MS = 24 * HOUR_MS;

/** The answers on which a receiver may say when it wants to be asked again. */
const WAITING_STATUSES: readonly (number | null)[] = [429, 503];

/**
 * What a receiver's `Retry-After` asks for, in milliseconds: seconds, or a date, which is laid beside the server's clock.
 * @returns 0 where it says nothing that can be read, or asks for a moment that is over; 24 hours where it asks for more
 */
export function retryAfterMs(status: number | null, header: string | null, serverNow: number): number {
  if (header === null || !WAITING_STATUSES.includes(status)) return 0;
  const text = header.trim();
  const asked = /^\d+$/.test(text) ? Number(text) * SECOND_MS : httpDate(text) - serverNow;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), MOST_RETRY_AFTER_MS);
}

/** The moment of a date in one of HTTP's forms, all of which begin with the name of a day. */
function httpDate(text: string): number {
  return /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
}

/**
 * How long to wait after a failed attempt, in milliseconds; null after the last.
 * @param number the attempt's, from 1
 * @param random from 0 up to 1
 * @param askedMs what the receiver asked for, where that is longer
 */
export function delayAfter(number: number, random: number, askedMs: number): number | null {
  const delayMs = DELAYS_MS[number - 1];
  return delayMs === undefined ? null : Math.max(Math.ceil(delayMs * (1 + JITTER * random)), askedMs);
}

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
