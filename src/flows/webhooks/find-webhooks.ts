import type { Knex } from 'knex';
import type { EventType } from '../../../generated/events.ts';
import { selectMatching } from '../../db/rows.ts';
import type { Loaded } from '../../writes/write.ts';
import { matchesEventType } from '../../outbox/event-filter.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';

function takes({ status, eventTypes }: Webhook, type: EventType): boolean {
  return status === 'active' && matchesEventType(eventTypes, type);
}

/** A tenant's subscriptions that are active and take events of a type, as a decision sees them: it needs all of the tenant's. */
export function matchingWebhooks(loaded: Loaded, tenantId: string, type: EventType): Webhook[] {
  return loaded.list(webhooksTable, { tenantId }).filter((webhook) => takes(webhook, type));
}

/** A tenant's subscriptions that are active and take events of a type, for reading: 200 at the most. */
export async function findMatchingWebhooks(db: Knex, tenantId: string, type: EventType): Promise<Webhook[]> {
  const webhooks = await selectMatching(db, webhooksTable, [{ tenantId, status: 'active' }]);
  return webhooks.filter((webhook) => takes(webhook, type));
}
