import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import { type AuditType, auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { publish } from '../../outbox/event.ts';
import { type DecisionContext, type Effect, type Need, need } from '../../writes/write.ts';
import { type DisabledReason, type Webhook, webhooksTable } from './table.ts';

/** The row that a change of a subscription needs. */
export function webhookNeed(id: string): Need {
  return need(webhooksTable, { id });
}

/** What an entry shows of a subscription: its metadata is the caller's own. */
const SHOWN = ['url', 'eventTypes', 'description', 'status', 'disabledReason'] as const;

/** The entry of what is done with a subscription; null stands for one that was not there before, or is there no longer. */
export function webhookEntry(
  type: Extract<AuditType, `webhook.${string}`>,
  [before, after]: readonly [Webhook, Webhook] | readonly [Webhook, null] | readonly [null, Webhook],
  context: DecisionContext,
): RowEffect {
  const { tenantId, id: resourceId } = before ?? after;
  return auditEntry(context, { tenantId, type, resourceId, changes: changesBetween(before, after, SHOWN) });
}

/** The entry of a change of a subscription; none where nothing has changed. */
export function webhookChangeEntry(before: Webhook, after: Webhook, context: DecisionContext): RowEffect[] {
  if (after.version === before.version) return [];
  const isDisabled = before.status === 'active' && after.status === 'disabled';
  return [webhookEntry(isDisabled ? 'webhook.disabled' : 'webhook.updated', [before, after], context)];
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
export function notifyOfTest(webhook: Webhook, context: DecisionContext): WebhookChange {
  const counted = { ...webhook, version: webhook.version + 1 };
  return {
    webhook: counted,
    effects: [saveRow(webhooksTable, counted), publish(context, 'webhook.test', counted)],
  };
}
