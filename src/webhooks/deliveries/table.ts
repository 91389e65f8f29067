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

/** A subscription that hears of an event, in the run that it had when that was decided. */
export interface Subscriber {
  readonly id: string;
  readonly run: number;
}

/**
 * To whom events go, as it was decided in the commit of its cause: one row however many subscriptions hear of it, so that what
 * causes an event pays for one row. The deliveries are made of it right after, and it is gone.
 */
export interface WebhookFanOut {
  /** An event's own identifier, or that of a part of a replay. */
  readonly id: string;
  readonly tenantId: string;
  readonly trigger: 'event' | 'replay';
  readonly webhooks: readonly Subscriber[];
  /** The identifiers of events, oldest first. */
  readonly events: readonly string[];
  /** On the server's clock. */
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

/** How many attempts of a subscription are under way at once, and how many while it fails. */
const MOST_AT_ONCE = 8;
const MOST_WHILE_FAILING = 1;

/**
 * When there is something to do for a subscription, worked out of its deliveries in every commit that changes one of them
 * (src/webhooks/deliveries/projection-lines.ts). Workers look for lines, of which there is one for each subscription, however much waits.
 */
export interface WebhookLine {
  readonly webhookId: string;
  readonly tenantId: string;
  /** When the first of what waits is due, on the tenant's clock; null where nothing could begin. */
  readonly dueAt: Moment | null;
  /** How many attempts are under way. */
  readonly held: number;
  /** When the first of their leases is over, on the server's clock. */
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

/** How many attempts of a subscription may be under way at once, as long as one succeeds and after one has failed. */
export function mostAtOnce(failingSince: Moment | null): number {
  return failingSince === null ? MOST_AT_ONCE : MOST_WHILE_FAILING;
}
