import type { Moment } from '../clock.ts';
import { defineTable, json, moment, text } from '../db/table.ts';

/** A subscription that hears of an event, in the run that it had when that was decided. */
export interface Hearer {
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
  readonly webhooks: readonly Hearer[];
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
    webhooks: json<readonly Hearer[]>(),
    events: json<readonly string[]>(),
    writtenAt: moment(),
  },
});
