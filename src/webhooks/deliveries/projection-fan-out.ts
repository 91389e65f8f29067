import { LRUCache } from 'lru-cache';
import type { EventType } from '../../../generated/events.ts';
import { selectStatement, selectStep } from '../../db/statements/rows.ts';
import { type Dialect, type RunAll, runSteps } from '../../db/statements/statement.ts';
import { type RowEffect, type Table, insertRow, saveRow } from '../../db/statements/table.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import type { ProjectedRows, Projection } from '../../writes/projection.ts';
import type { Entry } from '../../writes/row-entries.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { matchesEventType } from '../subscriptions/rules.ts';
import { type Webhook, webhooksTable } from '../subscriptions/table.ts';
import { type Subscriber, webhookFanOutsTable } from './table.ts';

export type Listening = Pick<Webhook, 'id' | 'run' | 'eventTypes'>;

/** For all tenants together. */
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly version: number;
  readonly listening: readonly Listening[];
}

/**
 * Active subscriptions by tenant. The tenant's head has a number that changes with them, so that a group reads them
 * only after a change.
 */
class SubscriberMemory {
  readonly #tenants = new LRUCache<string, Remembered>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: ({ listening }) => 1 + listening.length,
  });

  /** For tenants whose wallets are locked; those without a version have none. */
  async recall(
    run: RunAll,
    dialect: Dialect,
    tenants: readonly Tenant[],
  ): Promise<ReadonlyMap<string, readonly Listening[]>> {
    const subscribed = tenants.filter(({ webhookVersion }) => webhookVersion > 0);
    const unknown = subscribed.filter(
      ({ id, webhookVersion }) => this.#tenants.get(id)?.version !== webhookVersion,
    );
    const read = await readListening(
      run,
      dialect,
      unknown.map(({ id }) => id),
    );
    const recalled = new Map<string, readonly Listening[]>();
    for (const { id, webhookVersion: version } of subscribed) {
      const listening = read.get(id) ?? this.#tenants.get(id)?.listening ?? [];
      this.#tenants.set(id, { version, listening });
      recalled.set(id, listening);
    }
    return recalled;
  }
}

async function readListening(
  run: RunAll,
  dialect: Dialect,
  tenantIds: readonly string[],
): Promise<ReadonlyMap<string, readonly Listening[]>> {
  const found = new Map<string, Listening[]>(tenantIds.map((id) => [id, []]));
  if (tenantIds.length === 0) return found;
  const matches = tenantIds.map((tenantId) => ({ tenantId }));
  const statement = selectStatement(dialect, webhooksTable, matches, " and status = 'active'");
  const step = selectStep(statement, webhooksTable, (webhooks) => {
    for (const { tenantId, id, run, eventTypes } of webhooks)
      found.get(tenantId)?.push({ id, run, eventTypes });
  });
  await runSteps(run, [step]);
  return found;
}

interface Change {
  readonly before: Webhook | undefined;
  readonly after: Webhook | undefined;
}

function listeningOf(webhook: Webhook | undefined): Listening | undefined {
  return webhook?.status === 'active' ? webhook : undefined;
}

function changesSubscribers({ before, after }: Change): boolean {
  const [one, other] = [listeningOf(before), listeningOf(after)];
  return one?.run !== other?.run || JSON.stringify(one?.eventTypes) !== JSON.stringify(other?.eventTypes);
}

export interface WebhookEffect {
  readonly effect: RowEffect['effect'] | 'loaded';
  readonly webhook: Webhook;
}

/** Of those that listened, as later changes have left them. */
function subscribersOf(
  type: EventType,
  listened: readonly Listening[],
  changed: Iterable<WebhookEffect>,
): Subscriber[] {
  const listening = new Map(listened.map((each) => [each.id, each]));
  for (const { effect, webhook } of changed) {
    const now = effect === 'remove' ? undefined : listeningOf(webhook);
    if (now === undefined) listening.delete(webhook.id);
    else listening.set(now.id, now);
  }
  return [...listening.values()]
    .filter(({ eventTypes }) => matchesEventType(eventTypes, type))
    .map(({ id, run }) => ({ id, run }));
}

function* webhooksIn(entries: Iterable<Entry>, tenantId: string): Generator<WebhookEffect> {
  for (const { row, state } of entries) {
    if (row['tenantId'] !== tenantId) continue;
    yield { effect: state === 'removed' ? 'remove' : 'loaded', webhook: row as unknown as Webhook };
  }
}

function isOf<Row extends object>(table: Table<Row>): (effect: RowEffect) => boolean {
  return (effect) => (effect.table as unknown) === table;
}

function webhookIn({ effect, row }: RowEffect): WebhookEffect {
  return { effect, webhook: row as Webhook };
}

/** Counts changes of the subscribers, so that no process uses a stale list. */
function counted(changed: readonly WebhookEffect[], tenantId: string, rows: ProjectedRows): RowEffect[] {
  const isChange = changed.some(({ effect, webhook }) =>
    changesSubscribers({
      before: rows.find(webhooksTable, { id: webhook.id }),
      after: effect === 'remove' ? undefined : webhook,
    }),
  );
  if (!isChange) return [];
  const known = rows.current(tenantsTable, { id: tenantId });
  return [saveRow(tenantsTable, { ...known, webhookVersion: known.webhookVersion + 1 })];
}

/** Events go to the subscriptions active after the whole decision. A tenant that never had one pays nothing. */
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
    const webhooks = subscribersOf(type, listened, since);
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

/** Remembers subscribers for one process. */
export function fanOutProjection(): Projection {
  const memory = new SubscriberMemory();
  return () => {
    let listening: ReadonlyMap<string, readonly Listening[]> = new Map();
    return {
      load: async (run, dialect, tenants) => {
        listening = await memory.recall(run, dialect, tenants);
      },
      derive: (staged, { tenantId }, rows) =>
        tenantId === null ? [] : fanOutsOf(staged, tenantId, rows, listening.get(tenantId) ?? []),
    };
  };
}
