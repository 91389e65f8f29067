import type { Moment } from '../../calendar/clock.ts';
import { type RowEffect, removeRow, saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import { type EventRow, eventsTable } from '../../outbox/event.ts';
import { isLeased } from '../../outbox/instruction.ts';
import { type DecisionContext, type Loaded, type Write, need } from '../../writes/write.ts';
import {
  type WebhookSecret,
  signingSecrets,
  webhookSecretNeed,
  webhookSecretsTable,
} from '../subscriptions/secrets.ts';
import { webhooksTable } from '../subscriptions/table.ts';
import { endedDelivery, isOver } from './rules.ts';
import { type WebhookDelivery, mostAtOnce, webhookDeliveriesTable, webhookLinesTable } from './table.ts';

/** Time for an attempt with its writing, on the server clock; then it is repeated. */
const LEASE_MS = 60_000;

export interface LeasedAttempt {
  readonly delivery: WebhookDelivery;
  readonly token: string;
  /** From 1; unchanged if an earlier attempt's end was lost. */
  readonly number: number;
  readonly event: EventRow;
  readonly url: string;
  /** Newest first. */
  readonly secrets: readonly WebhookSecret[];
  /** On the tenant's clock. */
  readonly at: Moment;
}

export interface DueDeliveries {
  readonly tenantId: string;
  readonly webhookId: string;
  /** In order, with a token each. */
  readonly deliveries: readonly { readonly id: string; readonly token: string }[];
}

type Turn =
  | { readonly kind: 'none' }
  /** Ends without an attempt. */
  | { readonly kind: 'ended'; readonly effect: RowEffect }
  | { readonly kind: 'ready'; readonly delivery: WebhookDelivery; readonly event: EventRow };

function turnOf(id: string, loaded: Loaded, { now, serverNow }: DecisionContext, run: number): Turn {
  const delivery = loaded.find(webhookDeliveriesTable, { id });
  if (delivery?.status !== 'pending' || delivery.dueAt === null || delivery.dueAt > now)
    return { kind: 'none' };
  if (isLeased(delivery, serverNow)) return { kind: 'none' };
  if (isOver(delivery, { run })) return { kind: 'none' };
  const event = loaded.find(eventsTable, { id: delivery.eventId });
  if (event === undefined) return { kind: 'ended', effect: removeRow(webhookDeliveriesTable, delivery) };
  if (delivery.cancelReason !== null) {
    const canceled = endedDelivery(delivery, 'canceled', now, delivery.cancelReason);
    return { kind: 'ended', effect: saveRow(webhookDeliveriesTable, canceled) };
  }
  return { kind: 'ready', delivery, event };
}

/**
 * One attempt each, within the subscription's limit. An expired lease may have posted: the attempt is repeated under
 * its number.
 */
export function leaseWebhookDeliveries({
  tenantId,
  webhookId,
  deliveries,
}: DueDeliveries): Write<readonly LeasedAttempt[]> {
  return {
    tenantId,
    actor: CLOCK,
    // A lease whose commit was lost expires by itself.
    claimed: false,
    needs: () => [
      need(webhooksTable, { id: webhookId }),
      need(webhookLinesTable, { webhookId }),
      webhookSecretNeed(webhookId),
      ...deliveries.map(({ id }) => need(webhookDeliveriesTable, { id })),
    ],
    furtherNeeds: (loaded) =>
      deliveries.flatMap(({ id }) => {
        const delivery = loaded.find(webhookDeliveriesTable, { id });
        return delivery === undefined ? [] : [need(eventsTable, { id: delivery.eventId })];
      }),
    decide: (loaded, context) => {
      const webhook = loaded.find(webhooksTable, { id: webhookId });
      if (webhook === undefined) return { reply: [], effects: [] };
      const secrets = signingSecrets(loaded.list(webhookSecretsTable, { webhookId }), context.now);
      const { held } = loaded.find(webhookLinesTable, { webhookId }) ?? { held: 0 };
      let free = mostAtOnce(webhook.failingSince) - held;
      const attempts: LeasedAttempt[] = [];
      const effects: RowEffect[] = [];
      for (const { id, token } of deliveries) {
        const turn = turnOf(id, loaded, context, webhook.run);
        if (turn.kind === 'ended') effects.push(turn.effect);
        if (turn.kind !== 'ready') continue;
        // Taking over an expired lease takes no further place.
        const isTakenOver = turn.delivery.leaseToken !== null;
        if (!isTakenOver && free <= 0) continue;
        if (!isTakenOver) free -= 1;
        const leased = { ...turn.delivery, leaseToken: token, leaseUntil: context.serverNow + LEASE_MS };
        effects.push(saveRow(webhookDeliveriesTable, leased));
        const { event } = turn;
        const number = leased.attemptCount + 1;
        attempts.push({ delivery: leased, token, number, event, url: webhook.url, secrets, at: context.now });
      }
      return { reply: attempts, effects };
    },
  };
}
