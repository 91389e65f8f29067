import { setTimeout as delay } from 'node:timers/promises';
import { textAt, type JsonObject } from '../json/json.ts';
import type { Tenant } from './tenant.ts';

/** The least that makes a subscription, to events that nothing causes: nothing is sent to it. */
export function plainWebhook(): JsonObject {
  return { url: 'http://127.0.0.1:4000/hooks', eventTypes: ['api_key.created'] };
}

/** A subscription that nothing else uses, and that is sent nothing. */
export async function newWebhook(tenant: Tenant): Promise<JsonObject> {
  return (await tenant.do('createWebhook', { body: plainWebhook() })) as JsonObject;
}

/** How long a test may take until it has failed, and how often is looked. */
const TEST_LIMIT_MS = 20_000;
const LOOK_MS = 50;

/** A subscription whose deliveries are listed, made at the first use. */
export async function deliveredWebhook(tenant: Tenant): Promise<string> {
  return tenant.once('webhook with deliveries', async () => textAt(await newWebhook(tenant), 'id'));
}

/** A delivery that has come to its end, of a test; nobody has to be there to take it. */
export async function newDelivery(tenant: Tenant): Promise<JsonObject> {
  const path = { id: await deliveredWebhook(tenant) };
  const made = await tenant.do('testWebhook', { path });
  const deadline = performance.now() + TEST_LIMIT_MS;
  for (;;) {
    const found = (await tenant.do('getWebhookDelivery', { path: { id: textAt(made, 'id') } })) as JsonObject;
    if (textAt(found, 'status') !== 'pending' || performance.now() > deadline) return found;
    await delay(LOOK_MS);
  }
}
