import type { Knex } from 'knex';
import type { SharedClock } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn, readSnapshot } from '../../db/present.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import { runStatement } from '../../db/statements/statement.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Condition, type ListOf, condition } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { type Webhook, webhooksTable } from '../subscriptions/table.ts';
import { presentWebhookDelivery, presentWholeDelivery } from './present.ts';
import {
  type WebhookAttempt,
  type WebhookDelivery,
  type WebhookDeliveryStatus,
  webhookAttemptsTable,
  webhookDeliveriesTable,
} from './table.ts';

/** What is counted at most: beyond that it is the same alarm. */
const MOST_COUNTED = 10_000;

/** What waits to be posted, of all tenants. */
export interface WaitingWebhooks {
  /** Deliveries that are pending, those that wait for another attempt among them; as many as are counted at most, if more. */
  readonly pending: number;
  /** For how long the first of what could be begun now has waited, in milliseconds. */
  readonly lagMs: number;
}

/** Reads what waits to be posted: by indexes, at a cost that has a bound however much it is. */
export async function readWaitingWebhooks(
  { reader, dialect }: Database,
  clock: SharedClock,
): Promise<WaitingWebhooks> {
  const present = presentIn(dialect, clock);
  // What is only to be cleared away stands at 0.
  const sql = `with present (at) as (select ${present.sql})
    select at,
      (select count(*) from (select 1 from webhook_deliveries where status = 'pending' limit ${MOST_COUNTED}) counted) as pending,
      (select min(coalesce(ready_at, due_at)) from webhook_lines where due_at is not null and coalesce(ready_at, due_at) > 0) as line_at,
      (select min(written_at) from webhook_fan_outs) as fan_out_at
    from present`;
  const [row] = await runStatement(reader, sql, present.bindings);
  const at = Number(row?.['at']);
  const since = [row?.['line_at'], row?.['fan_out_at']].flatMap((moment) =>
    moment == null ? [] : Number(moment),
  );
  return { pending: Number(row?.['pending']), lagMs: Math.max(0, ...since.map((moment) => at - moment)) };
}

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
function deliveryList(
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
async function findWebhookDelivery(
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

/** GET /v1/webhook-deliveries/{id}: with what was sent, and what came back. */
export const getWebhookDelivery: ReadHandler<'getWebhookDelivery'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, environment }) => {
    const found = await readSnapshot(database, (db) => findWebhookDelivery(db, caller.tenantId, path.id));
    if (found === undefined) throw new ApiError('not_found');
    const { delivery, webhook, event, attempts } = found;
    return { body: presentWholeDelivery(delivery, webhook, { event, attempts, environment }) };
  },
};

/** GET /v1/webhooks/{id}/deliveries: newest first. */
export const listWebhookDeliveries: ReadHandler<'listWebhookDeliveries'> = {
  kind: 'read',
  read: ({ path, query }, { database, caller, cursors }) =>
    readSnapshot(database, async (db) => {
      const webhook = await findWebhookOf(db, caller.tenantId, path.id);
      if (webhook === undefined) throw new ApiError('not_found');
      const list = deliveryList(webhook, query.status);
      const page = await listPage(db, list, caller.tenantId, query, cursors);
      return presentPage(page, (delivery) => presentWebhookDelivery(delivery, webhook));
    }),
};
