import type { ReadHandler } from '../../contract/handler.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { listPage } from '../../lists/list-page.ts';
import { presentPage } from '../../lists/present-page.ts';
import { presentWebhook } from './webhook-presenter.ts';
import { secretsOfWebhooks, webhookList } from './webhook-store.ts';

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
