import type { WriteHandler } from '../../contract/handler.ts';
import { removeRow, saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { webhookEntry, webhookNeed } from '../../flows/webhooks/change-webhook.ts';
import { webhookSecretNeed, webhookSecretsTable } from '../../flows/webhooks/webhook-secret.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import { tenantsTable } from '../../writes/tenant.ts';

/** DELETE /v1/webhooks/{id}: it is gone, and so are its secrets. */
export const deleteWebhook: WriteHandler<'deleteWebhook'> = {
  kind: 'write',
  needs: ({ path }) => [webhookNeed(path.id), webhookSecretNeed(path.id)],
  decide: ({ path }, loaded, context) => {
    const { tenant } = context.head;
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const secrets = loaded.list(webhookSecretsTable, { webhookId: webhook.id });
    return {
      reply: undefined,
      effects: [
        saveRow(tenantsTable, { ...tenant, webhookCount: tenant.webhookCount - 1 }),
        ...secrets.map((secret) => removeRow(webhookSecretsTable, secret)),
        removeRow(webhooksTable, webhook),
        webhookEntry('webhook.deleted', [webhook, null], context),
      ],
    };
  },
};
