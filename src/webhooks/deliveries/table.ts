import type { Word } from '../../../generated/words.ts';
import type { EventType } from '../../../generated/events.ts';
import type { Moment } from '../../calendar/clock.ts';
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
  waitsUntil,
} from '../../db/statements/table.ts';

/**
 * - `pending`: under way or waiting.
 * - `succeeded`: 2xx in time.
 * - `failed`: all attempts failed, or the receiver is gone.
 * - `canceled`: its subscription was disabled, or a newer delivery replaced it.
 */
export type WebhookDeliveryStatus = Word<'WebhookDeliveryStatus'>;

/** The cause of a delivery. */
export type WebhookTrigger = Word<'WebhookDelivery.trigger'>;

/** Moments are on the tenant's clock, its lease on the server's. */
export interface WebhookDelivery {
  readonly id: string;
  readonly tenantId: string;
  readonly webhookId: string;
  /** The subscription's run at its creation: once that is over, it is void. */
  readonly run: number;
  readonly eventId: string;
  /** Deliveries of one moment are sent in the order of their events. */
  readonly eventSeq: number;
  readonly eventType: EventType;
  readonly status: WebhookDeliveryStatus;
  readonly trigger: WebhookTrigger;
  readonly redeliveryOf: string | null;
  /** Ended attempts. */
  readonly attemptCount: number;
  /** Null once there is none. */
  readonly dueAt: Moment | null;
  /** Tells one attempt's worker from every other; beside it, until when it holds. */
  readonly leaseToken: string | null;
  readonly leaseUntil: Moment | null;
  /** While pending: what it becomes if the attempt under way fails. */
  readonly cancelReason: Word<'WebhookDelivery.cancelReason'> | null;
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
    cancelReason: textOrNull<Word<'WebhookDelivery.cancelReason'>>(),
    createdAt: moment(),
    updatedAt: moment(),
    completedAt: momentOrNull(),
  },
});

/** An ended attempt, written once. */
export interface WebhookAttempt {
  readonly deliveryId: string;
  readonly number: number;
  readonly tenantId: string;
  /** On the tenant's clock. */
  readonly at: Moment;
  readonly durationMs: number;
  readonly url: string;
  /** Lower-case names. */
  readonly requestHeaders: Readonly<Record<string, string>>;
  readonly outcome: Word<'WebhookAttempt.outcome'>;
  /** Null without a status; then `error` says why. */
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

/** A subscription with its run when the event was decided. */
export interface Subscriber {
  readonly id: string;
  readonly run: number;
}

/**
 * Recipients of an event, decided in its commit: one row for any number of subscriptions. Deliveries are made of it
 * right after, and it is removed.
 */
export interface WebhookFanOut {
  /** The event's identifier, or a replay part's. */
  readonly id: string;
  readonly tenantId: string;
  readonly trigger: 'event' | 'replay';
  readonly webhooks: readonly Subscriber[];
  /** Oldest first. */
  readonly events: readonly string[];
  /** On the server clock. */
  readonly writtenAt: Moment;
}

export const webhookFanOutsTable = defineTable<WebhookFanOut>({
  name: 'webhook_fan_outs',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    trigger: text<WebhookFanOut['trigger']>(),
    webhooks: json<readonly Subscriber[]>(),
    events: json<readonly string[]>(),
    writtenAt: moment(),
  },
});

/** Concurrent attempts of a subscription, and while it fails. */
const MOST_AT_ONCE = 8;
const MOST_WHILE_FAILING = 1;

/**
 * A subscription's next due moment, derived in every commit that changes its deliveries
 * (src/webhooks/deliveries/projection-lines.ts). Workers look for lines: one per subscription, however much waits.
 */
export interface WebhookLine {
  readonly webhookId: string;
  readonly tenantId: string;
  /** On the tenant's clock; null if nothing can begin. */
  readonly dueAt: Moment | null;
  readonly held: number;
  /** When the first lease ends, on the server clock. */
  readonly heldUntil: Moment | null;
}

export const webhookLinesTable = defineTable<WebhookLine>({
  name: 'webhook_lines',
  key: ['webhookId'],
  due: ({ dueAt }) => waitsUntil(dueAt),
  columns: {
    webhookId: text(),
    tenantId: text(),
    dueAt: momentOrNull(),
    held: integer(),
    heldUntil: momentOrNull(),
  },
});

/** More after a success than after a failure. */
export function mostAtOnce(failingSince: Moment | null): number {
  return failingSince === null ? MOST_AT_ONCE : MOST_WHILE_FAILING;
}
