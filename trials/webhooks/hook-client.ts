import { setTimeout as delay } from 'node:timers/promises';
import { randomUUID } from 'node:crypto';
import type { Answering } from '../../conformance/receiver/answers.ts';
import type { Place, Receiver } from '../../conformance/receiver/receiver.ts';
import { textAt, type JsonObject } from '../../conformance/json/json.ts';
import {
  attemptOf,
  change,
  readJson,
  readList,
  type Shown,
  type TenantAccount,
} from '../client/tenant-client.ts';

/** A subscription of a trial's, with the secrets that it has had, oldest first. */
export interface TrialSubscription {
  readonly id: string;
  readonly secrets: string[];
  readonly place: Place;
}

export async function subscribe(
  baseUrl: string,
  account: TenantAccount,
  receiver: Receiver,
  eventTypes: readonly string[],
  answer?: Answering,
): Promise<TrialSubscription> {
  const place = receiver.place(randomUUID(), answer);
  const made = await subscribeUrl(baseUrl, account, place.url, eventTypes);
  return { id: made.id, secrets: [textAt(made as JsonObject, 'secret')], place };
}

/** Subscribes a URL. @throws Error if it is refused */
export async function subscribeUrl(
  baseUrl: string,
  account: TenantAccount,
  url: string,
  eventTypes: readonly string[],
): Promise<Shown> {
  return change(baseUrl, attemptOf(account, randomUUID(), 'POST', '/v1/webhooks', { url, eventTypes }));
}

/** Gives a subscription another secret. */
export async function rotate(
  baseUrl: string,
  account: TenantAccount,
  subscription: TrialSubscription,
  graceSeconds: number,
): Promise<void> {
  const path = `/v1/webhooks/${subscription.id}/rotate-secret`;
  const rotated = await change(baseUrl, attemptOf(account, randomUUID(), 'POST', path, { graceSeconds }));
  subscription.secrets.push(textAt(rotated as JsonObject, 'secret'));
}

/** All events of an account, newest first. */
export async function readEvents(
  baseUrl: string,
  { secretKey }: TenantAccount,
): Promise<readonly JsonObject[]> {
  return (await readList(baseUrl, secretKey, '/v1/events')) as unknown as readonly JsonObject[];
}

/** The deliveries of a subscription, newest first, as they are listed. */
export async function readDeliveries(
  baseUrl: string,
  { secretKey }: TenantAccount,
  id: string,
  status?: string,
): Promise<readonly JsonObject[]> {
  const query = status === undefined ? '' : `?status=${status}`;
  return (await readList(
    baseUrl,
    secretKey,
    `/v1/webhooks/${id}/deliveries${query}`,
  )) as unknown as JsonObject[];
}

export async function untilDelivered(
  baseUrl: string,
  account: TenantAccount,
  id: string,
  boundMs: number,
): Promise<readonly JsonObject[]> {
  const deadline = performance.now() + boundMs;
  for (;;) {
    const path = `/v1/webhooks/${id}/deliveries?status=pending&limit=1`;
    const page = await readJson<{ data: readonly JsonObject[] }>(baseUrl, account.secretKey, path);
    if (page.data.length === 0 || performance.now() > deadline) return page.data;
    await delay(200);
  }
}
