import type { EventType } from '../../generated/events.ts';
import type { Moment } from '../clock.ts';
import {
  defineTable,
  flagOrNull,
  integer,
  integerOrNull,
  json,
  jsonOrNull,
  moment,
  momentOrNull,
  text,
  textOrNull,
} from '../db/table.ts';

/**
 * - `pending`: an attempt is under way, or the next one waits.
 * - `succeeded`: an attempt was answered 2xx in time.
 * - `failed`: all its attempts failed, or the receiver said that it is gone.
 * - `canceled`: its subscription was disabled, or a newer delivery took its place.
 */
export type WebhookDeliveryStatus = 'pending' | 'succeeded' | 'failed' | 'canceled';

/** What a delivery came about by. */
export type WebhookTrigger = 'event' | 'redelivery' | 'replay' | 'test';

/** One event to one subscription. Its moments are on the tenant's clock, those of its lease on the server's. */
export interface WebhookDelivery {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** The subscription's run in which it came about: once that is over, it waits no longer. */
  readonly run: number;
  readonly eventId: string;
  /** The event's number: what is due at the same moment is sent in the order of the events. */
  readonly eventSeq: number;
  readonly eventType: EventType;
  readonly status: WebhookDeliveryStatus;
  readonly trigger: WebhookTrigger;
  readonly redeliveryOf: string | null;
  /** Attempts that have ended. */
  readonly attemptCount: number;
  /** When the next attempt may begin; null once there is none. */
  readonly dueAt: Moment | null;
  /** By it the one who has begun an attempt is told from every other; with it stands until when nobody else may begin one. */
  readonly leaseToken: string | null;
  readonly leaseUntil: Moment | null;
  /** While it is pending: what becomes of it when the attempt under way does not succeed. */
  readonly cancelReason: 'disabled' | 'superseded' | null;
  readonly createdAt: Moment;
  readonly updatedAt: Moment;
  readonly completedAt: Moment | null;
}

export const webhookDeliveriesTable = defineTable<WebhookDelivery>({
  name: 'webhook_deliveries',
  key: ['id'],
  isUnderWallet: true,
  columns: {
    id: text(),
    tenantId: text(),
    webhookId: text(),
    run: integer(),
    eventId: text(),
    eventSeq: integer(),
    eventType: text<EventType>(),
    status: text<WebhookDeliveryStatus>(),
    trigger: text<WebhookTrigger>(),
    redeliveryOf: textOrNull(),
    attemptCount: integer(),
    dueAt: momentOrNull(),
    leaseToken: textOrNull(),
    leaseUntil: momentOrNull(),
    cancelReason: textOrNull<'disabled' | 'superseded'>(),
    createdAt: moment(),
    updatedAt: moment(),
    completedAt: momentOrNull(),
  },
});

/** One attempt of a delivery that has ended. Written once. */
export interface WebhookAttempt {
  readonly deliveryId: string;
  /** From 1. */
  readonly number: number;
  readonly tenantId: string;
  /** Its start, on the tenant's clock. */
  readonly at: Moment;
  readonly durationMs: number;
  readonly url: string;
  /** As they were sent, by their lower-case names. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly outcome: 'succeeded' | 'failed';
  /** Null where no status came; then `error` says why. */
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly responseBodyTruncated: boolean | null;
  readonly error: string | null;
}

export const webhookAttemptsTable = defineTable<WebhookAttempt>({
  name: 'webhook_attempts',
  key: ['deliveryId', 'number'],
  columns: {
    deliveryId: text(),
    number: integer(),
    tenantId: text(),
    at: moment(),
    durationMs: integer(),
    url: text(),
    requestHeaders: json<WebhookAttempt['requestHeaders']>(),
    outcome: text<WebhookAttempt['outcome']>(),
    responseStatus: integerOrNull(),
    responseBody: jsonOrNull<string>(),
    responseBodyTruncated: flagOrNull(),
    error: textOrNull(),
  },
});
