import { randomUUID } from 'node:crypto';
import { systemClock } from '../../calendar/clock.ts';
import type { EventType } from '../../../generated/events.ts';
import { insertRow, removeRow } from '../../db/statements/table.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { firstSecret, webhookSecretsTable } from '../../webhooks/subscriptions/secrets.ts';
import { publish } from '../../outbox/event.ts';
import {
  webhookAttemptsTable,
  webhookDeliveriesTable,
  type WebhookAttempt,
  type WebhookDelivery,
} from '../../webhooks/deliveries/table.ts';
import { webhooksTable, type Webhook } from '../../webhooks/subscriptions/table.ts';
import type { CallRules } from '../../calls/connector.ts';
import { WebhookDeliverer, type DelivererDependencies } from '../../webhooks/deliveries/deliverer.ts';
import type { Worker } from '../../workers/worker.ts';
import { need, type DecisionContext, type Effect } from '../../writes/write.ts';
import { probeWrite } from './probe-write.ts';
import type { TestWriteQueue } from './test-write-queue.ts';
import { testWebhook } from './test-webhook.ts';
import { testWorker, type TestWorkerOptions } from './test-worker.ts';

/** Receivers of tests are on this machine. */
const LOOPBACK: CallRules = {
  refusalOf: () => null,
  lookUp: () => Promise.resolve(['127.0.0.1']),
};

/** A worker that posts webhooks beside all else, and whoever posts for it. */
export function postingWorker(
  test: TestWriteQueue,
  given: Partial<DelivererDependencies> & Pick<TestWorkerOptions, 'providers' | 'database'> = {},
): { readonly worker: Worker; readonly deliverer: WebhookDeliverer } {
  const { providers, database = test.database, ...own } = given;
  const webhooks = new WebhookDeliverer({
    database,
    writeQueue: test.writeQueue,
    clock: () => test.clock.now ?? undefined,
    ownClock: () => test.clock.now ?? systemClock(),
    newToken: randomUUID,
    sealer: test.sealer,
    rules: LOOPBACK,
    environment: 'sandbox',
    epochs: { of: () => 1 },
    random: () => 0,
    onFault: (error) => void test.faults.push(error),
    ...own,
  });
  const worker = testWorker(test, { webhooks, database, ...(providers === undefined ? {} : { providers }) });
  return { worker, deliverer: webhooks };
}

/** Subscribes a tenant; answers the subscription's identifier and its secret. */
export async function subscribe(
  { writeQueue }: TestWriteQueue,
  tenantId: string,
  given: Partial<Webhook> & Pick<Webhook, 'url'>,
): Promise<{ readonly id: string; readonly secret: string }> {
  return writeQueue.submit(
    probeWrite(tenantId, {
      decide: (_loaded, context) => {
        const id = context.newId('whk');
        const webhook = testWebhook({ tenantId, id, ...given });
        const { text: secret, effects } = firstSecret(webhook, context);
        return { reply: { id, secret }, effects: [insertRow(webhooksTable, webhook), ...effects] };
      },
    }),
  );
}

/** Publishes events of a tenant in one commit; answers their identifiers. */
export async function publishEvents(
  { writeQueue }: Pick<TestWriteQueue, 'writeQueue'>,
  tenantId: string,
  count = 1,
  type: EventType = 'payout.settled',
): Promise<string[]> {
  return writeQueue.submit(
    probeWrite(tenantId, {
      decide: (_loaded, context) => {
        const effects = Array.from({ length: count }, (_, place) =>
          publish(context, type, {
            tenantId,
            id: context.newId('pay'),
            status: type.slice(type.indexOf('.') + 1),
            version: place + 1,
          }),
        );
        return { reply: effects.map(({ event }) => event.id), effects };
      },
    }),
  );
}

/** Changes a subscription by a decision about its row. */
export async function changeWebhook(
  { writeQueue }: TestWriteQueue,
  tenantId: string,
  id: string,
  change: (webhook: Webhook, context: DecisionContext) => readonly Effect[],
): Promise<void> {
  await writeQueue.submit(
    probeWrite(tenantId, {
      needs: [need(webhooksTable, { id })],
      decide: (loaded, context) => ({ effects: change(loaded.find(webhooksTable, { id })!, context) }),
    }),
  );
}

/** Removes a subscription with its secrets. */
export async function removeWebhook(
  { writeQueue }: TestWriteQueue,
  tenantId: string,
  id: string,
): Promise<void> {
  await writeQueue.submit(
    probeWrite(tenantId, {
      needs: [need(webhooksTable, { id }), need(webhookSecretsTable, { webhookId: id })],
      decide: (loaded) => ({
        effects: [
          ...loaded
            .list(webhookSecretsTable, { webhookId: id })
            .map((secret) => removeRow(webhookSecretsTable, secret)),
          removeRow(webhooksTable, loaded.find(webhooksTable, { id })!),
        ],
      }),
    }),
  );
}

/** The deliveries to a subscription, in the order of their events. */
export async function deliveriesOf(
  { database }: TestWriteQueue,
  webhookId: string,
): Promise<WebhookDelivery[]> {
  const rows = await selectMatching(database.reader, webhookDeliveriesTable, [{ webhookId }]);
  return rows.sort((one, other) => one.eventSeq - other.eventSeq || (one.id < other.id ? -1 : 1));
}

/** The attempts of a delivery, oldest first. */
export async function attemptsOf(
  { database }: TestWriteQueue,
  deliveryId: string,
): Promise<WebhookAttempt[]> {
  const rows = await selectMatching(database.reader, webhookAttemptsTable, [{ deliveryId }]);
  return rows.sort((one, other) => one.number - other.number);
}

/** A subscription as it stands; undefined where it is gone. */
export async function readWebhook({ database }: TestWriteQueue, id: string): Promise<Webhook | undefined> {
  const [webhook] = await selectMatching(database.reader, webhooksTable, [{ id }]);
  return webhook;
}
