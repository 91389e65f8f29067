import { LRUCache } from 'lru-cache';
import type { EventType } from '../../generated/events.ts';
import type { RowEffect } from '../db/row-effect.ts';
import type { Dialect } from '../db/dialect.ts';
import { selectStatement, selectStep } from '../db/rows.ts';
import { runSteps, type RunAll } from '../db/statement.ts';
import { matchesEventType } from '../outbox/event-filter.ts';
import { webhooksTable, type Webhook } from '../outbox/webhook.ts';
import type { Hearer } from '../outbox/webhook-fan-out.ts';
import type { Tenant } from './tenant.ts';

/** What it takes to see whether a subscription hears of an event. */
export type Listening = Pick<Webhook, 'id' | 'run' | 'eventTypes'>;

/** The subscriptions of all tenants together that a process remembers. */
const MOST_REMEMBERED = 20_000;

interface Remembered {
  readonly version: number;
  readonly listening: readonly Listening[];
}

/**
 * The active subscriptions of tenants, as the database had them when it was asked last: a tenant's head says by a number
 * whether that is of now, so that a group asks for them only where somebody has changed them.
 */
export class HearerMemory {
  readonly #tenants = new LRUCache<string, Remembered>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: ({ listening }) => 1 + listening.length,
  });

  /** The active subscriptions of tenants whose wallets the transaction has locked, by tenant; of those that have any version. */
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

/** A change of a row of a subscription: undefined before it came into being, and once it is removed. */
interface Change {
  readonly before: Webhook | undefined;
  readonly after: Webhook | undefined;
}

function listeningOf(webhook: Webhook | undefined): Listening | undefined {
  return webhook?.status === 'active' ? webhook : undefined;
}

/** Whether a change of a subscription changes who hears of events. */
export function changesHearing({ before, after }: Change): boolean {
  const [one, other] = [listeningOf(before), listeningOf(after)];
  return one?.run !== other?.run || JSON.stringify(one?.eventTypes) !== JSON.stringify(other?.eventTypes);
}

/** A row of a subscription, and what became of it in a group. */
export interface WebhookEffect {
  readonly effect: RowEffect['effect'] | 'loaded';
  readonly webhook: Webhook;
}

/** The subscriptions that hear of a type of event, of those that listened and as the changes since have left them. */
export function hearersOf(
  type: EventType,
  listened: readonly Listening[],
  changed: Iterable<WebhookEffect>,
): Hearer[] {
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
