import { insertRow, saveRow, type RowEffect } from '../db/row-effect.ts';
import type { Table } from '../db/table.ts';
import { eventsTable, type EventRow } from '../outbox/event.ts';
import { webhookFanOutsTable } from '../outbox/webhook-fan-out.ts';
import { webhooksTable, type Webhook } from '../outbox/webhook.ts';
import type { ProjectedRows, Projection } from './projection.ts';
import type { Entry } from './row-entries.ts';
import { tenantsTable } from './tenant.ts';
import {
  changesHearing,
  HearerMemory,
  hearersOf,
  type Listening,
  type WebhookEffect,
} from './webhook-hearers.ts';

/** A tenant's subscriptions that a group has loaded or changed. */
function* webhooksIn(entries: Iterable<Entry>, tenantId: string): Generator<WebhookEffect> {
  for (const { row, state } of entries) {
    if (row['tenantId'] !== tenantId) continue;
    yield { effect: state === 'removed' ? 'remove' : 'loaded', webhook: row as unknown as Webhook };
  }
}

/** Whether an effect is one of a table. */
function isOf<Row extends object>(table: Table<Row>): (effect: RowEffect) => boolean {
  return (effect) => (effect.table as unknown) === table;
}

function webhookIn({ effect, row }: RowEffect): WebhookEffect {
  return { effect, webhook: row as Webhook };
}

/** Counts a change of who hears of the tenant's events, so that no process remembers what is over. */
function counted(changed: readonly WebhookEffect[], tenantId: string, rows: ProjectedRows): RowEffect[] {
  const isChange = changed.some(({ effect, webhook }) =>
    changesHearing({
      before: rows.find(webhooksTable, { id: webhook.id }),
      after: effect === 'remove' ? undefined : webhook,
    }),
  );
  if (!isChange) return [];
  const known = rows.current(tenantsTable, { id: tenantId });
  return [saveRow(tenantsTable, { ...known, webhookVersion: known.webhookVersion + 1 })];
}

/**
 * To whom a decision's events go: to the subscriptions that listen once all of the decision has happened. A tenant that never had a
 * subscription pays for none of it.
 */
function fanOutsOf(
  staged: readonly RowEffect[],
  tenantId: string,
  rows: ProjectedRows,
  listened: readonly Listening[],
): readonly RowEffect[] {
  const changed = staged.filter(isOf(webhooksTable)).map(webhookIn);
  const version = changed.length === 0 ? [] : counted(changed, tenantId, rows);
  const events = staged.filter((effect) => effect.effect === 'insert' && isOf(eventsTable)(effect));
  const webhookVersion =
    events.length === 0 ? 0 : rows.current(tenantsTable, { id: tenantId }).webhookVersion;
  if (webhookVersion + version.length === 0) return version;
  const since = [...webhooksIn(rows.entries(webhooksTable), tenantId), ...changed];
  const fanOuts = events.flatMap(({ row }) => {
    const { id, tenantId: of, type, writtenAt } = row as EventRow;
    const webhooks = hearersOf(type, listened, since);
    if (webhooks.length === 0) return [];
    return [
      insertRow(webhookFanOutsTable, {
        id,
        tenantId: of,
        trigger: 'event',
        webhooks,
        events: [id],
        writtenAt,
      }),
    ];
  });
  return [...version, ...fanOuts];
}

/** To whom events go. It remembers the subscriptions that listen, for one process. */
export function fanOutProjection(): Projection {
  const memory = new HearerMemory();
  return () => {
    let listening: ReadonlyMap<string, readonly Listening[]> = new Map();
    return {
      load: async (run, dialect, tenants) => {
        listening = await memory.recall(run, dialect, tenants);
      },
      derive: (staged, tenantId, rows) =>
        tenantId === null ? [] : fanOutsOf(staged, tenantId, rows, listening.get(tenantId) ?? []),
    };
  };
}
