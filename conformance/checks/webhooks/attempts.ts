import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import * as answers from '../../receiver/answers.ts';
import type { Answering } from '../../receiver/answers.ts';
import { named, type Check } from '../../suite/check.ts';
import { NO_RECEIVER } from '../../suite/open-receiver.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  causeEvent,
  deliveryOf,
  lacksReceiver,
  lastAttempt,
  poll,
  readDelivery,
  receiverOf,
  subscribe,
  unsubscribe,
  type Subscription,
} from '../../suite/webhooks.ts';

/** The second attempt comes so much after the first, and at most a tenth later. */
const SECOND_AFTER_MS = 5_000;
/** What is kept of a body, and for how long is read: the rest is the machine's. */
const KEPT_BYTES = 2048;
const READ_MS = 10_000;
/** An attempt has 15 s, and this is more. */
const TOO_LATE_MS = 16_500;
const BOUND_MS = 60_000;

/** One way of a receiver, and what the record must say of the attempt. */
interface Way {
  readonly name: string;
  readonly answer: Answering;
  /** A status that failed, or the reasons that may stand there if no status came. */
  readonly failed?: number | readonly string[];
  /** Seconds that the answer asks for. */
  readonly retryAfter?: number;
  /** Whether it needs the service's very connection, with nothing in between. */
  readonly isRaw?: true;
}

const INTERNAL = 'internal';

function ways(internal: string): readonly Way[] {
  const moved = (code: number): Way => ({
    name: `${code}`,
    answer: answers.status(code, { location: internal }),
    failed: code,
  });
  return [
    { name: '200', answer: answers.status(200) },
    { name: '299', answer: answers.status(299) },
    { name: 'a body of 3000 characters', answer: answers.status(200, {}, 'ä'.repeat(3000)) },
    ...[301, 302, 303, 307, 308].map(moved),
    ...[304, 400, 401, 404, 409, 500, 502].map((code) => ({
      name: `${code}`,
      answer: answers.status(code),
      failed: code,
    })),
    { name: '429', answer: answers.status(429), failed: 429 },
    {
      name: '429 for 120 s',
      answer: answers.status(429, { 'retry-after': '120' }),
      failed: 429,
      retryAfter: 120,
    },
    {
      name: '503 for 300 s',
      answer: answers.status(503, { 'retry-after': '300' }),
      failed: 503,
      retryAfter: 300,
    },
    { name: '503 for 1 s', answer: answers.status(503, { 'retry-after': '1' }), failed: 503 },
    { name: '500 for 300 s', answer: answers.status(500, { 'retry-after': '300' }), failed: 500 },
    { name: 'no answer', answer: answers.hang, failed: ['timeout'], isRaw: true },
    { name: '204 too late', answer: answers.late(TOO_LATE_MS), failed: ['timeout'], isRaw: true },
    { name: 'a reset', answer: answers.reset, failed: ['connection_failed'], isRaw: true },
    { name: 'nonsense', answer: answers.nonsense, failed: ['protocol_error'], isRaw: true },
    { name: 'a head over 16 KiB', answer: answers.largeHead, failed: ['protocol_error'], isRaw: true },
    { name: 'a dripping body', answer: answers.drip, isRaw: true },
    { name: 'an endless body', answer: answers.endless, isRaw: true },
    { name: 'a body that unpacks to 32 MiB', answer: answers.bomb, isRaw: true },
  ];
}

/** The next attempt is due when the schedule says, or when the answer asks for it where that is later. */
function expectNext(trial: Trial, way: Way, delivery: JsonObject, frozenAt: string): void {
  const waits = Date.parse(textAt(delivery, 'nextAttemptAt')) - Date.parse(frozenAt);
  const least = Math.max(SECOND_AFTER_MS, (way.retryAfter ?? 0) * 1000);
  trial.expect(
    textAt(delivery, 'status') === 'pending' && waits >= least && waits <= least * 1.1,
    'getWebhookDelivery',
    `after ${way.name} it is ${textAt(delivery, 'status')}, and its next attempt waits ${waits} ms instead of ${least}`,
  );
}

function expectAttempt(trial: Trial, way: Way, delivery: JsonObject): void {
  const attempt = lastAttempt(delivery);
  const code = valueAt(attempt, 'responseStatus');
  const reason = textAt(attempt, 'error');
  const said = `${textAt(attempt, 'outcome')} ${reason || JSON.stringify(code)}`;
  const isGood = textAt(attempt, 'outcome') === 'succeeded';
  const { failed } = way;
  const fits =
    failed === undefined
      ? isGood && typeof code === 'number'
      : !isGood && (typeof failed === 'number' ? code === failed : failed.includes(reason));
  trial.expect(fits, 'getWebhookDelivery', `${way.name} is recorded as ${said}`);
  const kept = Buffer.byteLength(textAt(attempt, 'responseBody').replaceAll('\uFFFD', '.'));
  trial.expect(kept <= KEPT_BYTES, 'getWebhookDelivery', `of ${way.name} ${kept} bytes are kept`);
  const took = Number(valueAt(attempt, 'durationMs'));
  trial.expect(
    took <= (failed === undefined ? READ_MS : TOO_LATE_MS),
    'getWebhookDelivery',
    `${way.name} took ${took} ms`,
  );
}

async function expectWay(
  trial: Trial,
  way: Way,
  { id, place }: Subscription,
  eventId: string,
  frozenAt: string,
) {
  const listed = await deliveryOf(trial, { id }, eventId);
  const delivery = await poll(
    () => readDelivery(trial, textAt(listed, 'id')),
    (each) => Number(each['attemptCount']) > 0,
    BOUND_MS,
  );
  expectAttempt(trial, way, delivery);
  if (way.failed !== undefined) expectNext(trial, way, delivery, frozenAt);
  else {
    const ended = textAt(delivery, 'status');
    trial.expect(ended === 'succeeded', 'getWebhookDelivery', `after ${way.name} the delivery is ${ended}`);
  }
  const came = place.received.length;
  trial.expect(
    came === 1,
    'getWebhookDelivery',
    `${way.name} was tried ${came} times under a clock that stands`,
  );
  const count = objectsAt(delivery, 'attempts').length;
  trial.expect(count === 1, 'getWebhookDelivery', `${way.name} is recorded as ${count} attempts`);
}

/** All of them at once, by one event: none waits for another. */
async function tryWays(trial: Trial, wanted: (way: Way) => boolean): Promise<void> {
  const receiver = receiverOf(trial);
  const internal = receiver.place(trial.session.newName(INTERNAL));
  await withStoppedClock(trial, async (frozenAt) => {
    const tried: { way: Way; subscription: Subscription }[] = [];
    try {
      for (const way of ways(internal.url).filter(wanted)) {
        tried.push({ way, subscription: await subscribe(trial, ['beneficiary.created'], way.answer) });
      }
      const eventId = textAt(await causeEvent(trial), 'id');
      await Promise.all(
        tried.map(({ way, subscription }) => expectWay(trial, way, subscription, eventId, frozenAt)),
      );
    } finally {
      await unsubscribe(
        trial,
        tried.map(({ subscription }) => subscription),
      );
    }
  });
  const followed = internal.received.length;
  trial.expect(followed === 0, 'createWebhook', `${followed} redirects were followed`, []);
}

async function tryUnreachable(trial: Trial): Promise<void> {
  const { port } = new URL(receiverOf(trial).url);
  const cases: readonly (readonly [string, string])[] = [
    [`https://127.0.0.1:${port}/tls`, 'tls_error'],
    ['http://127.0.0.1:65535/nobody', 'connection_refused'],
  ];
  await withStoppedClock(trial, async () => {
    for (const [url, reason] of cases) {
      const body = { url, eventTypes: ['beneficiary.created'] };
      const id = textAt(await trial.get('createWebhook', { body }), 'id');
      try {
        const listed = await deliveryOf(trial, { id }, textAt(await causeEvent(trial), 'id'));
        const delivery = await poll(
          () => readDelivery(trial, textAt(listed, 'id')),
          (each) => Number(each['attemptCount']) > 0,
        );
        const said = textAt(lastAttempt(delivery), 'error');
        trial.expect(said === reason, 'getWebhookDelivery', `${url} is recorded as ${said || 'no error'}`);
      } finally {
        await unsubscribe(trial, [{ id }]);
      }
    }
  });
}

const ABOUT = named('createWebhook', 'getWebhookDelivery', 'listSubscriptionDeliveries');

export const webhookAttempts: Check = {
  name: 'webhook-attempts',
  title:
    'Any 2xx is success and all else a failed attempt that is tried again, redirects are not followed, and an asked-for delay is waited for where it is longer',
  source: 'decision',
  isBeside: true,
  appliesTo: ABOUT,
  lacks: lacksReceiver,
  run: async (trial) => tryWays(trial, ({ isRaw }) => isRaw !== true),
};

export const webhookConnections: Check = {
  name: 'webhook-connections',
  title:
    'Silence, resets, nonsense and large heads are failed attempts with their reason; a slow, endless or packed body after a success costs no more than the bytes that are kept',
  source: 'decision',
  isBeside: true,
  appliesTo: ABOUT,
  lacks: (world) =>
    lacksReceiver(world) ?? (world.receiver?.isDirect === true ? undefined : `${NO_RECEIVER} directly`),
  run: async (trial) => {
    await tryWays(trial, ({ isRaw }) => isRaw === true);
    await tryUnreachable(trial);
  },
};
