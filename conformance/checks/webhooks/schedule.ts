import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { status } from '../../receiver/answers.ts';
import { onlyHeader, type ReceivedRequest } from '../../receiver/received-request.ts';
import { faultsOfAttempt } from '../../receiver/signature.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  causeEvent,
  deliveryOf,
  endedDelivery,
  eventsSince,
  lacksReceiver,
  newestEvent,
  poll,
  readDelivery,
  triedDelivery,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';

/** Delays before the second to the tenth attempt, in seconds. */
const DELAYS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400];
const FIVE_DAYS_SECONDS = 5 * 86_400;
const TYPES = ['beneficiary.created'];
const QUIET = ['invoice.voided'];

async function passTo(trial: Trial, frozenAt: string): Promise<void> {
  await trial.get('setClock', { body: { frozenAt } });
}

function expectWait(trial: Trial, attempt: number, delivery: JsonObject, now: string): void {
  const delay = (DELAYS[attempt - 1] ?? 0) * 1000;
  const waits = Date.parse(textAt(delivery, 'nextAttemptAt')) - Date.parse(now);
  trial.expect(
    waits >= delay && waits <= delay * 1.1,
    'getWebhookDelivery',
    `after attempt ${attempt} the next waits ${waits} ms instead of ${delay} to ${delay * 1.1}`,
  );
}

/** Every attempt is of the same event in the same bytes, each freshly signed. */
function expectSame(trial: Trial, { received }: Subscription['place'], secret: string): void {
  const ids = new Set(received.map((request) => onlyHeader(request, 'webhook-id')));
  const texts = new Set(received.map(({ body }) => body.toString('hex')));
  trial.expect(ids.size === 1, 'getWebhookDelivery', `ten attempts had ${ids.size} webhook-ids`, []);
  trial.expect(texts.size === 1, 'getWebhookDelivery', `ten attempts had ${texts.size} bodies`, []);
  const faults = received.flatMap((request: ReceivedRequest) => faultsOfAttempt(request, [secret]));
  for (const fault of faults)
    trial.expect(false, 'getWebhookDelivery', `of a repeated attempt: ${fault}`, []);
}

/** Ten attempts in nine steps of the clock, and none more. */
async function walkSchedule(trial: Trial, frozenAt: string): Promise<void> {
  await withSubscriptions(trial, { dead: { types: TYPES, answer: status(500) } }, async ({ dead }) => {
    const { id } = { id: textAt(await deliveryOf(trial, dead, textAt(await causeEvent(trial), 'id')), 'id') };
    let now = frozenAt;
    for (let attempt = 1; attempt <= DELAYS.length; attempt++) {
      const delivery = await triedDelivery(trial, id, attempt);
      const count = Number(delivery['attemptCount']);
      trial.demand(
        count === attempt && textAt(delivery, 'status') === 'pending',
        'getWebhookDelivery',
        `once attempt ${attempt} was due, it is ${textAt(delivery, 'status')} with ${count} attempts`,
      );
      expectWait(trial, attempt, delivery, now);
      now = textAt(delivery, 'nextAttemptAt');
      await passTo(trial, now);
    }
    const last = await endedDelivery(trial, id);
    const ended = `${textAt(last, 'status')} with ${JSON.stringify(last['attemptCount'])} attempts`;
    trial.expect(
      ended === 'failed with 10 attempts',
      'getWebhookDelivery',
      `the last attempt leaves it ${ended}`,
    );
    const shown = objectsAt(last, 'attempts').length;
    trial.expect(shown === 10, 'getWebhookDelivery', `it shows ${shown} of its attempts`);
    expectSame(trial, dead.place, dead.secret);
    const webhook = await trial.get('getWebhook', { path: { id: dead.id } });
    const isOn = textAt(webhook, 'status') === 'active' && textAt(webhook, 'failingSince') !== '';
    trial.expect(isOn, 'getWebhook', 'three days of failures do not leave it active and failing');
  });
}

/** However far the clock jumps, one attempt falls due; the next is counted from its end. */
async function tryJump(trial: Trial): Promise<void> {
  await withSubscriptions(trial, { dead: { types: TYPES, answer: status(500) } }, async ({ dead }) => {
    const id = textAt(await deliveryOf(trial, dead, textAt(await causeEvent(trial), 'id')), 'id');
    await triedDelivery(trial, id, 1);
    const moved = await trial.get('setClock', { body: { advanceSeconds: 3 * 86_400 } });
    const second = await triedDelivery(trial, id, 2);
    expectWait(trial, 2, second, textAt(moved, 'now'));
    await causeEvent(trial);
    await dead.place.until(({ length }) => length >= 3, 30_000);
    const { attemptCount } = await readDelivery(trial, id);
    trial.expect(
      attemptCount === 2,
      'setClock',
      `one jump of three days made ${JSON.stringify(attemptCount)} attempts`,
    );
  });
}

/** What waits goes to the URL of then, whatever the filter has become; what is disabled meanwhile is not sent. */
async function tryChanged(trial: Trial): Promise<void> {
  const dead = { types: TYPES, answer: status(500) };
  const wanted = { moved: dead, filtered: dead, off: dead, target: { types: QUIET } };
  await withSubscriptions(trial, wanted, async ({ moved, filtered, off, target }) => {
    const event = textAt(await causeEvent(trial), 'id');
    const waiting = async (subscription: Subscription): Promise<JsonObject> => {
      const id = textAt(await deliveryOf(trial, subscription, event), 'id');
      return triedDelivery(trial, id, 1);
    };
    const [first, second, third] = [await waiting(moved), await waiting(filtered), await waiting(off)];
    for (const [{ id }, body] of [
      [moved, { url: target.place.url }],
      [filtered, { eventTypes: QUIET }],
      [off, { status: 'disabled' }],
    ] as const)
      await trial.get('updateWebhook', { path: { id }, body });
    const isFailing = async ({ id }: Subscription): Promise<boolean> =>
      textAt(await trial.get('getWebhook', { path: { id } }), 'failingSince') !== '';
    const failing = [await isFailing(moved), await isFailing(filtered)].join();
    trial.expect(
      failing === 'false,true',
      'updateWebhook',
      `with another URL, and with another filter, what failed is failing: ${failing}`,
    );
    const canceled = await endedDelivery(trial, textAt(third, 'id'));
    const became = `${textAt(canceled, 'status')} ${textAt(canceled, 'cancelReason')}`;
    trial.expect(
      became === 'canceled disabled',
      'updateWebhook',
      `what waited for one that is off is ${became}`,
    );
    const due = [first, second].map((each) => textAt(each, 'nextAttemptAt')).sort();
    await passTo(trial, due.at(-1) ?? '');
    await endedDelivery(trial, textAt(first, 'id'));
    await triedDelivery(trial, textAt(second, 'id'), 2);
    const came = [moved, filtered, off, target].map(({ place }) => place.received.length).join();
    trial.expect(
      came === '1,2,1,1',
      'updateWebhook',
      `with another URL, another filter, and off, what waited came ${came} times, the last to the new URL`,
    );
  });
}

async function expectDisabled(trial: Trial, id: string, reason: string, mark: string): Promise<void> {
  const webhook = await poll(
    () => trial.get('getWebhook', { path: { id } }),
    (each) => textAt(each, 'status') === 'disabled',
  );
  const said = `${textAt(webhook, 'status')} ${textAt(webhook, 'disabledReason')}`;
  trial.expect(said === `disabled ${reason}`, 'getWebhook', `it is ${said} instead of disabled ${reason}`);
  const told = (await eventsSince(trial, mark)).filter(
    (event) => textAt(event, 'type') === 'webhook.disabled' && textAt(event, 'data', 'id') === id,
  );
  trial.expect(
    told.length === 1,
    'listEvents',
    `that it is disabled (${reason}) is told ${told.length} times`,
  );
}

/** Gone disables at once; five days of failures do, and a success in between begins them again. */
async function tryDisabling(trial: Trial): Promise<void> {
  const wanted = {
    gone: { types: TYPES, answer: status(410) },
    failing: { types: TYPES, answer: status(500) },
    mended: { types: TYPES, answer: status(500) },
    watching: { types: ['webhook.*'] },
  };
  await withSubscriptions(trial, wanted, async ({ gone, failing, mended, watching }) => {
    const mark = await newestEvent(trial);
    const first = textAt(await causeEvent(trial), 'id');
    const ended = await endedDelivery(trial, textAt(await deliveryOf(trial, gone, first), 'id'));
    trial.expect(
      textAt(ended, 'status') === 'failed',
      'getWebhookDelivery',
      `410 leaves it ${textAt(ended, 'status')}`,
    );
    await expectDisabled(trial, gone.id, 'gone', mark);
    const open = textAt(await deliveryOf(trial, failing, first), 'id');
    await triedDelivery(trial, open, 1);
    const waiting = textAt(await deliveryOf(trial, mended, first), 'id');
    await triedDelivery(trial, waiting, 1);
    mended.place.answer = status(204);
    const second = textAt(await causeEvent(trial), 'id');
    await endedDelivery(trial, textAt(await deliveryOf(trial, mended, second), 'id'));
    mended.place.answer = status(500);
    await trial.get('setClock', { body: { advanceSeconds: FIVE_DAYS_SECONDS } });
    await expectDisabled(trial, failing.id, 'failing', mark);
    const canceled = await endedDelivery(trial, textAt(await deliveryOf(trial, failing, second), 'id'));
    const became = `${textAt(canceled, 'status')} ${textAt(canceled, 'cancelReason')}`;
    trial.expect(became === 'canceled disabled', 'getWebhookDelivery', `what waited there is ${became}`);
    await triedDelivery(trial, waiting, 2);
    const still = textAt(await trial.get('getWebhook', { path: { id: mended.id } }), 'status');
    trial.expect(still === 'active', 'getWebhook', `one that answered well in between is ${still}`);
    const told = await watching.place.until(({ length }) => length >= 2, 30_000);
    trial.expect(told, 'createWebhook', 'the other subscriptions do not hear of what was disabled', []);
  });
}

/** The times of attempts, by the sandbox's clock. */
export const webhookSchedule: Check = {
  name: 'webhook-schedule',
  title:
    'A delivery is tried ten times by its schedule on the account’s clock, then failed; a jump makes one attempt due; 410 and five days of failures disable, and are told',
  source: 'decision',
  appliesTo: named(
    'createWebhook',
    'getWebhook',
    'updateWebhook',
    'getWebhookDelivery',
    'setClock',
    'listEvents',
  ),
  lacks: lacksReceiver,
  run: async (trial) => {
    await withStoppedClock(trial, async (frozenAt) => {
      await walkSchedule(trial, frozenAt);
      await tryJump(trial);
      await tryChanged(trial);
      await tryDisabling(trial);
    });
  },
};
