import type { WriteHandler } from '../../contract/handler.ts';
import { saveRow } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { touched, webhookEntry, webhookNeed } from '../../flows/webhooks/change-webhook.ts';
import { rotateSecret, webhookSecretNeed, webhookSecretsTable } from '../../flows/webhooks/webhook-secret.ts';
import { webhooksTable } from '../../outbox/webhook.ts';
import { presentWithSecret } from './webhook-presenter.ts';

/** For how long the secret of before signs where the caller does not say, in seconds. */
const USUAL_GRACE = 86_400;

/** POST /v1/webhooks/{id}/rotate-secret: a new secret signs, and is shown this once. */
export const rotateWebhookSecret: WriteHandler<'rotateWebhookSecret'> = {
  kind: 'write',
  needs: ({ path }) => [webhookNeed(path.id), webhookSecretNeed(path.id)],
  decide: ({ path, body }, loaded, context) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const secrets = loaded.list(webhookSecretsTable, { webhookId: webhook.id });
    const secret = rotateSecret(webhook, secrets, body?.graceSeconds ?? USUAL_GRACE, context);
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
