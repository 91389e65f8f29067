import { bodyOf, statusOf } from '../../http/exchange.ts';
import { isSameJson } from '../../json/canonical-json.ts';
import { omit } from '../../json/change-json.ts';
import { textAt, textsAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { isSecret } from '../../receiver/signature.ts';
import { named, type Check } from '../../suite/check.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import type { Trial } from '../../suite/trial.ts';
import {
  causeEvent,
  deliveryOf,
  endedDelivery,
  lacksReceiver,
  subscribe,
  unsubscribe,
  withSubscriptions,
  type Subscription,
} from '../../suite/webhooks.ts';
import { walkList } from '../../suite/walk-list.ts';
import { neverUsed } from '../edge/unknown-ids.ts';

const QUIET = ['invoice.voided'];
const MOST = 200;
const AT_ONCE = 8;

const BAD_FILTERS: readonly (readonly [string, Json])[] = [
  ['no event type', []],
  ['the same event type twice', ['payout.settled', 'payout.settled']],
  ['a pattern within a word', ['pay*']],
  ['a pattern before the point', ['*.settled']],
  ['an object alone', ['payout']],
  ['a test', ['webhook.test']],
  ['a status that its kind has not', ['withdrawal.returned']],
  ['an unknown type', ['payout.paid']],
  ['a type in capitals', ['PAYOUT.SETTLED']],
  ['51 event types', Array.from({ length: 51 }, (_, index) => `payout.type_${index}`)],
  ['a text', 'payout.settled'],
  ['null', null],
];

async function tryBodies(trial: Trial, { id, place }: Subscription): Promise<void> {
  const { url } = place;
  const creations: readonly (readonly [string, JsonObject])[] = [
    ...BAD_FILTERS.map(([what, eventTypes]) => [what, { url, eventTypes }] as const),
    ['a secret of one’s own', { url, secret: `whsec_${Buffer.alloc(32).toString('base64')}` }],
    ['a status', { url, status: 'active' }],
    ['an id', { url, id }],
    ['no URL', { eventTypes: QUIET }],
    ['an empty description', { url, description: '' }],
    ['a description of 256 characters', { url, description: 'd'.repeat(256) }],
  ];
  await expectInvalid(
    trial,
    'createWebhook',
    creations.map(([what, body]) => ({ what, call: { body } })),
  );
  const changes: readonly (readonly [string, JsonObject])[] = [
    ...BAD_FILTERS.map(([what, eventTypes]) => [what, { eventTypes }] as const),
    ['nothing', {}],
    ['a secret', { secret: 'x' }],
    ['a status that is none', { status: 'failing' }],
  ];
  const path = { id };
  await expectInvalid(
    trial,
    'updateWebhook',
    changes.map(([what, body]) => ({ what, call: { path, body } })),
  );
  const rotations = [-1, 604_801, 1.5, '60', null].map((graceSeconds) => ({
    what: `graceSeconds ${String(graceSeconds)}`,
    call: { path, body: { graceSeconds } },
  }));
  await expectInvalid(trial, 'rotateWebhookSecret', rotations);
}

/** The secret is in the answer of creation and of a rotation, in their replays, and nowhere else. */
async function trySecrets(trial: Trial): Promise<void> {
  await withSubscriptions(
    trial,
    { one: { types: ['beneficiary.created'] }, two: { types: QUIET } },
    async ({ one, two }) => {
      trial.expect(isSecret(one.secret), 'createWebhook', 'the secret has not the form of one');
      trial.expect(one.secret !== two.secret, 'createWebhook', 'two subscriptions have one secret');
      const path = { id: one.id };
      const key = trial.session.newKey();
      const rotated = await trial.get('rotateWebhookSecret', { path, key });
      const again = await trial.get('rotateWebhookSecret', { path, key });
      const secrets = [one.secret, textAt(rotated, 'secret')];
      trial.expect(isSameJson(rotated, again), 'rotateWebhookSecret', 'a replay shows another secret');
      trial.expect(
        isSecret(secrets[1] ?? '') && secrets[0] !== secrets[1],
        'rotateWebhookSecret',
        'the secret is no new one',
      );
      const id = textAt(await deliveryOf(trial, one, textAt(await causeEvent(trial), 'id')), 'id');
      await endedDelivery(trial, id);
      const shown = [
        await trial.call('getWebhook', { path }),
        await trial.call('listWebhooks', { query: { limit: 200 } }),
        await trial.call('updateWebhook', { path, body: { description: 'changed' } }),
        await trial.call('listSubscriptionDeliveries', { path }),
        await trial.call('getWebhookDelivery', { path: { id } }),
        await trial.call('testWebhook', { path }),
        await trial.call('listEvents', { query: { limit: 50 } }),
      ];
      for (const exchange of shown) {
        const text = exchange.response?.bodyText ?? '';
        const isQuiet =
          !text.includes('whsec_') && secrets.every((secret) => !text.includes(secret.slice(6)));
        trial.expect(isQuiet, exchange.operationId ?? '', 'it shows a secret again', [exchange]);
      }
    },
  );
}

async function tryChanges(trial: Trial, kept: Subscription): Promise<void> {
  const path = { id: kept.id };
  const read = async (): Promise<JsonObject> => (await trial.get('getWebhook', { path })) as JsonObject;
  const first = await read();
  trial.expect(
    isSameJson(first, omit(kept.record, 'secret')),
    'getWebhook',
    'it is shown otherwise than it was made',
  );
  const body = { description: 'first', metadata: { team: 'a', more: 'b' } };
  const changed = (await trial.get('updateWebhook', { path, body })) as JsonObject;
  const rest = omit(omit(omit(changed, 'description'), 'metadata'), 'updatedAt');
  const before = omit(omit(omit(first, 'description'), 'metadata'), 'updatedAt');
  trial.expect(isSameJson(rest, before), 'updateWebhook', 'it changes more than was asked for');
  await trial.get('updateWebhook', { path, body });
  await trial.get('updateWebhook', {
    path,
    body: { url: kept.place.url, eventTypes: [...QUIET], status: 'active' },
  });
  trial.expect(isSameJson(await read(), changed), 'updateWebhook', 'the same values change it');
  const cleared = await trial.get('updateWebhook', {
    path,
    body: { description: null, metadata: { only: 'c' } },
  });
  const isCleared =
    valueAt(cleared, 'description') === undefined &&
    isSameJson(valueAt(cleared, 'metadata') ?? null, { only: 'c' });
  trial.expect(
    isCleared,
    'updateWebhook',
    'null does not clear the description, or metadata is not replaced whole',
  );
  const off = await trial.get('updateWebhook', { path, body: { status: 'disabled' } });
  trial.expect(
    textAt(off, 'disabledReason') === 'manual',
    'updateWebhook',
    'disabled by hand it does not say so',
  );
  const on = (await trial.get('updateWebhook', { path, body: { status: 'active' } })) as JsonObject;
  const left = ['disabledReason', 'disabledAt', 'failingSince'].filter((name) => name in on);
  trial.expect(left.length === 0, 'updateWebhook', `active again, it still shows ${left.join(' and ')}`);
}

async function tryDefaults(trial: Trial, kept: Subscription): Promise<void> {
  const { url } = kept.place;
  const plain = (await trial.get('createWebhook', { body: { url } })) as JsonObject;
  await unsubscribe(trial, [{ id: textAt(plain, 'id') }]);
  const says = `${textsAt(plain, 'eventTypes').join()} ${JSON.stringify(plain['metadata'])} ${textAt(plain, 'status')}`;
  trial.expect(says === '* {} active', 'createWebhook', `left out, its parts are ${says}`);
  trial.expect(
    textAt(plain, 'clientId') === trial.tenant.clientId,
    'createWebhook',
    'it is of another account',
  );
  const patterns = ['payout.*', 'webhook.disabled', 'webhook.*', 'transfer.completed'];
  const many = (await trial.get('createWebhook', { body: { url, eventTypes: patterns } })) as JsonObject;
  await unsubscribe(trial, [{ id: textAt(many, 'id') }]);
  trial.expect(
    textsAt(many, 'eventTypes').join() === patterns.join(),
    'createWebhook',
    'it answers another filter',
  );
}

async function tryDeletion(trial: Trial): Promise<void> {
  const gone = await subscribe(trial, ['beneficiary.created']);
  const path = { id: gone.id };
  const delivery = textAt(await deliveryOf(trial, gone, textAt(await causeEvent(trial), 'id')), 'id');
  await endedDelivery(trial, delivery);
  const exchange = await trial.call('deleteWebhook', { path });
  const isEmpty = statusOf(exchange) === 204 && exchange.response?.bodyText === '';
  trial.expect(isEmpty, 'deleteWebhook', `it answers ${statusOf(exchange)} with a body`, [exchange]);
  const came = gone.place.received.length;
  await causeEvent(trial);
  for (const [id, call] of [
    ['getWebhook', { path }],
    ['updateWebhook', { path, body: { status: 'active' } }],
    ['rotateWebhookSecret', { path }],
    ['testWebhook', { path }],
    ['listSubscriptionDeliveries', { path }],
    ['getWebhookDelivery', { path: { id: delivery } }],
    ['redeliverWebhookDelivery', { path: { id: delivery } }],
    ['deleteWebhook', { path }],
  ] as const) {
    trial.expectRefusal(await trial.call(id, call), 404, 'not_found', 'a deleted subscription');
  }
  const never = await trial.call('getWebhook', { path: { id: neverUsed(gone.id, trial) } });
  trial.expectRefusal(never, 404, 'not_found', 'a subscription that never was');
  trial.expect(
    gone.place.received.length === came,
    'deleteWebhook',
    'a deleted subscription still gets events',
  );
}

/** Exactly so many, also where the last are asked for at once. */
async function tryLimit(trial: Trial, kept: Subscription): Promise<void> {
  const count = async (): Promise<number> => (await walkList(trial, 'listWebhooks', { limit: 200 })).length;
  const body = { url: kept.place.url, eventTypes: QUIET };
  const made: { id: string }[] = [];
  try {
    const free = MOST - (await count());
    // Two more than there is room for, so that the last of them race.
    for (let start = 0; start < free + 2; start += AT_ONCE) {
      const batch = Array.from({ length: Math.min(AT_ONCE, free + 2 - start) }, () =>
        trial.call('createWebhook', { body }),
      );
      for (const exchange of await Promise.all(batch)) {
        if (statusOf(exchange) === 201) made.push({ id: textAt(bodyOf(exchange), 'id') });
        else trial.expectRefusal(exchange, 422, 'limit_exceeded', 'one subscription more than 200');
      }
    }
    trial.expect(
      made.length === free,
      'createWebhook',
      `${made.length} were made where there was room for ${free}`,
    );
    const [first, ...others] = made;
    if (first === undefined) return;
    await unsubscribe(trial, [first]);
    made.splice(0, made.length, ...others);
    const next = await trial.call('createWebhook', { body });
    trial.demandSuccess(next, 'a subscription in place of one that was deleted');
    made.push({ id: textAt(bodyOf(next), 'id') });
  } finally {
    await unsubscribe(trial, made);
  }
}

export const webhookSubscriptions: Check = {
  name: 'webhook-subscriptions',
  title:
    'A subscription takes what the contract allows and no more, shows its secret once, changes only what is asked for, is one of at most 200, and leaves nothing behind when it is deleted',
  source: 'decision',
  isBeside: true,
  appliesTo: named(
    'createWebhook',
    'listWebhooks',
    'getWebhook',
    'updateWebhook',
    'deleteWebhook',
    'rotateWebhookSecret',
    'testWebhook',
  ),
  lacks: lacksReceiver,
  run: async (trial) => {
    const kept = await subscribe(trial, QUIET);
    try {
      await tryBodies(trial, kept);
      await trySecrets(trial);
      await tryChanges(trial, kept);
      await tryDefaults(trial, kept);
      await tryDeletion(trial);
      await tryLimit(trial, kept);
    } finally {
      await unsubscribe(trial, [kept]);
    }
  },
};
