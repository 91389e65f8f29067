import { bodyOf, statusOf } from '../../http/exchange.ts';
import { textAt, textsAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { status } from '../../receiver/answers.ts';
import { onlyHeader } from '../../receiver/received-request.ts';
import { named, type Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  causeEvent,
  deliveriesOf,
  deliveryOf,
  endedDelivery,
  lacksReceiver,
  poll,
  triedDelivery,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';

const TYPES = ['beneficiary.created'];

async function redeliver(trial: Trial, id: string): Promise<JsonObject> {
  return (await trial.get('redeliverWebhookDelivery', { path: { id } })) as JsonObject;
}

/** The same event in the same bytes, as a delivery of its own; what still waited is canceled. */
async function tryRedelivery(trial: Trial, one: Subscription): Promise<void> {
  const eventId = textAt(await causeEvent(trial), 'id');
  const first = textAt(await deliveryOf(trial, one, eventId), 'id');
  await endedDelivery(trial, first);
  const second = await redeliver(trial, first);
  trial.expect(
    textAt(second, 'redeliveryOf') === first &&
      textAt(second, 'trigger') === 'redelivery' &&
      textAt(second, 'id') !== first,
    'redeliverWebhookDelivery',
    'it does not name the delivery that it repeats',
  );
  await endedDelivery(trial, textAt(second, 'id'));
  const came = one.place.received.filter((request) => onlyHeader(request, 'webhook-id') === eventId);
  const texts = new Set(came.map(({ body }) => body.toString('hex')));
  trial.expect(
    came.length === 2 && texts.size === 1,
    'redeliverWebhookDelivery',
    `${came.length} requests in ${texts.size} bodies came`,
    [],
  );
  one.place.answer = status(500);
  const waiting = textAt(await deliveryOf(trial, one, textAt(await causeEvent(trial), 'id')), 'id');
  await triedDelivery(trial, waiting, 1);
  one.place.answer = status(204);
  const third = await redeliver(trial, waiting);
  const old = await endedDelivery(trial, waiting);
  const became = `${textAt(old, 'status')} ${textAt(old, 'cancelReason')}`;
  trial.expect(became === 'canceled superseded', 'redeliverWebhookDelivery', `what waited is ${became}`);
  const ended = textAt(await endedDelivery(trial, textAt(third, 'id')), 'status');
  trial.expect(ended === 'succeeded', 'redeliverWebhookDelivery', `the delivery in its place is ${ended}`);
}

async function replay(trial: Trial, one: Subscription, body: JsonObject): Promise<Json> {
  const answer = await trial.get('replayWebhook', { path: { id: one.id }, body });
  for (const [name, otherwise] of [
    ['dryRun', false],
    ['onlyFailed', true],
  ] as const) {
    const isAsAsked = valueAt(answer, name) === (body[name] ?? otherwise);
    trial.expect(isAsAsked, 'replayWebhook', `it says of ${name} otherwise than it was asked`);
  }
  return answer;
}

function expectCount(trial: Trial, answer: Json, count: number, what: string): void {
  const said = valueAt(answer, 'count');
  trial.expect(said === count, 'replayWebhook', `${what} counts ${JSON.stringify(said)} instead of ${count}`);
}

/** What is disabled gets nothing, and can be asked about all the same. Answers the event that it missed. */
async function missOne(
  trial: Trial,
  one: Subscription,
  from: string,
  known: JsonObject,
): Promise<JsonObject> {
  const path = { id: one.id };
  await trial.get('updateWebhook', { path, body: { status: 'disabled' } });
  const missed = await causeEvent(trial);
  const dry = await replay(trial, one, { from, dryRun: true });
  expectCount(trial, dry, 1, 'a dry run on a disabled subscription');
  const refused = await trial.call('replayWebhook', { path, body: { from } });
  trial.expectRefusal(refused, 409, 'invalid_state', 'a replay to a disabled subscription');
  const again = await trial.call('redeliverWebhookDelivery', { path: { id: textAt(known, 'id') } });
  trial.expectRefusal(again, 409, 'invalid_state', 'a redelivery to a disabled subscription');
  await trial.get('updateWebhook', { path, body: { status: 'active' } });
  return missed;
}

async function tryDryRuns(trial: Trial, one: Subscription, from: string): Promise<void> {
  const before = (await deliveriesOf(trial, one.id)).length;
  const dryRun = true;
  const cases: readonly (readonly [string, JsonObject, number])[] = [
    ['a dry run', { from, dryRun }, 1],
    ['a dry run of all', { from, dryRun, onlyFailed: false }, 3],
    ['a replay of another type', { from, eventTypes: ['payout.*'] }, 0],
    ['a replay of what came before', { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' }, 0],
  ];
  for (const [what, body, count] of cases) expectCount(trial, await replay(trial, one, body), count, what);
  const after = (await deliveriesOf(trial, one.id)).length;
  trial.expect(after === before, 'replayWebhook', `dry runs made ${after - before} deliveries`);
}

/** What failed comes again, and only that; with all of them, everything but what still waits. */
async function tryReplay(trial: Trial, one: Subscription): Promise<void> {
  await trial.get('setClock', { body: { advanceSeconds: 60 } });
  const from = textAt(await trial.get('getClock'), 'now');
  let known: JsonObject = {};
  for (let each = 0; each < 2; each++) {
    const eventId = textAt(await causeEvent(trial), 'id');
    known = await endedDelivery(trial, textAt(await deliveryOf(trial, one, eventId), 'id'));
  }
  const missed = await missOne(trial, one, from, known);
  await tryDryRuns(trial, one, from);
  const answer = await replay(trial, one, { from });
  expectCount(trial, answer, 1, 'a replay of what failed');
  const used = textsAt(answer, 'eventTypes').join();
  trial.expect(used === TYPES.join(), 'replayWebhook', `it says that it used the types ${used}`);
  const to = Date.parse(textAt(answer, 'to')) - Date.parse(textAt(await trial.get('getClock'), 'now'));
  trial.expect(to === 1, 'replayWebhook', `left out, its end is ${to} ms after the present`);
  const made = await deliveryOf(trial, one, textAt(missed, 'id'), 'replay');
  const became = textAt(await endedDelivery(trial, textAt(made, 'id')), 'status');
  trial.expect(became === 'succeeded', 'replayWebhook', `what was replayed is ${became}`);
  expectCount(trial, await replay(trial, one, { from }), 0, 'a second replay');
}

async function tryBadReplays(trial: Trial, one: Subscription): Promise<void> {
  const path = { id: one.id };
  const at = '2026-01-01T00:00:00Z';
  const bad: readonly (readonly [string, JsonObject])[] = [
    ['no beginning', {}],
    ['an end at its beginning', { from: at, to: at }],
    ['an end before its beginning', { from: at, to: '2025-01-01T00:00:00Z' }],
    ['a beginning that is no moment', { from: 'yesterday' }],
    ['no event type', { from: at, eventTypes: [] }],
    ['a test', { from: at, eventTypes: ['webhook.test'] }],
  ];
  await expectInvalid(
    trial,
    'replayWebhook',
    bad.map(([what, body]) => ({ what, call: { path, body } })),
  );
}

/** A test is one attempt, goes to a disabled subscription too, and changes nothing of it. */
async function tryTest(trial: Trial, one: Subscription): Promise<void> {
  const path = { id: one.id };
  await trial.get('updateWebhook', { path, body: { status: 'disabled' } });
  const before = JSON.stringify(await trial.get('getWebhook', { path }));
  for (const code of [410, 500, 204]) {
    one.place.answer = status(code);
    const exchange = await trial.call('testWebhook', { path });
    trial.demand(statusOf(exchange) === 201, 'testWebhook', 'a test of a disabled subscription is refused');
    const made = bodyOf(exchange);
    const ended = await endedDelivery(trial, textAt(made, 'id'));
    const said = `${textAt(ended, 'trigger')} ${textAt(ended, 'status')} ${JSON.stringify(ended['attemptCount'])}`;
    const expected = code === 204 ? 'test succeeded 1' : 'test failed 1';
    trial.expect(said === expected, 'testWebhook', `a test that is answered ${code} is ${said}`);
    const listed = await poll(
      () => trial.call('getEvent', { path: { id: textAt(made, 'eventId') } }),
      (each) => statusOf(each) === 200,
      1_000,
    );
    const object = textAt(bodyOf(listed), 'data', 'id');
    trial.expect(object === one.id, 'testWebhook', `its event tells of ${object || 'nothing'}`, [listed]);
  }
  const after = JSON.stringify(await trial.get('getWebhook', { path }));
  trial.expect(after === before, 'testWebhook', 'tests change the subscription');
  await trial.get('updateWebhook', { path, body: { status: 'active' } });
}

export const webhookRedeliveries: Check = {
  name: 'webhook-redeliveries',
  title:
    'A redelivery and a replay send the same event in the same bytes as deliveries of their own, a replay what failed and never twice what waits; a test is one attempt that changes nothing',
  source: 'decision',
  isBeside: true,
  appliesTo: named('redeliverWebhookDelivery', 'replayWebhook', 'testWebhook', 'updateWebhook', 'getEvent'),
  lacks: lacksReceiver,
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      await withSubscriptions(trial, { one: { types: TYPES } }, async ({ one }) => {
        await tryRedelivery(trial, one);
        await tryReplay(trial, one);
        await tryBadReplays(trial, one);
        await tryTest(trial, one);
      });
    });
  },
};
