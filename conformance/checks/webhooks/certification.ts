import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type JsonObject } from '../../json/json.ts';
import { status } from '../../receiver/answers.ts';
import type { Answering } from '../../receiver/answers.ts';
import { onlyHeader } from '../../receiver/received-request.ts';
import { isSignedBy } from '../../receiver/signature.ts';
import { named, type Check } from '../../suite/check.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  deliveriesOf,
  lacksReceiver,
  poll,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';

/** A report ends within a minute. */
const LIMIT_MS = 60_000;

/** What Standard Webhooks has receivers accept. */
const TOLERANCE_MS = 300_000;

/** What a receiver must refuse. */
const TO_REFUSE = ['tampered_body', 'wrong_secret', 'missing_signature', 'old_timestamp', 'future_timestamp'];
const TO_ACCEPT = [
  'valid',
  'duplicate',
  'reordered',
  'rotated_secret',
  'unknown_type',
  'unknown_field',
  'burst',
];

const QUIET = ['conversion.late_execution'];

/** What a receiver does that looks at signature and time, and at nothing else. */
function careful(secret: string): Answering {
  return (request, response) => {
    const timestamp = Number(onlyHeader(request, 'webhook-timestamp') ?? '');
    const isNear = Math.abs(timestamp * 1000 - request.receivedAt) <= TOLERANCE_MS;
    const code = isNear && isSignedBy(request, secret) ? 204 : 400;
    return status(code)(request, response);
  };
}

/** Runs a certification to its end. */
async function certify(trial: Trial, { id }: Subscription): Promise<JsonObject> {
  const begun = await trial.get('certifyWebhook', { path: { id } });
  const isBegun = textAt(begun, 'status') === 'running' && objectsAt(begun, 'cases').length === 0;
  trial.expect(isBegun, 'certifyWebhook', 'a report that was asked for is not running and empty');
  const path = { id: textAt(begun, 'id') };
  const report = (await poll(
    () => trial.get('getCertification', { path }),
    (each) => textAt(each, 'status') !== 'running',
    LIMIT_MS,
  )) as JsonObject;
  const isEnded = textAt(report, 'completedAt') >= textAt(report, 'startedAt');
  trial.expect(isEnded, 'getCertification', 'a report has no end, or one before its beginning');
  return report;
}

function expectVerdicts(trial: Trial, report: JsonObject, failed: readonly string[], what: string): void {
  const cases = objectsAt(report, 'cases');
  const found = cases
    .filter((each) => textAt(each, 'verdict') === 'failed')
    .map((each) => textAt(each, 'name'));
  trial.expect(
    found.toSorted().join() === failed.toSorted().join(),
    'getCertification',
    `${what} has failed ${found.join() || 'nothing'} instead of ${failed.join() || 'nothing'}`,
  );
  const names = new Set(cases.map((each) => textAt(each, 'name')));
  const missing = [...TO_ACCEPT, ...TO_REFUSE].filter((name) => !names.has(name));
  trial.expect(missing.length === 0, 'getCertification', `it has no case ${missing.join()}`);
  const wanted = found.length === 0 ? 'passed' : 'failed';
  const shown = textAt(report, 'status');
  trial.expect(shown === wanted, 'getCertification', `${what} is ${shown} as a whole instead of ${wanted}`);
}

/** What was sent is as the cases say: the suite verifies it by itself. */
function expectSent(trial: Trial, { place, secret }: Subscription): void {
  const isRight = (request: (typeof place.received)[number]): boolean => isSignedBy(request, secret);
  const wrong = place.received.filter((request) => !isRight(request)).length;
  trial.expect(
    wrong === 3,
    'certifyWebhook',
    `${wrong} requests were not signed by the secret, instead of 3`,
  );
  const isLate = (request: (typeof place.received)[number]): boolean =>
    Math.abs(Number(onlyHeader(request, 'webhook-timestamp') ?? '') * 1000 - request.receivedAt) >
    TOLERANCE_MS;
  const late = place.received.filter((request) => isRight(request) && isLate(request)).length;
  trial.expect(late === 2, 'certifyWebhook', `${late} requests were signed for another time, instead of 2`);
  const ids = place.received.filter(isRight).map((request) => onlyHeader(request, 'webhook-id'));
  const repeated = ids.length - new Set(ids).size;
  trial.expect(repeated === 1, 'certifyWebhook', `${repeated} requests repeat one before them, instead of 1`);
}

/** Nothing of it is seen in the account. */
async function expectNoTrace(trial: Trial, { id }: Subscription, before: JsonObject): Promise<void> {
  const after = await trial.get('getWebhook', { path: { id } });
  trial.expect(isSameJson(after, before), 'certifyWebhook', 'it changed the subscription');
  const delivered = (await deliveriesOf(trial, id)).length;
  trial.expect(
    delivered === 0,
    'certifyWebhook',
    `${delivered} of its requests are in the list of deliveries`,
  );
  const query = { limit: 200, objectId: id };
  const told = objectsAt(await trial.get('listEvents', { query }), 'data').length;
  trial.expect(told === 0, 'listEvents', `${told} test events are in the list of events`);
}

export const certification: Check = {
  name: 'certification',
  title:
    'A certification passes a receiver that looks at signature and time, fails one that takes everything in exactly the cases that must be refused, and leaves nothing in the account',
  source: 'decision',
  isBeside: true,
  appliesTo: named('certifyWebhook', 'getCertification', 'listCertifications'),
  lacks: lacksReceiver,
  run: async (trial) => {
    const wanted = { one: { types: QUIET }, other: { types: QUIET } };
    await withSubscriptions(trial, wanted, async ({ one, other }) => {
      one.place.answer = careful(one.secret);
      const path = { id: one.id };
      const before = (await trial.get('getWebhook', { path })) as JsonObject;
      const [passed, failed] = await Promise.all([certify(trial, one), certify(trial, other)]);
      expectVerdicts(trial, passed, [], 'a receiver that looks');
      expectVerdicts(trial, failed, TO_REFUSE, 'a receiver that takes everything');
      expectSent(trial, one);
      await expectNoTrace(trial, one, before);
      const listed = objectsAt(await trial.get('listCertifications', { query: { limit: 200 } }), 'data');
      const shown = [passed, failed].map(({ id }) => listed.find((each) => each['id'] === id) ?? null);
      trial.expect(
        isSameJson(shown, [passed, failed]),
        'listCertifications',
        'it shows a report otherwise, or not at all',
      );
      const slowest = valueAt(passed, 'slowestMs');
      trial.expect(
        typeof slowest === 'number',
        'getCertification',
        'it does not say how slow the answers were',
      );
      await trial.get('updateWebhook', { path, body: { status: 'disabled' } });
      const refused = await trial.call('certifyWebhook', { path });
      trial.expectRefusal(refused, 409, 'invalid_state', 'a certification of a disabled subscription');
    });
  },
};
