import { MOST_DELIVERY_ATTEMPTS } from '../../calendar/retry.ts';
import { type RowEffect, insertRow, saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import { FREE } from '../../outbox/instruction.ts';
import { type DecisionContext, type Effect, type Write, need } from '../../writes/write.ts';
import { disableWebhook, webhookChangeEntry } from '../subscriptions/move.ts';
import { type DisabledReason, type Webhook, webhooksTable } from '../subscriptions/table.ts';
import type { LeasedAttempt } from './lease.ts';
import { delayAfter, endedDelivery, isOver, retryAfterMs } from './rules.ts';
import {
  type WebhookAttempt,
  type WebhookDelivery,
  webhookAttemptsTable,
  webhookDeliveriesTable,
} from './table.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A subscription that fails for so long is disabled. */
const FAILING_MS = 5 * DAY_MS;

const GONE = 410;

export type AttemptEnd = Pick<
  WebhookAttempt,
  | 'durationMs'
  | 'requestHeaders'
  | 'outcome'
  | 'responseStatus'
  | 'responseBody'
  | 'responseBodyTruncated'
  | 'error'
> & {
  /** As received. */
  readonly retryAfter: string | null;
  /** In [0, 1): jitter of the next wait. */
  readonly random: number;
};

export interface AttemptReply {
  /** False if the lease was taken over, or the delivery is gone. */
  readonly isKept: boolean;
  /** Null if it was not disabled. */
  readonly disabled: DisabledReason | null;
}

/** After an attempt. */
interface After {
  readonly delivery: WebhookDelivery;
  readonly effects: readonly Effect[];
  readonly disabled: DisabledReason | null;
}

interface Judged {
  readonly webhook: Webhook;
  readonly delivery: WebhookDelivery;
  readonly held: LeasedAttempt;
  readonly end: AttemptEnd;
  readonly context: DecisionContext;
}

/** A test has one attempt and leaves its subscription as it is. */
function isTest({ eventType }: WebhookDelivery): boolean {
  return eventType === 'webhook.test';
}

function afterSuccess({ webhook, delivery, context }: Judged): After {
  const effects =
    webhook.failingSince === null || isTest(delivery)
      ? []
      : [saveRow(webhooksTable, { ...webhook, failingSince: null })];
  return { delivery: endedDelivery(delivery, 'succeeded', context.now), effects, disabled: null };
}

/** Null if it does not. A removed or disabled run no longer counts. */
function whyDisabled({ webhook, held, end }: Judged): DisabledReason | null {
  if (end.responseStatus === GONE && webhook.url === held.url) return 'gone';
  const isTooLong = webhook.failingSince !== null && held.at - webhook.failingSince >= FAILING_MS;
  return isTooLong ? 'failing' : null;
}

function failedDelivery(judged: Judged, disabled: DisabledReason | null): WebhookDelivery {
  const { delivery, held, end, context } = judged;
  const { now, serverNow } = context;
  if (disabled === 'gone' || held.number >= MOST_DELIVERY_ATTEMPTS)
    return endedDelivery(delivery, 'failed', now);
  if (disabled !== null) return endedDelivery(delivery, 'canceled', now, 'disabled');
  const askedMs = retryAfterMs(end.responseStatus, end.retryAfter, serverNow);
  const delayMs = delayAfter(held.number, end.random, askedMs) ?? 0;
  // While the clock is being set, its steps are no time to recover in.
  const waitsFrom = Math.max(now, context.head.wallet.clockTarget ?? now);
  return { ...delivery, ...FREE, dueAt: waitsFrom + delayMs, updatedAt: now };
}

function afterFailure(judged: Judged): After {
  const { webhook, delivery, context } = judged;
  const { now } = context;
  if (isTest(delivery))
    return { delivery: endedDelivery(delivery, 'failed', now), effects: [], disabled: null };
  const cancelReason = delivery.cancelReason ?? (isOver(delivery, webhook) ? 'disabled' : null);
  if (cancelReason === 'disabled')
    return { delivery: endedDelivery(delivery, 'canceled', now, cancelReason), effects: [], disabled: null };
  const disabled = whyDisabled(judged);
  const failing = { ...webhook, failingSince: webhook.failingSince ?? now };
  const change = disabled === null ? undefined : disableWebhook(failing, disabled, context);
  const ended =
    cancelReason === null
      ? failedDelivery(judged, disabled)
      : endedDelivery(delivery, 'canceled', now, cancelReason);
  const keep: RowEffect[] = webhook.failingSince === null ? [saveRow(webhooksTable, failing)] : [];
  const effects =
    change === undefined
      ? keep
      : [...change.effects, ...webhookChangeEntry(failing, change.webhook, context)];
  return { delivery: ended, effects, disabled };
}

function attemptOf({ delivery, number, url, at }: LeasedAttempt, end: AttemptEnd): WebhookAttempt {
  const { durationMs, requestHeaders, outcome, responseStatus, responseBody, responseBodyTruncated, error } =
    end;
  const came = { responseStatus, responseBody, responseBodyTruncated, error };
  const { id: deliveryId, tenantId } = delivery;
  return { deliveryId, number, tenantId, at, durationMs, url, requestHeaders, outcome, ...came };
}

/** Writes the result of an attempt and what follows, if its lease still holds and delivery and subscription exist. */
export function endWebhookAttempt(held: LeasedAttempt, end: AttemptEnd): Write<AttemptReply> {
  const { id, tenantId, webhookId } = held.delivery;
  return {
    tenantId,
    actor: CLOCK,
    // The delivery shows whether it was counted.
    claimed: true,
    needs: () => [need(webhookDeliveriesTable, { id }), need(webhooksTable, { id: webhookId })],
    decide: (loaded, context) => {
      const delivery = loaded.find(webhookDeliveriesTable, { id });
      const webhook = loaded.find(webhooksTable, { id: webhookId });
      if (webhook === undefined || delivery?.leaseToken !== held.token)
        return { reply: { isKept: false, disabled: null }, effects: [] };
      const counted = { ...delivery, attemptCount: held.number };
      const judged = { webhook, delivery: counted, held, end, context };
      const after = end.outcome === 'succeeded' ? afterSuccess(judged) : afterFailure(judged);
      return {
        reply: { isKept: true, disabled: after.disabled },
        effects: [
          insertRow(webhookAttemptsTable, attemptOf(held, end)),
          saveRow(webhookDeliveriesTable, after.delivery),
          ...after.effects,
        ],
      };
    },
  };
}
