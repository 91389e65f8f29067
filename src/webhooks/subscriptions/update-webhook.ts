import { DEFAULTS } from '../../../generated/words.ts';
import type { UrlVerdict, WriteHandler } from '../../contract/handler.ts';
import type { RequestOf } from '../../contract/operation-types.ts';
import { saveRow } from '../../db/statements/table.ts';
import { ApiError } from '../../errors/api-error.ts';
import { isSameJson } from '../../sealing/hash.ts';
import type { DecisionContext } from '../../writes/write.ts';
import {
  type WebhookChange,
  disableWebhook,
  enableWebhook,
  touched,
  webhookChangeEntry,
  webhookEntry,
  webhookNeed,
} from './move.ts';
import { presentWebhook, presentWithSecret } from './present.ts';
import { allowedUrl, checkUrl } from './rules.ts';
import { rotateSecret, webhookSecretNeed, webhookSecretsTable } from './secrets.ts';
import { type Webhook, webhooksTable } from './table.ts';

/** POST /v1/webhooks/{id}/rotate-secret: a new secret, shown once. */
export const rotateWebhookSecret: WriteHandler<'rotateWebhookSecret'> = {
  kind: 'write',
  needs: ({ path }) => [webhookNeed(path.id), webhookSecretNeed(path.id)],
  decide: ({ path, body }, loaded, context) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const secrets = loaded.list(webhookSecretsTable, { webhookId: webhook.id });
    const secret = rotateSecret(
      webhook,
      secrets,
      body?.graceSeconds ?? DEFAULTS['RotateSecretRequest.graceSeconds'],
      context,
    );
    const rotated = { ...touched(webhook, context), secretRotatedAt: context.now };
    return {
      reply: presentWithSecret(rotated, secret, context.now),
      effects: [
        saveRow(webhooksTable, rotated),
        ...secret.effects,
        webhookEntry('webhook.secret_rotated', [webhook, rotated], context),
      ],
    };
  },
};

type Body = RequestOf<'updateWebhook'>['body'];

/** Without its status; the same object if nothing differs. */
function withBody(webhook: Webhook, body: Body, url: string): Webhook {
  const { eventTypes, description, metadata } = body;
  const named: Partial<Webhook> = {
    // Earlier failures belong to the earlier URL.
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

/** The body's change, then the status's. */
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
  lookUp: async ({ body }, { urls }) => (body.url === undefined ? null : urls.judge(body.url)),
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
