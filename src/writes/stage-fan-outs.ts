import { insertRow, saveRow, type RowEffect } from '../db/row-effect.ts';
import type { Table } from '../db/table.ts';
import { eventsTable, type EventRow } from '../outbox/event.ts';
import { webhookFanOutsTable } from '../outbox/webhook-fan-out.ts';
import { webhooksTable, type Webhook } from '../outbox/webhook.ts';
import type { Entry } from './row-entries.ts';
import { tenantsTable, type Tenant } from './tenant.ts';
import { changesHearing, hearersOf, type Listening, type WebhookEffect } from './webhook-hearers.ts';

/** A tenant's subscriptions in a group, before one of its decisions. */
export interface Subscriptions {
  /** The tenant as the effects staged so far leave it. */
  readonly tenant: () => Tenant;
  /** Those that are active, as the database has them. */
  readonly listened: () => readonly Listening[];
  readonly find: (id: string) => Webhook | undefined;
  /** Those that the group has loaded or changed. */
  readonly known: () => Iterable<WebhookEffect>;
}

/** A tenant's subscriptions that a group has loaded or changed. */
export function* webhooksIn(
  entries: ReadonlyMap<string, Entry> | undefined,
  tenantId: string,
): Generator<WebhookEffect> {
  for (const { row, state } of entries?.values() ?? []) {
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
function counted(changed: readonly WebhookEffect[], { tenant, find }: Subscriptions): RowEffect[] {
  const isChange = changed.some(({ effect, webhook }) =>
    changesHearing({ before: find(webhook.id), after: effect === 'remove' ? undefined : webhook }),
  );
  if (!isChange) return [];
  const known = tenant();
  return [saveRow(tenantsTable, { ...known, webhookVersion: known.webhookVersion + 1 })];
}

/**
 * What a decision's effects bring with them for webhooks: to whom its events go, which are those that listen once all of the
 * decision has happened. A tenant that never had a subscription pays for none of it.
 */
export function webhookEffects(
  staged: readonly RowEffect[],
  subscriptions: Subscriptions,
): readonly RowEffect[] {
  const changed = staged.filter(isOf(webhooksTable)).map(webhookIn);
  const version = changed.length === 0 ? [] : counted(changed, subscriptions);
  const events = staged.filter((effect) => effect.effect === 'insert' && isOf(eventsTable)(effect));
  const { webhookVersion } = events.length === 0 ? { webhookVersion: 0 } : subscriptions.tenant();
  if (webhookVersion + version.length === 0) return version;
  const since = [...subscriptions.known(), ...changed];
  const fanOuts = events.flatMap(({ row }) => {
    const { id, tenantId, type, writtenAt } = row as EventRow;
    const webhooks = hearersOf(type, subscriptions.listened(), since);
    if (webhooks.length === 0) return [];
    return [
      insertRow(webhookFanOutsTable, { id, tenantId, trigger: 'event', webhooks, events: [id], writtenAt }),
    ];
  });
  return [...version, ...fanOuts];
}
