import type { EventType } from '../../../generated/events.ts';
import { insertRow } from '../../db/statements/table.ts';
import { notifyOfTest } from '../../webhooks/subscriptions/move.ts';
import { clearWebhookDeliveries } from '../../webhooks/deliveries/make-deliveries.ts';
import {
  endWebhookAttempt,
  type AttemptEnd,
  type AttemptReply,
} from '../../webhooks/deliveries/end-attempt.ts';
import { leaseWebhookDeliveries, type LeasedAttempt } from '../../webhooks/deliveries/lease.ts';
import { makeWebhookDeliveries } from '../../webhooks/deliveries/make-deliveries.ts';
import { newWebhookDelivery } from '../../webhooks/deliveries/rules.ts';
import { eventsTable, publish, type EventEffect, type EventRow } from '../../outbox/event.ts';
import { webhookDeliveriesTable, type WebhookDelivery } from '../../webhooks/deliveries/table.ts';
import { webhookFanOutsTable } from '../../webhooks/deliveries/table.ts';
import { webhooksTable, type Webhook } from '../../webhooks/subscriptions/table.ts';
import { need, type DecisionContext, type Effect } from '../../writes/write.ts';
import { testWebhook } from './test-webhook.ts';
import { TestWorld } from './test-world.ts';

/** An attempt that was answered, as a test says. */
export function answered(status: number, given: Partial<AttemptEnd> = {}): AttemptEnd {
  return {
    durationMs: 5,
    requestHeaders: { 'webhook-id': 'evt' },
    outcome: status >= 200 && status < 300 ? 'succeeded' : 'failed',
    responseStatus: status,
    responseBody: '',
    responseBodyTruncated: false,
    error: null,
    retryAfter: null,
    random: 0,
    ...given,
  };
}

/** An attempt that came to no status. */
export function unanswered(error = 'timeout'): AttemptEnd {
  const nothing = { responseStatus: null, responseBody: null, responseBodyTruncated: null };
  return { ...answered(500), ...nothing, error };
}

/** Subscriptions, events and their deliveries in memory, moved by the decisions that move them in a process. */
export class WebhookScene {
  readonly world = new TestWorld();
  #tokens = 0;

  subscribe(given: Partial<Webhook> = {}): string {
    const id = given.id ?? this.world.newId('whk');
    const webhook = testWebhook({ tenantId: this.world.tenantId, ...given, id });
    this.world.decide(() => ({ effects: [insertRow(webhooksTable, webhook)] }));
    return id;
  }

  webhook(id: string): Webhook {
    const found = this.world.loaded.find(webhooksTable, { id });
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  }

  /** Changes a subscription by a decision about its row. */
  change(id: string, make: (webhook: Webhook, context: DecisionContext) => readonly Effect[]): void {
    this.world.decide(
      (loaded, context) => ({ effects: make(loaded.find(webhooksTable, { id })!, context) }),
      [need(webhooksTable, { id })],
    );
  }

  /** Publishes an event; nothing is delivered by it yet. */
  publish(type: EventType = 'payout.settled'): EventRow {
    const { tenantId } = this.world;
    this.world.decide((_loaded, context) => ({
      effects: [
        publish(context, type, { tenantId, id: 'pay_x', status: 'settled', version: this.events.length + 1 }),
      ],
    }));
    return this.events.at(-1)!;
  }

  get events(): readonly EventRow[] {
    return this.world.loaded.list(eventsTable, {});
  }

  /** Makes the deliveries that were decided. */
  makeAll(): void {
    const { tenantId } = this.world;
    for (const { id } of this.world.loaded.list(webhookFanOutsTable, {}))
      this.world.run(makeWebhookDeliveries(tenantId, id));
  }

  /** Publishes an event, and answers its delivery to the one subscription. */
  deliver(type?: EventType): WebhookDelivery {
    const { id } = this.publish(type);
    this.makeAll();
    const delivery = this.deliveries.find(({ eventId }) => eventId === id);
    if (delivery === undefined) throw new Error('Nobody hears of it');
    return delivery;
  }

  get deliveries(): readonly WebhookDelivery[] {
    return this.world.loaded.list(webhookDeliveriesTable, {});
  }

  delivery(id: string): WebhookDelivery {
    const found = this.world.loaded.find(webhookDeliveriesTable, { id });
    if (found === undefined) throw new Error(`There is no ${id}`);
    return found;
  }

  /** Leases deliveries of one subscription; answers the attempts that are to be made. */
  lease(...deliveries: readonly WebhookDelivery[]): readonly LeasedAttempt[] {
    const { tenantId, webhookId } = deliveries[0]!;
    const named = deliveries.map(({ id }) => ({ id, token: `token ${(this.#tokens += 1)}` }));
    return this.world.run(leaseWebhookDeliveries({ tenantId, webhookId, deliveries: named })).reply;
  }

  end(held: LeasedAttempt, end: AttemptEnd): AttemptReply {
    return this.world.run(endWebhookAttempt(held, end)).reply;
  }

  /** Makes one attempt of a delivery that is due, which comes to this. */
  attempt({ id }: WebhookDelivery, end: AttemptEnd): WebhookDelivery {
    const [held] = this.lease(this.delivery(id));
    if (held === undefined) throw new Error('The delivery is not due');
    this.end(held, end);
    return this.delivery(id);
  }

  /** Sends a test; answers its delivery, and the subscription as it stands then. */
  test(id: string): { readonly webhook: Webhook; readonly delivery: WebhookDelivery } {
    this.world.decide(
      (loaded, context) => {
        const { webhook, effects } = notifyOfTest(loaded.find(webhooksTable, { id })!, context);
        const event = { id: this.world.newId('evt'), seq: 1, type: 'webhook.test' as const };
        const published = effects.find((effect): effect is EventEffect => effect.effect === 'event');
        const about = { ...event, id: published?.event.id ?? event.id };
        const delivery = newWebhookDelivery(context, { event: about, webhook, trigger: 'test' });
        return { effects: [...effects, insertRow(webhookDeliveriesTable, delivery)] };
      },
      [need(webhooksTable, { id })],
    );
    return { webhook: this.webhook(id), delivery: this.deliveries.at(-1)! };
  }

  clear(webhookId: string): void {
    const ids = this.deliveries.filter((each) => each.webhookId === webhookId).map(({ id }) => id);
    this.world.run(clearWebhookDeliveries(this.world.tenantId, webhookId, ids));
  }
}
