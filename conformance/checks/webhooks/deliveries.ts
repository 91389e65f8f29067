import { isSameJson } from '../../json/canonical-json.ts';
import { textAt, textsAt, type JsonObject } from '../../json/json.ts';
import { faultsOfDeliveries, faultsOfListed } from '../../laws/faults-of-deliveries.ts';
import { isReachable } from '../../contract/shortest-path.ts';
import { status } from '../../receiver/answers.ts';
import { eventIn } from '../../receiver/received-request.ts';
import { faultsOfAttempt } from '../../receiver/signature.ts';
import { named, type Check } from '../../suite/check.ts';
import { withStoppedClock } from '../../suite/stopped-clock.ts';
import type { Trial } from '../../suite/trial.ts';
import { walkList } from '../../suite/walk-list.ts';
import {
  deliveriesOf,
  eventsSince,
  lacksReceiver,
  newestWhenQuiet,
  poll,
  readDelivery,
  subscribe,
  takesIn,
  unsubscribe,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';

/** Filters that overlap, so that each event goes to some and not to others. */
const FILTERS = {
  all: { types: ['*'] },
  payouts: { types: ['payout.*', 'payin.credited'] },
  ends: { types: ['payout.settled', 'withdrawal.settled', 'beneficiary.created'] },
} as const;

const READ_ON_RECEIPT: Readonly<Record<string, { readonly get: string; readonly machine: string }>> = {
  payout: { get: 'getPayout', machine: 'payout' },
  payin: { get: 'getPayin', machine: 'payin' },
};

/** What happens while everybody listens. */
async function act(trial: Trial): Promise<void> {
  const { tenant } = trial;
  for (const way of ['settled', 'failed', 'returned']) {
    const path = { id: textAt(await tenant.newHeldPayout(), 'id') };
    await tenant.do('advanceOperation', { path, body: { to: way } });
  }
  await tenant.advance(textAt(await tenant.newHeldWithdrawal(), 'id'), 'settled');
  await tenant.newPayin('2.00', 'credited');
  await tenant.newBeneficiary();
  await tenant.do('updateTreasurySettings', { body: { poboEnabled: true } });
}

function readOnReceipt(trial: Trial, found: string[]): Subscription['place']['answer'] {
  return async (request, response) => {
    const event = eventIn(request);
    const reading = READ_ON_RECEIPT[textAt(event, 'data', 'object')];
    if (reading !== undefined) {
      const told = textAt(event, 'data', 'status');
      const path = { id: textAt(event, 'data', 'id') };
      const now = textAt(await trial.get(reading.get, { path }), 'status');
      const machine = trial.session.contract.stateMachines.get(reading.machine);
      const isThere = now === told || (machine !== undefined && isReachable(machine, told, now));
      if (!isThere) found.push(`${textAt(event, 'type')} was delivered while it was ${now || 'not there'}`);
    }
    await status(204)(request, response);
  };
}

async function settledDeliveries(
  trial: Trial,
  { id }: Subscription,
  expected: number,
): Promise<JsonObject[]> {
  return poll(
    () => deliveriesOf(trial, id),
    (listed) => listed.length >= expected && listed.every((each) => textAt(each, 'status') !== 'pending'),
  );
}

/** The list of all deliveries has those of a subscription as its own list has them. */
async function expectListed(
  trial: Trial,
  { id }: Subscription,
  listed: readonly JsonObject[],
): Promise<void> {
  const operation = 'listWebhookDeliveries';
  if (!trial.session.contract.operations.has(operation)) return;
  const all = await walkList(trial, operation, { limit: 200, webhookId: id });
  trial.expect(
    isSameJson([...all], [...listed]),
    operation,
    `of a subscription it shows ${all.length} deliveries, otherwise than the ${listed.length} of its own list`,
  );
}

async function judge(trial: Trial, subscription: Subscription, events: readonly JsonObject[]): Promise<void> {
  const filter = textsAt(subscription.record, 'eventTypes');
  const expected = events.filter((event) => takesIn(filter, textAt(event, 'type')));
  const listed = await settledDeliveries(trial, subscription, expected.length);
  const deliveries: JsonObject[] = [];
  for (const each of listed) deliveries.push(await readDelivery(trial, textAt(each, 'id')));
  await expectListed(trial, subscription, listed);
  const { received } = subscription.place;
  const faults = [
    ...faultsOfDeliveries({ expected, deliveries, received }),
    ...faultsOfListed(listed, deliveries),
  ];
  for (const { operation, message } of faults) trial.expect(false, operation, message, []);
  for (const request of received) {
    for (const fault of faultsOfAttempt(request, [subscription.secret]))
      trial.expect(false, 'createWebhook', `of a delivery: ${fault}`, []);
  }
  const unsent = deliveries.filter((each) => textAt(each, 'status') !== 'succeeded').length;
  trial.expect(
    unsent === 0,
    'listSubscriptionDeliveries',
    `${unsent} deliveries to a sound receiver did not succeed`,
  );
}

/** Those that were not there, not on, or another's when it happened. */
async function expectNothing(trial: Trial, idle: readonly Subscription[]): Promise<void> {
  for (const { id, place } of idle) {
    const listed = await deliveriesOf(trial, id);
    trial.expect(
      listed.length === 0 && place.received.length === 0,
      'listSubscriptionDeliveries',
      `a subscription that was disabled or made later got ${place.received.length} requests and ${listed.length} deliveries`,
    );
  }
}

async function tryTenants(trial: Trial, mark: string): Promise<void> {
  const { other } = trial.world;
  if (other === undefined) return;
  const call = { caller: other.caller };
  const foreign = await subscribe(trial, ['*'], status(204), call);
  try {
    await withSubscriptions(trial, { own: { types: ['beneficiary.*'] } }, async ({ own }) => {
      await trial.tenant.newBeneficiary();
      await own.place.until(({ length }) => length > 0, 30_000);
    });
    const clients = foreign.place.received.map((request) => textAt(eventIn(request), 'data', 'id'));
    const own = new Set((await eventsSince(trial, mark)).map((event) => textAt(event, 'data', 'id')));
    const strays = clients.filter((id) => own.has(id));
    trial.expect(
      strays.length === 0,
      'createWebhook',
      `${strays.length} events went to another tenant's receiver`,
    );
  } finally {
    await unsubscribe(trial, [foreign], call);
  }
}

export const webhookDeliveries: Check = {
  name: 'webhook-deliveries',
  title:
    'Every event is delivered to each subscription that was active and took it in, and to no other; the bytes are the event itself, signed by its secret, never ahead of the state; and the record of deliveries is what came',
  source: 'decision',
  appliesTo: named(
    'createWebhook',
    'updateWebhook',
    'listEvents',
    'listSubscriptionDeliveries',
    'listWebhookDeliveries',
    'getWebhookDelivery',
  ),
  lacks: lacksReceiver,
  run: async (trial) => {
    await trial.tenant.ensureFunds();
    await trial.tenant.ensureFunds(undefined, 'USDC');
    const ahead: string[] = [];
    await withStoppedClock(trial, async () => {
      const mark = await newestWhenQuiet(trial);
      await withSubscriptions(trial, { ...FILTERS, idle: { types: ['*'] } }, async ({ idle, ...active }) => {
        await trial.get('updateWebhook', { path: { id: idle.id }, body: { status: 'disabled' } });
        active.all.place.answer = readOnReceipt(trial, ahead);
        await act(trial);
        const events = await eventsSince(trial, mark);
        const late = await subscribe(trial, ['*']);
        await trial.get('updateWebhook', { path: { id: idle.id }, body: { status: 'active' } });
        for (const subscription of Object.values(active)) await judge(trial, subscription, events);
        await expectNothing(trial, [idle, late]);
        await unsubscribe(trial, [late]);
      });
      await tryTenants(trial, mark);
    });
    for (const message of ahead) trial.expect(false, 'listEvents', message, []);
  },
};
