import { DEFAULTS } from '../../../generated/words.ts';
import { EVENT_TYPES, type EventType } from '../../../generated/events.ts';
import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf, Schema } from '../../contract/operation-types.ts';
import { readSnapshot } from '../../db/present.ts';
import { type Db, listOf, runStatement } from '../../db/statements/statement.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { webhookNeed } from '../subscriptions/move.ts';
import { matchesEventType } from '../subscriptions/rules.ts';
import { type Webhook, webhooksTable } from '../subscriptions/table.ts';
import { findWebhookOf } from './reads.ts';
import { webhookFanOutsTable } from './table.ts';

/** Deliveries of one replay. */
const MOST_REPLAYED = 10_000;

/** Event numbers per statement: a few milliseconds each. */
const WINDOW = 5_000;

export interface ReplayQuery {
  readonly webhook: Webhook;
  readonly from: Moment;
  readonly to: Moment;
  readonly eventTypes: readonly string[];
  readonly onlyFailed: boolean;
}

function typesOf({ webhook, eventTypes }: ReplayQuery): EventType[] {
  return EVENT_TYPES.filter(
    (type) => matchesEventType(webhook.eventTypes, type) && matchesEventType(eventTypes, type),
  );
}

/** Events whose deliveries are being made count as pending. */
async function eventsBeingSent(db: Db, { tenantId, id }: Webhook): Promise<ReadonlySet<string>> {
  const { events, webhooks } = webhookFanOutsTable.columns;
  const sql = 'select webhooks, events from webhook_fan_outs where tenant_id = ?';
  const found = new Set<string>();
  for (const row of await runStatement(db, sql, [tenantId])) {
    if (!webhooks.fromDatabase(row['webhooks'] ?? null).some((subscriber) => subscriber.id === id)) continue;
    for (const eventId of events.fromDatabase(row['events'] ?? null)) found.add(eventId);
  }
  return found;
}

async function boundsOf(db: Db, { tenantId }: Webhook): Promise<readonly [first: number, last: number]> {
  const sql = `select
    (select seq from events where tenant_id = ? order by seq limit 1) as first_seq,
    (select event_seq from wallets where tenant_id = ?) as last_seq`;
  const [row] = await runStatement(db, sql, [tenantId, tenantId]);
  return [Number(row?.['first_seq'] ?? 1), Number(row?.['last_seq'] ?? 0)];
}

function windowText(types: readonly EventType[], onlyFailed: boolean): string {
  const stands = onlyFailed ? `d.status in ('pending', 'succeeded')` : `d.status = 'pending'`;
  return `select e.id from events e
    where e.tenant_id = ? and e.seq >= ? and e.seq < ? and e.occurred_at >= ? and e.occurred_at < ?
      and e.type in (${listOf('?', types.length)})
      and not exists (
        select 1 from webhook_deliveries d where d.event_id = e.id and d.webhook_id = ? and ${stands}
          and not (d.status = 'pending' and d.run < ? and d.lease_until is null)
      )
    order by e.seq limit ${MOST_REPLAYED + 1}`;
}

/** Oldest first, by ranges of numbers; one more than the limit if there are more. Ask in one snapshot. */
async function findReplayable(db: Db, query: ReplayQuery): Promise<readonly string[]> {
  const { webhook, from, to, onlyFailed } = query;
  const types = typesOf(query);
  if (types.length === 0) return [];
  const sql = windowText(types, onlyFailed);
  const [first, last] = await boundsOf(db, webhook);
  const beingSent = await eventsBeingSent(db, webhook);
  const found: string[] = [];
  for (let start = first; start <= last && found.length <= MOST_REPLAYED; start += WINDOW) {
    const range = [webhook.tenantId, start, start + WINDOW, from, to];
    const rows = await runStatement(db, sql, [...range, ...types, webhook.id, webhook.run]);
    for (const { id } of rows) if (!beingSent.has(String(id))) found.push(String(id));
  }
  return found;
}

type Body = RequestOf<'replayWebhook'>['body'];

/** Events per commit: a long replay takes the tenant's lock often, and briefly. */
const PART = 100;

interface Found {
  /** As it was then. */
  readonly webhook: Webhook | undefined;
  readonly to: Moment;
  /** Oldest first; one more than the limit if there are more. */
  readonly events: readonly string[];
}

/** Without an end the present moment is included. */
function endOf({ to }: Body, now: Moment): Moment {
  return to === undefined ? now + 1 : Date.parse(to);
}

/** @throws ApiError invalid_request */
function checkRange(body: Body, to: Moment): void {
  if (Date.parse(body.from) < to) return;
  const message = 'must be before the end of the range';
  throw new ApiError('invalid_request', { details: [{ in: 'body', path: '/from', message }] });
}

function partsOf(events: readonly string[], { id, run }: Webhook, context: DecisionContext): RowEffect[] {
  const { newId, serverNow, head } = context;
  return Array.from({ length: Math.ceil(events.length / PART) }, (_, place) =>
    insertRow(webhookFanOutsTable, {
      id: newId('dlv'),
      tenantId: head.tenant.id,
      trigger: 'replay',
      webhooks: [{ id, run }],
      events: events.slice(place * PART, (place + 1) * PART),
      writtenAt: serverNow,
    }),
  );
}

/** POST /v1/webhooks/{id}/replay: sends past events again. */
export const replayWebhook: WriteHandler<'replayWebhook', Found> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.to !== undefined) checkRange(body, Date.parse(body.to));
  },
  checkAt: ({ body }, now) => {
    checkRange(body, endOf(body, now));
  },
  lookUp: ({ path, body }, { database, clock, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const to = endOf(body, await presentOfTenant(db, tenantId, clock()));
      const webhook = await findWebhookOf(db, tenantId, path.id);
      if (webhook === undefined) return { webhook, to, events: [] };
      const { eventTypes = webhook.eventTypes, onlyFailed = DEFAULTS['ReplayWebhookRequest.onlyFailed'] } =
        body;
      const query = { webhook, from: Date.parse(body.from), to, eventTypes, onlyFailed };
      return { webhook, to, events: await findReplayable(db, query) };
    }),
  needs: ({ path }) => [webhookNeed(path.id)],
  decide: ({ path, body }, loaded, context, found) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const {
      eventTypes = webhook.eventTypes,
      onlyFailed = DEFAULTS['ReplayWebhookRequest.onlyFailed'],
      dryRun = DEFAULTS['ReplayWebhookRequest.dryRun'],
    } = body;
    if (webhook.status === 'disabled' && !dryRun)
      throw new ApiError('invalid_state', { message: 'The subscription is disabled.' });
    // After another replay or a disabling, what was found no longer holds.
    const isStale = found.webhook?.replays !== webhook.replays || found.webhook.run !== webhook.run;
    if (isStale)
      throw new ApiError('service_unavailable', { reason: 'replay_overtaken', retryAfterSeconds: 1 });
    const count = found.events.length;
    if (count > MOST_REPLAYED)
      throw new ApiError('limit_exceeded', {
        message: `A replay can have at most ${MOST_REPLAYED} deliveries.`,
      });
    const reply = {
      webhookId: webhook.id,
      from: presentMoment(Date.parse(body.from)),
      to: presentMoment(found.to),
      eventTypes: [...eventTypes] as Schema<'WebhookReplay'>['eventTypes'],
      onlyFailed,
      dryRun,
      count,
    };
    if (dryRun || count === 0) return { reply, effects: [] };
    const counted = saveRow(webhooksTable, { ...webhook, replays: webhook.replays + 1 });
    return { reply, effects: [counted, ...partsOf(found.events, webhook, context)] };
  },
};
