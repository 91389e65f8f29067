import type { Knex } from 'knex';
import { EVENT_TYPES, type EventType } from '../../../generated/events.ts';
import type { Moment } from '../../clock.ts';
import { listOf, runStatement } from '../../db/statement.ts';
import { matchesEventType } from '../../outbox/event-filter.ts';
import { webhookFanOutsTable } from '../../outbox/webhook-fan-out.ts';
import type { Webhook } from '../../outbox/webhook.ts';

/** How many deliveries one replay may make. */
export const MOST_REPLAYED = 10_000;

/** Numbers of events that one statement looks at: it takes a few milliseconds, however many events there are. */
const WINDOW = 5_000;

/** Which events are asked for. */
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

/** The events of which deliveries to the subscription are being made: they are as good as pending. */
async function eventsBeingSent(db: Knex, { tenantId, id }: Webhook): Promise<ReadonlySet<string>> {
  const { events, webhooks } = webhookFanOutsTable.columns;
  const sql = 'select webhooks, events from webhook_fan_outs where tenant_id = ?';
  const found = new Set<string>();
  for (const row of await runStatement(db, sql, [tenantId])) {
    if (!webhooks.fromDatabase(row['webhooks'] ?? null).some((hearer) => hearer.id === id)) continue;
    for (const eventId of events.fromDatabase(row['events'] ?? null)) found.add(eventId);
  }
  return found;
}

async function boundsOf(db: Knex, { tenantId }: Webhook): Promise<readonly [first: number, last: number]> {
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

/**
 * The events that a replay sends, oldest first, by ranges of their numbers: one more than the most, where there are more.
 * To be asked in one snapshot.
 */
export async function findReplayable(db: Knex, query: ReplayQuery): Promise<readonly string[]> {
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
