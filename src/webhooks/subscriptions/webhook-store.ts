import type { Knex } from 'knex';
import { selectMatching } from '../../db/rows.ts';
import { webhookSecretsTable, type WebhookSecret } from '../../flows/webhooks/webhook-secret.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';
import type { ListOf } from '../../lists/list-description.ts';

/** How an account's subscriptions are listed. */
export const webhookList: ListOf<'listWebhooks', Webhook> = {
  operationId: 'listWebhooks',
  path: '/v1/webhooks',
  table: webhooksTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'whk' },
  apart: { by: 'status', values: ['active', 'disabled'] },
  filters: { status: { equals: 'status' } },
};

/** A tenant's subscription, for reading. */
export async function findWebhook(db: Knex, tenantId: string, id: string): Promise<Webhook | undefined> {
  const [webhook] = await selectMatching(db, webhooksTable, [{ id, tenantId }]);
  return webhook;
}

/** The secrets of subscriptions, by the identifiers of these. */
export async function secretsOfWebhooks(
  db: Knex,
  webhooks: readonly Webhook[],
): Promise<ReadonlyMap<string, readonly WebhookSecret[]>> {
  const secrets = await selectMatching(
    db,
    webhookSecretsTable,
    webhooks.map(({ id }) => ({ webhookId: id })),
  );
  const found = new Map<string, WebhookSecret[]>();
  for (const secret of secrets) found.set(secret.webhookId, [...(found.get(secret.webhookId) ?? []), secret]);
  return found;
}
