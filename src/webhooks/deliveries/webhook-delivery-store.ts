import type { Knex } from 'knex';
import { fromStored, selectList, selectMatching } from '../../db/rows.ts';
import { runStatement } from '../../db/statement.ts';
import { condition, type Condition } from '../../lists/condition.ts';
import type { ListOf } from '../../lists/list-description.ts';
import { eventsTable, type EventRow } from '../../outbox/event.ts';
import {
  webhookAttemptsTable,
  webhookDeliveriesTable,
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
} from '../../outbox/webhook-delivery.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';

/** One that waited when its subscription was disabled, and that no worker has come to yet. */
const IS_OVER = `webhook_deliveries.status = 'pending' and webhook_deliveries.run < ? and webhook_deliveries.lease_until is null`;

/** The conditions of which a delivery of a status, or of any, fulfils one. */
function standsAs(status: WebhookDeliveryStatus | undefined, { run }: Webhook): readonly Condition[] {
  const isStored = 'webhook_deliveries.status = ?';
  if (status === undefined) {
    return ['pending', 'succeeded', 'failed', 'canceled'].map((stored) => condition(isStored, stored));
  }
  if (status === 'pending') return [condition(`${isStored} and not (${IS_OVER})`, status, run)];
  if (status === 'canceled') return [condition(isStored, status), condition(IS_OVER, run)];
  return [condition(isStored, status)];
}

/** How a subscription's deliveries are listed: those whose events are still there. */
export function deliveryList(
  webhook: Webhook,
  status: WebhookDeliveryStatus | undefined,
): ListOf<'listWebhookDeliveries', WebhookDelivery> {
  return {
    operationId: 'listWebhookDeliveries',
    path: `/v1/webhooks/${webhook.id}/deliveries`,
    table: webhookDeliveriesTable,
    orderBy: 'id',
    moment: 'createdAt',
    time: { by: 'ids', prefix: 'dlv' },
    filters: {
      eventId: { equals: 'eventId' },
      eventType: { equals: 'eventType', isPassing: true },
      status: 'made for it',
    },
    where: [
      condition('webhook_deliveries.webhook_id = ?', webhook.id),
      // A value, which is looked up row by row: a database may read all events for `exists`.
      condition('(select 1 from events where events.id = webhook_deliveries.event_id) is not null'),
    ],
    oneOf: standsAs(status, webhook),
  };
}

/** A tenant's subscription, for reading. */
export async function findWebhookOf(db: Knex, tenantId: string, id: string): Promise<Webhook | undefined> {
  const [webhook] = await selectMatching(db, webhooksTable, [{ id, tenantId }]);
  return webhook;
}

/** A delivery with all that is shown of it. */
export interface FoundDelivery {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly event: EventRow;
  readonly attempts: readonly WebhookAttempt[];
}

/** A tenant's delivery, for reading; undefined where its subscription or its event is gone. */
export async function findWebhookDelivery(
  db: Knex,
  tenantId: string,
  id: string,
): Promise<FoundDelivery | undefined> {
  const [delivery] = await selectMatching(db, webhookDeliveriesTable, [{ id, tenantId }]);
  if (delivery === undefined) return undefined;
  const webhook = await findWebhookOf(db, tenantId, delivery.webhookId);
  const [event] = await selectMatching(db, eventsTable, [{ id: delivery.eventId }]);
  if (webhook === undefined || event === undefined) return undefined;
  const sql = `select ${selectList(webhookAttemptsTable)} from webhook_attempts where delivery_id = ? order by number`;
  const stored = await runStatement(db, sql, [id]);
  const attempts = stored.map((row) => fromStored(webhookAttemptsTable, row));
  return { delivery, webhook, event, attempts };
}
