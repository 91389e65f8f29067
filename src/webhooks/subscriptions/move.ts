import { type RowEffect, saveRow } from '../../db/statements/table.ts';
import { type AuditType, auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { publish } from '../../outbox/event.ts';
import { type DecisionContext, type Effect, type Need, need } from '../../writes/write.ts';
import { type DisabledReason, type Webhook, webhooksTable } from './table.ts';

export function webhookNeed(id: string): Need {
  return need(webhooksTable, { id });
}

/** Metadata is the caller's own and not shown. */
const SHOWN = ['url', 'eventTypes', 'description', 'status', 'disabledReason'] as const;

/** Null for a subscription that did not exist before, or no longer does. */
export function webhookEntry(
  type: Extract<AuditType, `webhook.${string}`>,
  [before, after]: readonly [Webhook, Webhook] | readonly [Webhook, null] | readonly [null, Webhook],
  context: DecisionContext,
): RowEffect {
  const { tenantId, id: resourceId } = before ?? after;
  return auditEntry(context, { tenantId, type, resourceId, changes: changesBetween(before, after, SHOWN) });
}

/** None if nothing changed. */
export function webhookChangeEntry(before: Webhook, after: Webhook, context: DecisionContext): RowEffect[] {
  if (after.version === before.version) return [];
  const isDisabled = before.status === 'active' && after.status === 'disabled';
  return [webhookEntry(isDisabled ? 'webhook.disabled' : 'webhook.updated', [before, after], context)];
}

export interface WebhookChange {
  readonly webhook: Webhook;
  readonly effects: readonly Effect[];
}

/** With the present actor. */
export function touched(webhook: Webhook, { now, actor }: DecisionContext): Webhook {
  return { ...webhook, version: webhook.version + 1, updatedAt: now, updatedBy: actor };
}

/**
 * Stops events, tells the tenant's other subscriptions, ends its run and cancels what waits. Nothing changes if it is
 * disabled.
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

/** Takes events again with a clean record. Nothing changes if it is active. */
export function enableWebhook(webhook: Webhook, context: DecisionContext): WebhookChange {
  if (webhook.status === 'active') return { webhook, effects: [] };
  const cleared = { disabledReason: null, disabledAt: null, failingSince: null };
  const enabled = touched({ ...webhook, ...cleared, status: 'active' }, context);
  return { webhook: enabled, effects: [saveRow(webhooksTable, enabled)] };
}

/** A test's event; it changes only the count of versions. */
export function notifyOfTest(webhook: Webhook, context: DecisionContext): WebhookChange {
  const counted = { ...webhook, version: webhook.version + 1 };
  return {
    webhook: counted,
    effects: [saveRow(webhooksTable, counted), publish(context, 'webhook.test', counted)],
  };
}
