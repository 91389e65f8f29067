import { ACCOUNT_LIMITS } from '../../../generated/account-limits.ts';
import type { UrlVerdict, WriteHandler } from '../../contract/handler.ts';
import { insertRow, removeRow, saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { type Tenant, tenantsTable } from '../../writes/tenant.ts';
import { webhookEntry, webhookNeed } from './move.ts';
import { presentWithSecret } from './present.ts';
import { EVERY_TYPE, allowedUrl, checkUrl } from './rules.ts';
import { firstSecret, webhookSecretNeed, webhookSecretsTable } from './secrets.ts';
import { type Webhook, webhooksTable } from './table.ts';

/** @throws ApiError limit_exceeded */
function withOneMore(tenant: Tenant): Tenant {
  if (tenant.webhookCount >= ACCOUNT_LIMITS.webhooks) {
    throw new ApiError('limit_exceeded', {
      message: `An account has at most ${ACCOUNT_LIMITS.webhooks} webhook subscriptions.`,
    });
  }
  return { ...tenant, webhookCount: tenant.webhookCount + 1 };
}

/** POST /v1/webhooks: events go to a URL from now on. */
export const createWebhook: WriteHandler<'createWebhook', UrlVerdict> = {
  kind: 'write',
  check: ({ body }, _serverNow, { urls }) => {
    checkUrl(body.url, urls);
  },
  lookUp: ({ body }, { urls }) => urls.judge(body.url),
  needs: () => [],
  decide: ({ body }, _loaded, context, verdict) => {
    const { head, now, actor } = context;
    const url = allowedUrl(verdict);
    const tenant = withOneMore(head.tenant);
    const webhook: Webhook = {
      id: context.newId('whk'),
      tenantId: tenant.id,
      url,
      eventTypes: body.eventTypes ?? [EVERY_TYPE],
      description: body.description ?? null,
      metadata: body.metadata ?? {},
      status: 'active',
      disabledReason: null,
      disabledAt: null,
      failingSince: null,
      secretRotatedAt: null,
      version: 1,
      run: 1,
      replays: 0,
      createdAt: now,
      createdBy: actor,
      updatedAt: now,
      updatedBy: actor,
    };
    const secret = firstSecret(webhook, context);
    return {
      reply: presentWithSecret(webhook, secret, now),
      effects: [
        saveRow(tenantsTable, tenant),
        insertRow(webhooksTable, webhook),
        ...secret.effects,
        webhookEntry('webhook.created', [null, webhook], context),
      ],
    };
  },
};

/** DELETE /v1/webhooks/{id}: removes it with its secrets. */
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
