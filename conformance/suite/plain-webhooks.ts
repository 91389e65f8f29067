import { setTimeout as delay } from 'node:timers/promises';
import { textAt, textsAt, type JsonObject } from '../json/json.ts';
import { roomFor } from './passing-records.ts';
import { plainWebhook } from './plain-bodies.ts';
import type { Tenant } from './tenant.ts';

/** What is said of a subscription that nobody needs for more than one call. */
const PASSING = 'for one call';

const isPlain = (each: JsonObject): boolean =>
  textsAt(each, 'eventTypes').join() === textsAt(plainWebhook(), 'eventTypes').join();

/**
 * An account has 200 subscriptions. A walk while others write knows forty, and sees some fifty more come in above them: so many
 * stay.
 */
const makeRoom = roomFor({
  list: 'listWebhooks',
  query: {},
  clearedEvery: 40,
  left: 110,
  isPassing: (each) => isPlain(each) && textAt(each, 'description') === PASSING,
  isLeftBehind: (each, tenant) => isPlain(each) && textAt(each, 'createdAt') < tenant.began.at,
  remove: 'deleteWebhook',
});

/** A body that makes a subscription for one call. */
export async function passingWebhook(tenant: Tenant): Promise<JsonObject> {
  await makeRoom(tenant);
  return { ...plainWebhook(), description: PASSING };
}

/** A subscription that nothing else uses, and that is sent nothing; made for one call. */
export async function newWebhook(tenant: Tenant): Promise<JsonObject> {
  return (await tenant.do('createWebhook', { body: await passingWebhook(tenant) })) as JsonObject;
}

/** The subscription that calls share which leave it as it is, made at the first use. */
export async function sharedWebhook(tenant: Tenant): Promise<string> {
  const make = async (): Promise<string> =>
    textAt(await tenant.do('createWebhook', { body: plainWebhook() }), 'id');
  return tenant.once('webhook', make);
}

/** How long a test may take until it has failed, and how often is looked. */
const TEST_LIMIT_MS = 20_000;
const LOOK_MS = 50;

/** A delivery that has come to its end, of a test; nobody has to be there to take it. */
export async function newDelivery(tenant: Tenant): Promise<JsonObject> {
  const path = { id: await tenant.ownerOfList('listSubscriptionDeliveries') };
  const made = await tenant.do('testWebhook', { path });
  const deadline = performance.now() + TEST_LIMIT_MS;
  for (;;) {
    const found = (await tenant.do('getWebhookDelivery', { path: { id: textAt(made, 'id') } })) as JsonObject;
    if (textAt(found, 'status') !== 'pending' || performance.now() > deadline) return found;
    await delay(LOOK_MS);
  }
}

/** A certification that has ended: nobody listens where its subscription sends. It takes a minute at the most. */
export async function newCertification(tenant: Tenant): Promise<JsonObject> {
  const begun = await tenant.do('certifyWebhook', { path: { id: textAt(await newWebhook(tenant), 'id') } });
  const path = { id: textAt(begun, 'id') };
  for (;;) {
    const report = (await tenant.do('getCertification', { path })) as JsonObject;
    if (textAt(report, 'status') !== 'running') return report;
    await delay(LOOK_MS);
  }
}
