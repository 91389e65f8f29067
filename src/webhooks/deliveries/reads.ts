import { WORDS } from '../../../generated/words.ts';
import type { SharedClock } from '../../calendar/clock.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import type { Database } from '../../db/connection.ts';
import { presentIn, readSnapshot } from '../../db/present.ts';
import { fromStored, selectList, selectMatching } from '../../db/statements/rows.ts';
import { type Db, runStatement } from '../../db/statements/statement.ts';
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

/** Counts end here: beyond it the alarm is the same. */
const MOST_COUNTED = 10_000;

export interface WaitingWebhooks {
  /** Pending deliveries, retries included, up to the bound. */
  readonly pending: number;
  /** Milliseconds since the first startable one was due. */
  readonly lagMs: number;
}

/** By indexes, at a bounded cost. */
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

/** Void since its subscription was disabled, not yet written. */
const isVoidBefore = (run: string): string =>
  `webhook_deliveries.status = 'pending' and webhook_deliveries.run < ${run} and webhook_deliveries.lease_until is null`;

/**
 * Conditions for a status; any one suffices.
 * @param run the subscription's, as a term of SQL, with its values
 */
function standsAs(status: WebhookDeliveryStatus | undefined, run: Condition): readonly Condition[] {
  const isStored = 'webhook_deliveries.status = ?';
  const isOver = isVoidBefore(run.sql);
  if (status === undefined) {
    return WORDS.WebhookDeliveryStatus.map((stored) => condition(isStored, stored));
  }
  if (status === 'pending') return [condition(`${isStored} and not (${isOver})`, status, ...run.bindings)];
  if (status === 'canceled') return [condition(isStored, status), condition(isOver, ...run.bindings)];
  return [condition(isStored, status)];
}

/** Only those whose events still exist. A value, looked up row by row: for `exists` a database may read all events. */
const HAS_EVENT = condition(
  '(select 1 from events where events.id = webhook_deliveries.event_id) is not null',
);

const DELIVERIES = {
  table: webhookDeliveriesTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'dlv' },
} as const;

function deliveryList(
  webhook: Webhook,
  status: WebhookDeliveryStatus | undefined,
): ListOf<'listSubscriptionDeliveries', WebhookDelivery> {
  return {
    operationId: 'listSubscriptionDeliveries',
    path: `/v1/webhooks/${webhook.id}/deliveries`,
    ...DELIVERIES,
    filters: {
      eventId: { equals: 'eventId' },
      eventType: { equals: 'eventType', isPassing: true },
      status: 'made for it',
    },
    where: [condition('webhook_deliveries.webhook_id = ?', webhook.id), HAS_EVENT],
    oneOf: standsAs(status, condition('?', webhook.run)),
  };
}

/** The present run of each row's subscription; null once that is deleted. */
const OWN_RUN = '(select webhooks.run from webhooks where webhooks.id = webhook_deliveries.webhook_id)';

function allDeliveries(
  status: WebhookDeliveryStatus | undefined,
): ListOf<'listWebhookDeliveries', WebhookDelivery> {
  return {
    operationId: 'listWebhookDeliveries',
    path: '/v1/webhook-deliveries',
    ...DELIVERIES,
    filters: {
      eventId: { equals: 'eventId', owner: 'events' },
      webhookId: { equals: 'webhookId', owner: 'webhooks' },
      eventType: { equals: 'eventType', isPassing: true },
      status: 'made for it',
    },
    where: [HAS_EVENT, condition(`${OWN_RUN} is not null`)],
    oneOf: standsAs(status, condition(OWN_RUN)),
  };
}

export async function findWebhookOf(db: Db, tenantId: string, id: string): Promise<Webhook | undefined> {
  const [webhook] = await selectMatching(db, webhooksTable, [{ id, tenantId }]);
  return webhook;
}

export interface FoundDelivery {
  readonly delivery: WebhookDelivery;
  readonly webhook: Webhook;
  readonly event: EventRow;
  readonly attempts: readonly WebhookAttempt[];
}

async function findWebhookDelivery(db: Db, tenantId: string, id: string): Promise<FoundDelivery | undefined> {
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

/** GET /v1/webhook-deliveries/{id}: with request and response. */
export const getWebhookDelivery: ReadHandler<'getWebhookDelivery'> = {
  kind: 'read',
  read: async ({ path }, { database, caller, ...telling }) => {
    const found = await readSnapshot(database, (db) => findWebhookDelivery(db, caller.tenantId, path.id));
    if (found === undefined) throw new ApiError('not_found');
    const { delivery, webhook, event, attempts } = found;
    return { body: presentWholeDelivery(delivery, webhook, { event, attempts, telling }) };
  },
};

/** GET /v1/webhooks/{id}/deliveries: newest first. */
export const listSubscriptionDeliveries: ReadHandler<'listSubscriptionDeliveries'> = {
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

/** GET /v1/webhook-deliveries: of all subscriptions, newest first. */
export const listWebhookDeliveries: ReadHandler<'listWebhookDeliveries'> = {
  kind: 'read',
  read: ({ query }, { database, caller: { tenantId }, cursors }) =>
    readSnapshot(database, async (db) => {
      const page = await listPage(db, allDeliveries(query.status), tenantId, query, cursors);
      const ids = new Set(page.rows.map(({ webhookId }) => webhookId));
      const found = await selectMatching(
        db,
        webhooksTable,
        Array.from(ids, (id) => ({ id })),
      );
      const webhooks = new Map(found.map((webhook) => [webhook.id, webhook]));
      return presentPage(page, (delivery) => {
        const webhook = webhooks.get(delivery.webhookId);
        if (webhook === undefined) throw new Error(`The delivery ${delivery.id} has no subscription`);
        return presentWebhookDelivery(delivery, webhook);
      });
    }),
};
