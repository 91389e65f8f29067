import { deliverAgainMs } from '../../calendar/retry.ts';
import type { Moment } from '../../calendar/clock.ts';
import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import type { NewId } from '../../identity/ids.ts';
import type { EventRow } from '../../outbox/event.ts';
import { FREE, isLeased } from '../../outbox/instruction.ts';
import type { Webhook } from '../subscriptions/table.ts';
import { type WebhookDelivery, type WebhookTrigger, webhookDeliveriesTable } from './table.ts';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;

/** The longest wait that a receiver may ask for. */
const MOST_RETRY_AFTER_MS = 24 * HOUR_MS;

/** Statuses whose `Retry-After` counts. */
const WAITING_STATUSES: readonly (number | null)[] = [429, 503];

/**
 * Milliseconds from seconds, or from a date by the server clock.
 * @returns 0 for an unreadable value or a past moment; at most 24 hours
 */
export function retryAfterMs(status: number | null, header: string | null, serverNow: number): number {
  if (header === null || !WAITING_STATUSES.includes(status)) return 0;
  const text = header.trim();
  const asked = /^\d+$/.test(text) ? Number(text) * SECOND_MS : httpDate(text) - serverNow;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), MOST_RETRY_AFTER_MS);
}

/** HTTP's date forms all begin with a weekday. */
function httpDate(text: string): number {
  return /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN;
}

/**
 * Milliseconds to wait after a failed attempt; null after the last.
 * @param number from 1
 * @param random in [0, 1)
 * @param askedMs the receiver's own wish, if longer
 */
export function delayAfter(number: number, random: number, askedMs: number): number | null {
  const delayMs = deliverAgainMs(number, random);
  return delayMs === null ? null : Math.max(delayMs, askedMs);
}

export interface NewWebhookDelivery {
  readonly event: Pick<EventRow, 'id' | 'seq' | 'type'>;
  readonly webhook: Pick<Webhook, 'id' | 'tenantId' | 'run'>;
  readonly trigger: WebhookTrigger;
  readonly redeliveryOf?: string;
  /** By default at once. */
  readonly dueAt?: Moment;
}

/** Its first attempt waits. */
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

export function endedDelivery(
  delivery: WebhookDelivery,
  status: Exclude<WebhookDelivery['status'], 'pending'>,
  now: Moment,
  cancelReason: WebhookDelivery['cancelReason'] = null,
): WebhookDelivery {
  return { ...delivery, ...FREE, status, cancelReason, dueAt: null, updatedAt: now, completedAt: now };
}

/** Void since its subscription was disabled. */
export function isOver(delivery: Pick<WebhookDelivery, 'run'>, webhook: Pick<Webhook, 'run'>): boolean {
  return delivery.run < webhook.run;
}

/** The end of what is void: shown before it is written, and the same then. */
export function voidSince(webhook: Pick<Webhook, 'disabledAt' | 'updatedAt'>): Moment {
  return webhook.disabledAt ?? webhook.updatedAt;
}

/** Replaces a delivery by a newer one: a waiting one is canceled; an attempt under way ends first. */
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
