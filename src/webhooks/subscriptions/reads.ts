import { WORDS } from '../../../generated/words.ts';
import type { Db } from '../../db/statements/statement.ts';
import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/present.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/wallet.ts';
import type { ListOf } from '../../lists/condition.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentWebhook } from './present.ts';
import { type WebhookSecret, webhookSecretsTable } from './secrets.ts';
import { type Webhook, webhooksTable } from './table.ts';

const webhookList: ListOf<'listWebhooks', Webhook> = {
  operationId: 'listWebhooks',
  path: '/v1/webhooks',
  table: webhooksTable,
  orderBy: 'id',
  moment: 'createdAt',
  time: { by: 'ids', prefix: 'whk' },
  apart: { by: 'status', values: WORDS.WebhookStatus },
  filters: { status: { equals: 'status' } },
};

async function findWebhook(db: Db, tenantId: string, id: string): Promise<Webhook | undefined> {
  const [webhook] = await selectMatching(db, webhooksTable, [{ id, tenantId }]);
  return webhook;
}

async function secretsOfWebhooks(
  db: Db,
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

/** GET /v1/webhooks/{id}: without its secret. */
export const getWebhook: ReadHandler<'getWebhook'> = {
  kind: 'read',
  read: ({ path }, { database, caller, clock }) =>
    readSnapshot(database, async (db) => {
      const webhook = await findWebhook(db, caller.tenantId, path.id);
      if (webhook === undefined) throw new ApiError('not_found');
      const now = await presentOfTenant(db, caller.tenantId, clock());
      const secrets = await secretsOfWebhooks(db, [webhook]);
      return { body: presentWebhook(webhook, secrets.get(webhook.id) ?? [], now) };
    }),
};

/** GET /v1/webhooks: newest first. */
export const listWebhooks: ReadHandler<'listWebhooks'> = {
  kind: 'read',
  read: ({ query }, { database, caller, cursors, clock }) =>
    readSnapshot(database, async (db) => {
      const now = await presentOfTenant(db, caller.tenantId, clock());
      const page = await listPage(db, webhookList, caller.tenantId, query, cursors);
      const secrets = await secretsOfWebhooks(db, page.rows);
      return presentPage(page, (webhook) => presentWebhook(webhook, secrets.get(webhook.id) ?? [], now));
    }),
};
