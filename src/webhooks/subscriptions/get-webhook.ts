import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { presentWebhook } from './webhook-presenter.ts';
import { findWebhook, secretsOfWebhooks } from './webhook-store.ts';

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
