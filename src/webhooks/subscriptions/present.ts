import { type Moment, presentMoment } from '../../calendar/clock.ts';
import type { Schema } from '../../contract/operation-types.ts';
import { type NewSecret, type WebhookSecret, endOfPreviousSecrets } from './secrets.ts';
import type { Webhook } from './table.ts';

type Shown = Schema<'Webhook'>;

function momentOf<Name extends keyof Shown>(
  name: Name,
  moment: Moment | null,
): Partial<Record<Name, string>> {
  return moment === null ? {} : ({ [name]: presentMoment(moment) } as Record<Name, string>);
}

/**
 * @param secrets all of its own
 * @param now on the tenant's clock
 */
export function presentWebhook(webhook: Webhook, secrets: readonly WebhookSecret[], now: Moment): Shown {
  const { description, disabledReason } = webhook;
  return {
    id: webhook.id,
    clientId: webhook.tenantId,
    url: webhook.url,
    eventTypes: [...webhook.eventTypes] as Shown['eventTypes'],
    ...(description === null ? {} : { description }),
    metadata: webhook.metadata,
    status: webhook.status,
    ...(disabledReason === null ? {} : { disabledReason }),
    ...momentOf('disabledAt', webhook.disabledAt),
    ...momentOf('failingSince', webhook.failingSince),
    ...momentOf('secretRotatedAt', webhook.secretRotatedAt),
    ...momentOf('previousSecretExpiresAt', endOfPreviousSecrets(secrets, now)),
    createdAt: presentMoment(webhook.createdAt),
    updatedAt: presentMoment(webhook.updatedAt),
  };
}

/** With its new secret. */
export function presentWithSecret(
  webhook: Webhook,
  { text, signing }: NewSecret,
  now: Moment,
): Schema<'WebhookWithSecret'> {
  return { ...presentWebhook(webhook, signing, now), secret: text };
}
