import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf } from '../http/exchange.ts';
import { objectsAt, textAt, type Json, type JsonObject } from '../json/json.ts';
import type { Answering } from '../receiver/answers.ts';
import type { Place, Receiver } from '../receiver/receiver.ts';
import type { Call } from './call.ts';
import { NO_RECEIVER } from './open-receiver.ts';
import type { Trial } from './trial.ts';
import { walkList } from './walk-list.ts';
import type { World } from './world.ts';

/** How long a delivery may take that nothing hinders, on a busy machine; and how often is looked. */
const BOUND_MS = 30_000;
const PAUSE_MS = 60;

/** A subscription whose deliveries come to a place of the suite's. */
export interface Subscription {
  readonly id: string;
  readonly secret: string;
  readonly place: Place;
  /** As its creation answered it. */
  readonly record: JsonObject;
}

/** Why deliveries cannot be tried here; undefined if they can. */
export function lacksReceiver({ session, receiver, policy }: World): string | undefined {
  if (!session.contract.operations.has('listSubscriptionDeliveries')) return 'the contract has no deliveries';
  return receiver === undefined ? NO_RECEIVER : policy.obstacle;
}

/** The suite's receiver. @throws Error if there is none: a check asks `lacksReceiver` first */
export function receiverOf({ world }: Trial): Receiver {
  if (world.receiver === undefined) throw new Error('The service cannot reach the suite');
  return world.receiver;
}

/** Whether a subscription's filter takes a type in; `webhook.test` is taken in by none. */
export function takesIn(filter: readonly string[], type: string): boolean {
  const [object = ''] = type.split('.');
  return type !== 'webhook.test' && ['*', `${object}.*`, type].some((each) => filter.includes(each));
}

/** Subscribes a new place of the suite's receiver. */
export async function subscribe(
  trial: Trial,
  eventTypes: readonly string[],
  answer?: Answering,
  call: Call = {},
): Promise<Subscription> {
  const place = receiverOf(trial).place(trial.session.newName('hooks'), answer);
  const body = { url: place.url, eventTypes: [...eventTypes] };
  const record = (await trial.get('createWebhook', { ...call, body })) as JsonObject;
  return { id: textAt(record, 'id'), secret: textAt(record, 'secret'), place, record };
}

/** Takes subscriptions away again, so that what other checks do is not delivered. */
export async function unsubscribe(
  trial: Trial,
  subscriptions: readonly Pick<Subscription, 'id'>[],
  call: Call = {},
): Promise<void> {
  await Promise.all(
    subscriptions.map(async ({ id }) => trial.call('deleteWebhook', { ...call, path: { id } })),
  );
}

/** Does something with subscriptions that are taken away afterwards. */
export async function withSubscriptions<Names extends string>(
  trial: Trial,
  wanted: Readonly<Record<Names, { readonly types: readonly string[]; readonly answer?: Answering }>>,
  act: (subscriptions: Readonly<Record<Names, Subscription>>) => Promise<void>,
): Promise<void> {
  const made: [string, Subscription][] = [];
  try {
    for (const [name, { types, answer }] of Object.entries(wanted) as [
      Names,
      { readonly types: readonly string[]; readonly answer?: Answering },
    ][]) {
      made.push([name, await subscribe(trial, types, answer)]);
    }
    await act(Object.fromEntries(made) as Record<Names, Subscription>);
  } finally {
    await unsubscribe(
      trial,
      made.map(([, each]) => each),
    );
  }
}

/** Looks again and again until what was read is enough, with a bound. Answers the last that was read. */
export async function poll<Read>(
  read: () => Promise<Read>,
  isEnough: (value: Read) => boolean,
  boundMs = BOUND_MS,
): Promise<Read> {
  const deadline = performance.now() + boundMs;
  for (;;) {
    const value = await read();
    if (isEnough(value) || performance.now() > deadline) return value;
    await delay(PAUSE_MS);
  }
}

/** The deliveries of a subscription, newest first, as they are listed. */
export async function deliveriesOf(
  trial: Trial,
  id: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<JsonObject[]> {
  return walkList(trial, 'listSubscriptionDeliveries', { limit: 200, ...query }, { call: { path: { id } } });
}

/** The only delivery of an event by a cause; waits until it is there. */
export async function deliveryOf(
  trial: Trial,
  subscription: Pick<Subscription, 'id'>,
  eventId: string,
  trigger = 'event',
): Promise<JsonObject> {
  const listed = await poll(
    async () =>
      (await deliveriesOf(trial, subscription.id, { eventId })).filter(
        (each) => textAt(each, 'trigger') === trigger,
      ),
    ({ length }) => length > 0,
  );
  const count = listed.length;
  trial.demand(count === 1, 'listSubscriptionDeliveries', `${eventId} has ${count} deliveries by ${trigger}`);
  return listed[0] ?? {};
}

/** A delivery in full. */
export async function readDelivery(trial: Trial, id: string): Promise<JsonObject> {
  return (await trial.get('getWebhookDelivery', { path: { id } })) as JsonObject;
}

/** A delivery once it has been tried so many times; waits for that with a bound. */
export async function triedDelivery(trial: Trial, id: string, attempts: number): Promise<JsonObject> {
  return poll(
    () => readDelivery(trial, id),
    (delivery) => Number(delivery['attemptCount']) >= attempts || textAt(delivery, 'status') !== 'pending',
  );
}

/** A delivery once it has ended; waits for that with a bound. */
export async function endedDelivery(trial: Trial, id: string): Promise<JsonObject> {
  return poll(
    () => readDelivery(trial, id),
    (delivery) => textAt(delivery, 'status') !== 'pending',
  );
}

/** The last attempt of a delivery. */
export function lastAttempt(delivery: Json): JsonObject {
  return objectsAt(delivery, 'attempts').at(-1) ?? {};
}

/** The newest event of the account; empty if there is none. */
export async function newestEvent(trial: Trial, call: Call = {}): Promise<string> {
  const page = await trial.call('listEvents', { ...call, query: { limit: 1 } });
  return textAt(bodyOf(page), 'data', 0, 'id');
}

/** How often the newest event is seen in a row before nothing is in progress any more. */
const QUIET_READINGS = 4;

/** The newest event once no more come, where the account's clock stands: what was in progress has then ended. */
export async function newestWhenQuiet(trial: Trial): Promise<string> {
  const seen: string[] = [];
  return poll(
    () => newestEvent(trial),
    (newest) => {
      seen.push(newest);
      return seen.length >= QUIET_READINGS && seen.slice(-QUIET_READINGS).every((each) => each === newest);
    },
  );
}

/** The events behind one, newest first; all where that one is not there. */
export async function eventsSince(trial: Trial, mark: string, call: Call = {}): Promise<JsonObject[]> {
  return walkList(
    trial,
    'listEvents',
    { limit: 200 },
    { call, until: (event) => textAt(event, 'id') === mark },
  );
}

/** Causes a cheap event, and answers it: new beneficiaries are told of. */
export async function causeEvent(trial: Trial): Promise<JsonObject> {
  const objectId = await trial.tenant.newBeneficiary();
  const [event] = objectsAt(await trial.get('listEvents', { query: { objectId } }), 'data');
  trial.demand(event !== undefined, 'listEvents', `nothing is told of the new beneficiary ${objectId}`);
  return event ?? {};
}
