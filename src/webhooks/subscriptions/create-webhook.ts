import type { UrlVerdict, WriteHandler } from '../../contract/handler.ts';
import { insertRow, saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { webhookEntry } from '../../flows/webhooks/change-webhook.ts';
import { EVERY_TYPE } from '../../outbox/event-filter.ts';
import { firstSecret } from '../../flows/webhooks/webhook-secret.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';
import { tenantsTable, type Tenant } from '../../writes/tenant.ts';
import { allowedUrl, checkUrl } from './webhook-body.ts';
import { presentWithSecret } from './webhook-presenter.ts';

/** How many subscriptions an account can have. */
const MOST_WEBHOOKS = 200;

/** The tenant with one subscription more. @throws ApiError limit_exceeded */
function withOneMore(tenant: Tenant): Tenant {
  if (tenant.webhookCount >= MOST_WEBHOOKS) {
    throw new ApiError('limit_exceeded', {
      message: `An account has at most ${MOST_WEBHOOKS} webhook subscriptions.`,
    });
  }
  return { ...tenant, webhookCount: tenant.webhookCount + 1 };
}

/** POST /v1/webhooks: has events sent to a URL from now on. */
export const createWebhook: WriteHandler<'createWebhook', UrlVerdict> = {
  kind: 'write',
  check: ({ body }, _serverNow, { urls }) => {
    checkUrl(body.url, urls);
  },
  findOut: ({ body }, { urls }) => urls.judge(body.url),
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
