import { saveRow } from '../../db/row-effect.ts';
import { publish } from '../../outbox/event.ts';
import { need, type DecisionContext, type Effect, type Need } from '../../writes/write.ts';
import { webhooksTable, type DisabledReason, type Webhook } from '../../outbox/webhook.ts';

/** The row that a change of a subscription needs. */
export function webhookNeed(id: string): Need {
  return need(webhooksTable, { id });
}

/** A subscription in its new state and everything that changes with it. */
export interface WebhookChange {
  readonly webhook: Webhook;
  readonly effects: readonly Effect[];
}

/** The subscription as the context's actor has it from now on. */
export function touched(webhook: Webhook, { now, actor }: DecisionContext): Webhook {
  return { ...webhook, version: webhook.version + 1, updatedAt: now, updatedBy: actor };
}

/**
 * Has a subscription take no more events, and tells the tenant's others of it; its run is over, and what waits in it is canceled.
 * Nothing changes where it takes none already.
 */
export function disableWebhook(
  webhook: Webhook,
  disabledReason: DisabledReason,
  context: DecisionContext,
): WebhookChange {
  if (webhook.status === 'disabled') return { webhook, effects: [] };
  const disabledAt = context.now;
  const run = webhook.run + 1;
  const disabled = touched({ ...webhook, status: 'disabled', disabledReason, disabledAt, run }, context);
  return {
    webhook: disabled,
    effects: [saveRow(webhooksTable, disabled), publish(context, 'webhook.disabled', disabled)],
  };
}

/** Has a subscription take events again, with nothing held against it. Nothing changes where it takes them already. */
export function enableWebhook(webhook: Webhook, context: DecisionContext): WebhookChange {
  if (webhook.status === 'active') return { webhook, effects: [] };
  const cleared = { disabledReason: null, disabledAt: null, failingSince: null };
  const enabled = touched({ ...webhook, ...cleared, status: 'active' }, context);
  return { webhook: enabled, effects: [saveRow(webhooksTable, enabled)] };
}

/** The event that a test sends, of a subscription that it changes nothing of but the count of its versions. */
export function tellOfTest(webhook: Webhook, context: DecisionContext): WebhookChange {
  const counted = { ...webhook, version: webhook.version + 1 };
  return {
    webhook: counted,
    effects: [saveRow(webhooksTable, counted), publish(context, 'webhook.test', counted)],
  };
}
