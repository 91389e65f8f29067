import { isSameJson } from '../../canonical-json.ts';
import type { UrlVerdict, WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import {
  disableWebhook,
  enableWebhook,
  touched,
  webhookChangeEntry,
  webhookNeed,
  type WebhookChange,
} from '../../flows/webhooks/change-webhook.ts';
import { webhookSecretNeed, webhookSecretsTable } from '../../flows/webhooks/webhook-secret.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { allowedUrl, checkUrl } from './webhook-body.ts';
import { presentWebhook } from './webhook-presenter.ts';

type Body = RequestOf<'updateWebhook'>['body'];

/** The subscription with what the body names, but for its status; the same one where nothing differs. */
function withBody(webhook: Webhook, body: Body, url: string): Webhook {
  const { eventTypes, description, metadata } = body;
  const named: Partial<Webhook> = {
    // What failed before failed elsewhere.
    ...(url === webhook.url ? {} : { url, failingSince: null }),
    ...(eventTypes === undefined ? {} : { eventTypes }),
    ...(description === undefined ? {} : { description }),
    ...(metadata === undefined ? {} : { metadata }),
  };
  const changed = { ...webhook, ...named };
  return isSameJson(changed, webhook) ? webhook : changed;
}

function withStatus(webhook: Webhook, { status }: Body, context: DecisionContext): WebhookChange {
  if (status === 'disabled') return disableWebhook(webhook, 'manual', context);
  return status === 'active' ? enableWebhook(webhook, context) : { webhook, effects: [] };
}

/** The change with all that tells of it: that of what the body names, then that of the status. */
function changeOf(webhook: Webhook, body: Body, url: string, context: DecisionContext): WebhookChange {
  const changed = withBody(webhook, body, url);
  if (changed === webhook) return withStatus(webhook, body, context);
  const saved = touched(changed, context);
  const moved = withStatus(saved, body, context);
  return { webhook: moved.webhook, effects: [saveRow(webhooksTable, saved), ...moved.effects] };
}

/** PATCH /v1/webhooks/{id}: changes what the body names. */
export const updateWebhook: WriteHandler<'updateWebhook', UrlVerdict | null> = {
  kind: 'write',
  check: ({ body }, _serverNow, { urls }) => {
    if (body.url !== undefined) checkUrl(body.url, urls);
  },
  findOut: async ({ body }, { urls }) => (body.url === undefined ? null : urls.judge(body.url)),
  needs: ({ path }) => [webhookNeed(path.id), webhookSecretNeed(path.id)],
  decide: ({ path, body }, loaded, context, verdict) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const url = verdict === null ? webhook.url : allowedUrl(verdict);
    const { webhook: changed, effects } = changeOf(webhook, body, url, context);
    const secrets = loaded.list(webhookSecretsTable, { webhookId: webhook.id });
    return {
      reply: presentWebhook(changed, secrets, context.now),
      effects: [...effects, ...webhookChangeEntry(webhook, changed, context)],
    };
  },
};
