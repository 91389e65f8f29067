import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, type JsonObject } from '../../json/json.ts';
import { expectReplay } from '../../suite/expect-replay.ts';
import type { Check } from '../../suite/check.ts';
import { by, lacksKeys, madeKey, makeKey, revokeQuietly, withKeys, type MadeKey } from '../../suite/keys.ts';
import { sideBySide } from '../../suite/side-by-side.ts';
import { shown, type Trial } from '../../suite/trial.ts';
import { poll } from '../../suite/webhooks.ts';

/** So long a key that has ended may still read, and how often is looked. */
const READ_LIMIT_MS = 1_000;
const LOOK_MS = 50;

/** A key that ends by itself does so after as long. */
const SHORT_MS = 1_500;

/** Later than any run. */
const FAR_AHEAD = '2999-01-01T00:00:00.000Z';

const ON_KEYS = ['createApiKey', 'listApiKeys', 'getApiKey', 'updateApiKey', 'rotateApiKey', 'revokeApiKey'];

async function write(trial: Trial, made: MadeKey): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  while (exchanges.length < trial.session.baseUrls.length)
    exchanges.push(await trial.call('updateTreasurySettings', by(made, { body: { poboEnabled: true } })));
  return exchanges;
}

/** Expects that a key writes no more from now on, and reads no more within a second. */
async function expectDead(
  trial: Trial,
  made: MadeKey,
  [operation, what]: readonly [string, string],
): Promise<void> {
  const endedAt = performance.now();
  for (const written of await write(trial, made)) {
    const isRefused = statusOf(written) === 401;
    trial.expect(isRefused, operation, `a key that ${what} writes on: ${shown(written)}`, [written]);
  }
  for (let refused = 0; refused < trial.session.baseUrls.length;) {
    const sentAt = performance.now();
    const read = await trial.call('getTreasurySettings', by(made));
    if (statusOf(read) === 401) refused += 1;
    else {
      const isInTime = sentAt <= endedAt + READ_LIMIT_MS;
      if (!trial.expect(isInTime, operation, `a key that ${what} reads after more than a second`, [read]))
        return;
      await delay(LOOK_MS);
    }
  }
}

async function expectAlive(
  trial: Trial,
  made: MadeKey,
  [operation, what]: readonly [string, string],
): Promise<void> {
  for (const written of await write(trial, made)) {
    trial.expect(statusOf(written) === 200, operation, `${what}: ${shown(written)} instead of 200`, [
      written,
    ]);
  }
}

async function tryShownOnce(trial: Trial): Promise<void> {
  const body: JsonObject = { name: 'Shown once', type: 'secret', role: 'developer', scopes: ['rates:read'] };
  const call = { body, key: trial.session.newKey() };
  const first = await trial.call('createApiKey', call);
  trial.demandSuccess(first, 'a plain call');
  const made = madeKey(bodyOf(first) as JsonObject);
  const { record, key, id } = made;
  const isOf = key.startsWith(textAt(record, 'prefix')) && key.endsWith(textAt(record, 'lastFour'));
  trial.expect(isOf, 'createApiKey', 'prefix and lastFour are not those of the key', [first]);
  expectReplay(trial, first, await trial.call('createApiKey', call), 'a repeat');
  const { key: _key, ...rest } = record;
  const read = (await trial.get('getApiKey', { path: { id } })) as JsonObject;
  const same = canonicalJson({ ...read, lastUsedAt: null }) === canonicalJson({ ...rest, lastUsedAt: null });
  trial.expect(same, 'getApiKey', 'a key is read otherwise than it was made');
  const listed = objectsAt(await trial.get('listApiKeys', { query: { limit: 200 } }), 'data');
  const found = listed.find((each) => textAt(each, 'id') === id);
  trial.expect(found !== undefined, 'listApiKeys', 'a new key is in no list');
  const texts = JSON.stringify([read, listed]);
  trial.expect(!texts.includes(key), 'getApiKey', 'the text of a key is shown again');
  await trial.get('revokeApiKey', { path: { id } });
  expectReplay(trial, first, await trial.call('createApiKey', call), 'a repeat after the key was revoked');
}

async function tryRevocation(trial: Trial): Promise<void> {
  await withKeys(trial, { key: {}, itself: {} }, async ({ key, itself }) => {
    const own = await trial.call('revokeApiKey', by(itself, { path: { id: itself.id } }));
    trial.demandSuccess(own, 'a key that revokes itself');
    await expectDead(trial, itself, ['revokeApiKey', 'has revoked itself']);
    await expectAlive(trial, key, ['createApiKey', 'a new key writes at once']);
    const used = await poll(
      () => trial.get('getApiKey', { path: { id: key.id } }),
      (record) => textAt(record, 'lastUsedAt') !== '',
    );
    trial.expect(textAt(used, 'lastUsedAt') !== '', 'getApiKey', 'a key that was used does not say when');
    await trial.get('revokeApiKey', { path: { id: key.id } });
    await expectDead(trial, key, ['revokeApiKey', 'was revoked']);
    const again = await trial.call('revokeApiKey', { path: { id: key.id } });
    trial.expectRefusal(again, 409, 'invalid_state', 'a key that is revoked twice');
    const changed = await trial.call('updateApiKey', { path: { id: key.id }, body: { name: 'Late' } });
    trial.expectRefusal(changed, 409, 'invalid_state', 'a revoked key that is changed');
    const rotated = await trial.call('rotateApiKey', { path: { id: key.id }, body: {} });
    trial.expectRefusal(rotated, 409, 'invalid_state', 'a revoked key that is rotated');
    const read = await trial.get('getApiKey', { path: { id: key.id } });
    const isTold = textAt(read, 'status') === 'revoked' && textAt(read, 'revokedAt') !== '';
    trial.expect(isTold, 'getApiKey', 'a revoked key does not say so');
  });
}

async function tryEnd(trial: Trial): Promise<void> {
  const end = trial.session.serverNow() + SHORT_MS;
  await withKeys(trial, { key: { expiresAt: new Date(end).toISOString() } }, async ({ key }) => {
    await expectAlive(trial, key, ['createApiKey', 'a key that ends later']);
    // Until it has ended: its end is what is waited for, and it is known.
    await delay(Math.max(0, end - trial.session.serverNow()) + LOOK_MS);
    await expectDead(trial, key, ['createApiKey', 'has expired']);
    const read = await trial.get('getApiKey', { path: { id: key.id } });
    trial.expect(textAt(read, 'status') === 'expired', 'getApiKey', 'an expired key does not say so');
  });
}

async function tryRotation(trial: Trial): Promise<void> {
  const facts = { scopes: ['treasury:write'], allowedIps: ['127.0.0.0/8', '::1', '0.0.0.0/0', '::/0'] };
  const old = await makeKey(trial.tenant, facts);
  const call = { path: { id: old.id }, body: { graceSeconds: 60 }, key: trial.session.newKey() };
  const first = await trial.call('rotateApiKey', call);
  trial.demandSuccess(first, 'a plain call');
  const next = madeKey(bodyOf(first) as JsonObject);
  try {
    expectReplay(trial, first, await trial.call('rotateApiKey', call), 'a repeat');
    for (const name of ['scopes', 'allowedIps', 'role', 'type', 'name']) {
      const isSame = canonicalJson(next.record[name] ?? null) === canonicalJson(old.record[name] ?? null);
      trial.expect(isSame, 'rotateApiKey', `the successor has another ${name} than the key`, [first]);
    }
    const isSuccessor = textAt(next.record, 'rotatedFrom') === old.id && next.key !== old.key;
    trial.expect(isSuccessor, 'rotateApiKey', 'the successor does not name the key', [first]);
    await expectAlive(trial, next, ['rotateApiKey', 'a successor']);
    await expectAlive(trial, old, ['rotateApiKey', 'a key in its grace']);
    const retiring = await trial.get('getApiKey', { path: { id: old.id } });
    const isTold = textAt(retiring, 'status') === 'retiring' && textAt(retiring, 'rotatedTo') === next.id;
    trial.expect(isTold, 'getApiKey', 'a retiring key does not say so');
    const twice = await trial.call('rotateApiKey', { path: { id: old.id }, body: {} });
    trial.expectRefusal(twice, 409, 'invalid_state', 'a retiring key that is rotated');
    for (const expiresAt of [FAR_AHEAD, null]) {
      const longer = await trial.call('updateApiKey', { path: { id: old.id }, body: { expiresAt } });
      trial.expectRefusal(longer, 409, 'invalid_state', 'a grace that is prolonged');
    }
    const sooner = new Date(Date.parse(textAt(retiring, 'expiresAt')) - 1_000).toISOString();
    const nearer = await trial.get('updateApiKey', { path: { id: old.id }, body: { expiresAt: sooner } });
    trial.expect(textAt(nearer, 'expiresAt') === sooner, 'updateApiKey', 'a grace is not shortened');
    await trial.get('revokeApiKey', { path: { id: old.id } });
    await expectDead(trial, old, ['revokeApiKey', 'was revoked in its grace']);
    await expectAlive(trial, next, ['revokeApiKey', 'the successor of a revoked key']);
    await tryNoGrace(trial, next);
  } finally {
    for (const { id } of [old, next]) await revokeQuietly(trial, id);
  }
}

/** Without a grace a key ends with its rotation; what is named is the successor's. */
async function tryNoGrace(trial: Trial, old: MadeKey): Promise<void> {
  const terms = { scopes: ['treasury:read'], allowedIps: null, name: 'Narrower', expiresAt: FAR_AHEAD };
  const body = { graceSeconds: 0, ...terms };
  const next = madeKey((await trial.get('rotateApiKey', { path: { id: old.id }, body })) as JsonObject);
  await expectDead(trial, old, ['rotateApiKey', 'was rotated without grace']);
  const shownTerms = Object.fromEntries(Object.keys(terms).map((name) => [name, next.record[name] ?? null]));
  const isSo = canonicalJson(shownTerms) === canonicalJson(terms);
  trial.expect(isSo, 'rotateApiKey', 'what a rotation names is not what its successor has');
  for (const written of await write(trial, next))
    trial.expectRefusal(written, 403, 'insufficient_scope', 'a successor that was narrowed');
  await revokeQuietly(trial, next.id);
}

export const keyLifecycle: Check = {
  name: 'key-lifecycle',
  title:
    'API keys are created, rotated, restricted and revoked: the text is shown once, a rotated key inherits the retiring key’s scopes and allowed IPs unless overridden, and what has ended writes nothing from then on, and reads nothing a second later',
  source: 'given',
  appliesTo: ({ id }) => ON_KEYS.includes(id),
  lacks: lacksKeys,
  run: async (trial) => {
    await tryShownOnce(trial);
    // What ends is waited for: the ends of different keys at once.
    const order = {
      atOnce: trial.session.atOnce,
      turnOf: ({ name }: { name: string }) => name,
      randomOf: ({ name }: { name: string }) => trial.session.random.fork(name),
    };
    await sideBySide([tryRevocation, tryEnd, tryRotation], order, (part) => part(trial));
  },
};
