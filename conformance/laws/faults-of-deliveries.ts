import { isSameJson } from '../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../json/json.ts';
import { onlyHeader, type ReceivedRequest } from '../receiver/received-request.ts';
import { unlessHeld, type Fault } from './books.ts';

/** What is held together of one subscription: what it was to get, what the service says of it, and what came. */
export interface Delivering {
  /** Events that it took in and that were committed while it was active. */
  readonly expected: readonly JsonObject[];
  readonly deliveries: readonly JsonObject[];
  readonly received: readonly ReceivedRequest[];
}

const LIST = 'listSubscriptionDeliveries';
const GET = 'getWebhookDelivery';

const SIGNS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];

function faultsOfSelection({ expected, deliveries }: Delivering): Fault[] {
  const wanted = new Map(expected.map((event) => [textAt(event, 'id'), textAt(event, 'type')]));
  const made = deliveries.filter((each) => textAt(each, 'trigger') === 'event');
  const counts = new Map<string, number>();
  for (const each of made) {
    const id = textAt(each, 'eventId');
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const strangers = [...counts.keys()].filter((id) => !wanted.has(id));
  return [
    ...[...wanted].flatMap(([id, type]) =>
      unlessHeld(
        counts.get(id) === 1,
        LIST,
        `${type} ${id} has ${counts.get(id) ?? 0} deliveries to a subscription that takes it in`,
      ),
    ),
    ...strangers.map((id) => ({
      operation: LIST,
      message: `${id} was delivered to a subscription that it is not for`,
    })),
  ];
}

/** The text that is sent is the event's, to the byte. */
function faultsOfTexts({ expected, deliveries, received }: Delivering): Fault[] {
  const texts = new Map(expected.map((event) => [textAt(event, 'id'), JSON.stringify(event)]));
  return [
    ...deliveries.flatMap((delivery) => {
      const text = texts.get(textAt(delivery, 'eventId'));
      const isSame = text === undefined || textAt(delivery, 'requestBody') === text;
      return unlessHeld(isSame, GET, `the requestBody of ${textAt(delivery, 'id')} is not its event's text`);
    }),
    ...received.flatMap((request) => {
      const id = onlyHeader(request, 'webhook-id') ?? '';
      const text = texts.get(id);
      const isSame = text === undefined || request.body.toString('utf8') === text;
      return unlessHeld(isSame, LIST, `what came of ${id} is not the text of GET /v1/events/${id}`);
    }),
  ];
}

function signsOf(headers: (name: string) => string): string {
  return SIGNS.map(headers).join(' ');
}

/** Each attempt that reached the place stands in the record of its delivery, as it was sent, and no other does. */
function faultsOfRecord({ deliveries, received }: Delivering): Fault[] {
  const open = new Map<string, number>();
  for (const request of received) {
    const signs = signsOf((name) => onlyHeader(request, name) ?? '');
    open.set(signs, (open.get(signs) ?? 0) + 1);
  }
  const faults = deliveries.flatMap((delivery) =>
    objectsAt(delivery, 'attempts').flatMap((attempt) => {
      const signs = signsOf((name) => textAt(attempt, 'requestHeaders', name));
      const left = open.get(signs) ?? 0;
      open.set(signs, left - 1);
      const number = JSON.stringify(valueAt(attempt, 'number'));
      return unlessHeld(
        left > 0,
        GET,
        `attempt ${number} of ${textAt(delivery, 'id')} never came as it is recorded`,
      );
    }),
  );
  const unrecorded = [...open.values()].reduce((sum, left) => sum + Math.max(0, left), 0);
  return [
    ...faults,
    ...unlessHeld(
      unrecorded === 0,
      LIST,
      `${unrecorded} of ${received.length} requests that came are not recorded`,
    ),
  ];
}

export function faultsOfListed(listed: readonly JsonObject[], deliveries: readonly JsonObject[]): Fault[] {
  const whole = new Map(deliveries.map((each) => [textAt(each, 'id'), each]));
  return listed.flatMap((each) => {
    const { attempts: _attempts, requestBody: _text, ...rest } = whole.get(textAt(each, 'id')) ?? {};
    return unlessHeld(
      isSameJson(each, rest),
      LIST,
      `${textAt(each, 'id')} is listed otherwise than it is shown`,
    );
  });
}

/**
 * What is wrong between the events of a subscription, the service's record of their deliveries, and what came in. To be
 * asked when nothing is pending and no process was killed meanwhile.
 */
export function faultsOfDeliveries(delivering: Delivering): Fault[] {
  return [...faultsOfSelection(delivering), ...faultsOfTexts(delivering), ...faultsOfRecord(delivering)];
}
