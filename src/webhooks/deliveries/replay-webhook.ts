import { presentMoment, type Moment } from '../../clock.ts';
import type { WriteHandler } from '../../contract/handler.ts';
import type { RequestOf, Schema } from '../../contract/operation-types.ts';
import { readSnapshot } from '../../db/read-snapshot.ts';
import { insertRow, saveRow, type RowEffect } from '../../db/row-effect.ts';
import { ApiError } from '../../errors/api-error.ts';
import { presentOfTenant } from '../../ledger/present-of-tenant.ts';
import { webhookFanOutsTable } from '../../outbox/webhook-fan-out.ts';
import { webhooksTable, type Webhook } from '../../outbox/webhook.ts';
import { webhookNeed } from '../../flows/webhooks/change-webhook.ts';
import type { DecisionContext } from '../../writes/write.ts';
import { findReplayable, MOST_REPLAYED } from './find-replayable.ts';
import { findWebhookOf } from './webhook-delivery-store.ts';

type Body = RequestOf<'replayWebhook'>['body'];

/** Events whose deliveries are made in one commit: a long replay takes the tenant's lock many times, and never for long. */
const PART = 100;

/** What a replay would send, found with no transaction open. */
interface Found {
  /** The subscription as it was then; undefined where there is none. */
  readonly webhook: Webhook | undefined;
  readonly to: Moment;
  /** Oldest first; one more than the most, where there are more. */
  readonly events: readonly string[];
}

/** The end of the range: without one, what happened just now is in. */
function endOf({ to }: Body, now: Moment): Moment {
  return to === undefined ? now + 1 : Date.parse(to);
}

/** @throws ApiError invalid_request */
function checkRange(body: Body, to: Moment): void {
  if (Date.parse(body.from) < to) return;
  const message = 'must be before the end of the range';
  throw new ApiError('invalid_request', { details: [{ in: 'body', path: '/from', message }] });
}

/** The parts in which the deliveries are made. */
function partsOf(events: readonly string[], { id, run }: Webhook, context: DecisionContext): RowEffect[] {
  const { newId, serverNow, head } = context;
  return Array.from({ length: Math.ceil(events.length / PART) }, (_, place) =>
    insertRow(webhookFanOutsTable, {
      id: newId('dlv'),
      tenantId: head.tenant.id,
      trigger: 'replay',
      webhooks: [{ id, run }],
      events: events.slice(place * PART, (place + 1) * PART),
      writtenAt: serverNow,
    }),
  );
}

/** POST /v1/webhooks/{id}/replay: sends events of a time again. */
export const replayWebhook: WriteHandler<'replayWebhook', Found> = {
  kind: 'write',
  check: ({ body }) => {
    if (body.to !== undefined) checkRange(body, Date.parse(body.to));
  },
  checkAt: ({ body }, now) => {
    checkRange(body, endOf(body, now));
  },
  findOut: ({ path, body }, { database, clock, caller: { tenantId } }) =>
    readSnapshot(database, async (db) => {
      const to = endOf(body, await presentOfTenant(db, tenantId, clock()));
      const webhook = await findWebhookOf(db, tenantId, path.id);
      if (webhook === undefined) return { webhook, to, events: [] };
      const { eventTypes = webhook.eventTypes, onlyFailed = true } = body;
      const query = { webhook, from: Date.parse(body.from), to, eventTypes, onlyFailed };
      return { webhook, to, events: await findReplayable(db, query) };
    }),
  needs: ({ path }) => [webhookNeed(path.id)],
  decide: ({ path, body }, loaded, context, found) => {
    const webhook = loaded.find(webhooksTable, { id: path.id });
    if (webhook === undefined) throw new ApiError('not_found');
    const { eventTypes = webhook.eventTypes, onlyFailed = true, dryRun = false } = body;
    if (webhook.status === 'disabled' && !dryRun)
      throw new ApiError('invalid_state', { message: 'The subscription is disabled.' });
    // Another replay came between, or it was disabled: what was found is no longer what there is to send.
    const isStale = found.webhook?.replays !== webhook.replays || found.webhook.run !== webhook.run;
    if (isStale) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    const count = found.events.length;
    if (count > MOST_REPLAYED)
      throw new ApiError('limit_exceeded', {
        message: `A replay can have at most ${MOST_REPLAYED} deliveries.`,
      });
    const reply = {
      webhookId: webhook.id,
      from: presentMoment(Date.parse(body.from)),
      to: presentMoment(found.to),
      eventTypes: [...eventTypes] as Schema<'WebhookReplay'>['eventTypes'],
      onlyFailed,
      dryRun,
      count,
    };
    if (dryRun || count === 0) return { reply, effects: [] };
    const counted = saveRow(webhooksTable, { ...webhook, replays: webhook.replays + 1 });
    return { reply, effects: [counted, ...partsOf(found.events, webhook, context)] };
  },
};
