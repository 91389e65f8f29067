import { textAt, valueAt } from '../../json/json.ts';
import { status } from '../../receiver/answers.ts';
import { faultsOfAttempt } from '../../receiver/signature.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  causeEvent,
  deliveryOf,
  lacksReceiver,
  triedDelivery,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';

const MOST_SECRETS = 5;
const DAY_SECONDS = 86_400;

async function rotate(trial: Trial, { id }: Subscription, graceSeconds?: number): Promise<string> {
  const path = { id };
  const call = graceSeconds === undefined ? { path } : { path, body: { graceSeconds } };
  return textAt(await trial.get('rotateWebhookSecret', call), 'secret');
}

/** The next event is signed by exactly these, newest first. */
async function expectSigners(
  trial: Trial,
  { place }: Subscription,
  secrets: readonly string[],
  when: string,
) {
  const before = place.received.length;
  await causeEvent(trial);
  await place.until(({ length }) => length > before, 30_000);
  const request = place.received[before];
  trial.demand(request !== undefined, 'rotateWebhookSecret', `${when}, nothing is delivered any more`);
  if (request === undefined) return;
  for (const fault of faultsOfAttempt(request, secrets))
    trial.expect(false, 'rotateWebhookSecret', `${when}: ${fault}`, []);
}

async function passSeconds(trial: Trial, advanceSeconds: number): Promise<void> {
  await trial.get('setClock', { body: { advanceSeconds } });
}

/** An overlap ends on the account's clock, neither before nor after. */
async function tryOverlap(trial: Trial, subscription: Subscription): Promise<void> {
  const path = { id: subscription.id };
  const first = subscription.secret;
  const second = await rotate(trial, subscription, 600);
  await expectSigners(trial, subscription, [second, first], 'within the overlap');
  const shown = await trial.get('getWebhook', { path });
  const now = Date.parse(textAt(await trial.get('getClock'), 'now'));
  const ends = Date.parse(textAt(shown, 'previousSecretExpiresAt')) - now;
  trial.expect(ends === 600_000, 'getWebhook', `an overlap of 600 s is shown to end in ${ends} ms`);
  await passSeconds(trial, 599);
  await expectSigners(trial, subscription, [second, first], 'a second before the end of the overlap');
  await passSeconds(trial, 1);
  await expectSigners(trial, subscription, [second], 'at the end of the overlap');
  const after = valueAt(await trial.get('getWebhook', { path }), 'previousSecretExpiresAt');
  trial.expect(after === undefined, 'getWebhook', 'it shows the end of an overlap that is over');
}

/** The usual overlap is a day; one that has none ends every older secret at once. */
async function tryUsual(trial: Trial, subscription: Subscription): Promise<void> {
  const old = await rotate(trial, subscription, 0);
  const usual = await rotate(trial, subscription);
  await passSeconds(trial, DAY_SECONDS - 1);
  await expectSigners(trial, subscription, [usual, old], 'a second before a day is over');
  await passSeconds(trial, 1);
  await expectSigners(trial, subscription, [usual], 'after a day');
  const long = await rotate(trial, subscription, 604_800);
  const short = await rotate(trial, subscription, 60);
  await expectSigners(trial, subscription, [short, long, usual], 'with two overlaps');
  const leaked = await rotate(trial, subscription, 0);
  await expectSigners(trial, subscription, [leaked], 'after a rotation without an overlap');
}

async function tryMost(trial: Trial, subscription: Subscription): Promise<void> {
  const secrets = [await rotate(trial, subscription, 0)];
  for (let turn = 0; turn <= MOST_SECRETS; turn++) secrets.unshift(await rotate(trial, subscription, 3_600));
  await expectSigners(trial, subscription, secrets.slice(0, MOST_SECRETS), 'after six rotations in a row');
}

async function tryWaiting(trial: Trial, subscription: Subscription): Promise<void> {
  subscription.place.answer = status(500);
  const id = textAt(await deliveryOf(trial, subscription, textAt(await causeEvent(trial), 'id')), 'id');
  const delivery = await triedDelivery(trial, id, 1);
  const before = subscription.place.received.length;
  const secret = await rotate(trial, subscription, 0);
  subscription.place.answer = status(204);
  await trial.get('setClock', { body: { frozenAt: textAt(delivery, 'nextAttemptAt') } });
  await subscription.place.until(({ length }) => length > before, 30_000);
  const request = subscription.place.received[before];
  trial.demand(request !== undefined, 'rotateWebhookSecret', 'what waited is not tried again');
  const faults = request === undefined ? [] : faultsOfAttempt(request, [secret]);
  for (const fault of faults) trial.expect(false, 'rotateWebhookSecret', `a waiting attempt: ${fault}`, []);
}

export const webhookRotations: Check = {
  name: 'webhook-rotations',
  title:
    'Every secret signs until its own end on the account’s clock, newest first and five at most; without an overlap all older ones end at once',
  source: 'decision',
  appliesTo: named('rotateWebhookSecret', 'getWebhook'),
  lacks: lacksReceiver,
  run: async (trial) => {
    await withStoppedClock(trial, async () => {
      await withSubscriptions(trial, { one: { types: ['beneficiary.created'] } }, async ({ one }) => {
        await tryOverlap(trial, one);
        await tryUsual(trial, one);
        await tryMost(trial, one);
        await tryWaiting(trial, one);
      });
    });
  },
};
