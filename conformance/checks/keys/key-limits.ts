import { setTimeout as delay } from 'node:timers/promises';
import { bodyOf, statusOf, type Exchange } from '../../http/exchange.ts';
import { canonicalJson } from '../../json/canonical-json.ts';
import { textAt, type Json, type JsonObject } from '../../json/json.ts';
import type { Check } from '../../suite/check.ts';
import { by, lacksKeys, madeKey, revokeQuietly, withKeys, type MadeKey } from '../../suite/keys.ts';
import { shown, type Trial } from '../../suite/trial.ts';

/** Where nobody calls from: a network for documentation. */
const ELSEWHERE = '203.0.113.0/24';

const ANYWHERE = ['0.0.0.0/0', '::/0'];

const facts = (more: JsonObject = {}): JsonObject => ({
  name: 'Given',
  type: 'secret',
  role: 'viewer',
  ...more,
});

/** Tries to make a key by another, with what would be more than it; a key that came of it is revoked. */
async function expectExcess(
  trial: Trial,
  giver: MadeKey,
  body: JsonObject,
  [what, named]: readonly [string, string],
): Promise<void> {
  const exchange = await trial.call('createApiKey', by(giver, { body }));
  if (trial.expectRefusal(exchange, 403, 'insufficient_scope', what)) {
    const isNamed = textAt(exchange.response?.json, 'message').includes(named);
    trial.expect(isNamed, 'createApiKey', `${what}: the message does not name ${named}`, [exchange]);
  } else if (statusOf(exchange) === 201) {
    await revokeQuietly(trial, textAt(exchange.response?.json, 'id'));
  }
}

const AN_HOUR_MS = 3_600_000;

/** A second, and the way there. */
const WIDENED_MS = 1_200;

/** Everywhere, in blocks that are not the whole of it. */
const HALVES = ['0.0.0.0/1', '128.0.0.0/1', '::/1', '8000::/1'];

/** A key that may be used from some addresses alone gives none that may be used from others. */
async function tryAddresses(trial: Trial, placed: MadeKey, plain: MadeKey): Promise<void> {
  const wider: readonly (readonly [what: string, body: JsonObject])[] = [
    ['no addresses, by a key that has some', {}],
    ['a block that lies in none', { allowedIps: ['0.0.0.0/0'] }],
    ['one block within and one that is not', { allowedIps: [ELSEWHERE, '::/0'] }],
  ];
  for (const [what, body] of wider) await expectExcess(trial, placed, facts(body), [what, 'keys:write']);
  for (const operation of ['updateApiKey', 'rotateApiKey']) {
    const call = by(placed, { path: { id: plain.id }, body: { allowedIps: null } });
    const refused = await trial.call(operation, call);
    trial.expectRefusal(refused, 403, 'insufficient_scope', 'addresses that are taken away');
  }
  const body = facts({ allowedIps: [ELSEWHERE, '2001:db8::7'] });
  const within = await trial.call('createApiKey', by(placed, { body }));
  trial.demandSuccess(within, 'a key whose addresses are within those of its giver');
  await revokeQuietly(trial, textAt(within.response?.json, 'id'));
}

/** Nobody gives more than they hold. */
export const keyReach: Check = {
  name: 'key-reach',
  title:
    'Each key has a role that scopes what it can do, and gives no key more than it holds: role, scopes, addresses, expiry, left out or not; nobody takes over a key above themselves',
  source: 'given',
  appliesTo: ({ id }) => ['createApiKey', 'updateApiKey', 'rotateApiKey'].includes(id),
  lacks: lacksKeys,
  run: async (trial) => {
    const now = trial.session.serverNow();
    const at = (hours: number): string => new Date(now + hours * AN_HOUR_MS).toISOString();
    const wanted = {
      developer: { role: 'developer' },
      narrow: { scopes: ['keys:write', 'treasury:read'] },
      ending: { expiresAt: at(2) },
      placed: { allowedIps: HALVES },
      owners: { role: 'admin' },
      plain: { role: 'viewer', scopes: ['rates:read'] },
    };
    await withKeys(trial, wanted, async ({ developer, narrow, ending, placed, owners, plain }) => {
      await expectExcess(trial, developer, facts({ role: 'admin' }), ['a role above', 'keys:write']);
      await expectExcess(trial, developer, facts({ role: 'owner' }), ['the role of an owner', 'keys:write']);
      await expectExcess(trial, narrow, facts(), ['all that a role implies, by a narrow key', ':read']);
      await expectExcess(trial, narrow, facts({ scopes: ['routes:read'] }), [
        'a scope that is not held',
        'routes:read',
      ]);
      await expectExcess(trial, ending, facts(), ['no end, by a key that ends', 'keys:write']);
      await expectExcess(trial, ending, facts({ expiresAt: at(3) }), ['a later end', 'keys:write']);
      for (const [operation, body] of [
        // Narrowed on the way, so that what comes of it would be no more than is held.
        ['updateApiKey', { scopes: ['treasury:read'] }],
        ['rotateApiKey', { scopes: ['treasury:read'] }],
      ] as const) {
        const call = by(narrow, { path: { id: owners.id }, body });
        trial.expectRefusal(await trial.call(operation, call), 403, 'insufficient_scope', 'a key above');
        const wider = by(narrow, { path: { id: plain.id }, body: { scopes: ['fees:read'] } });
        trial.expectRefusal(
          await trial.call(operation, wider),
          403,
          'insufficient_scope',
          'a key that is no part of what is held',
        );
      }
      const within = await trial.call(
        'createApiKey',
        by(narrow, { body: facts({ scopes: ['treasury:read'] }) }),
      );
      trial.demandSuccess(within, 'a key within what is held');
      await revokeQuietly(trial, textAt(within.response?.json, 'id'));
      await tryAddresses(trial, placed, plain);
      const any = await trial.call('revokeApiKey', by(narrow, { path: { id: owners.id } }));
      trial.demandSuccess(any, 'a key above that is revoked');
    });
  },
};

/** Scopes and roles that no key can have, whoever asks. */
const IMPOSSIBLE: readonly (readonly [what: string, body: JsonObject, pointer?: string])[] = [
  ['a scope that there is not', facts({ scopes: ['rates:write'] })],
  ['no scopes', facts({ scopes: [] })],
  ['a scope twice', facts({ scopes: ['rates:read', 'rates:read'] })],
  ['a scope that the role does not imply', facts({ scopes: ['rates:read', 'fees:write'] }), '/scopes/1'],
  ['the platform’s role', facts({ role: 'platform_admin' })],
  ['a publishable key that is no viewer', facts({ type: 'publishable', role: 'admin' })],
  [
    'a publishable key with a scope beyond the five reads',
    facts({ type: 'publishable', scopes: ['treasury:read'] }),
  ],
  ['no addresses', facts({ allowedIps: [] })],
  ['101 addresses', facts({ allowedIps: Array.from({ length: 101 }, (_, index) => `203.0.113.${index}`) })],
  ['an address twice', facts({ allowedIps: ['203.0.113.7', '203.0.113.7'] })],
  ['an address twice, the second time as IPv6', facts({ allowedIps: ['203.0.113.7', '::ffff:203.0.113.7'] })],
  ['bits behind the length', facts({ allowedIps: ['10.0.0.1/8'] })],
  ['a zone', facts({ allowedIps: ['fe80::1%eth0'] })],
  ['a port', facts({ allowedIps: ['203.0.113.7:443'] })],
  ['a name', facts({ allowedIps: ['localhost'] })],
  ['an octal address', facts({ allowedIps: ['0203.0.113.7'] })],
  ['a short address', facts({ allowedIps: ['203.7'] })],
  ['an end that is over', facts({ expiresAt: '2020-01-01T00:00:00Z' })],
  ['a name of two lines', facts({ name: 'One\nTwo' })],
  ['no name', facts({ name: '' })],
];

async function tryScopesOfRecord(trial: Trial, viewer: MadeKey): Promise<void> {
  for (const operation of ['updateApiKey', 'rotateApiKey']) {
    const beyond = await trial.call(operation, { path: { id: viewer.id }, body: { scopes: ['fees:write'] } });
    trial.expectRefusal(beyond, 422, 'limit_exceeded', 'a scope that the key’s own role does not imply');
  }
  const empty = await trial.call('updateApiKey', { path: { id: viewer.id }, body: {}, intent: 'open' });
  trial.expectRefusal(empty, 400, 'invalid_request', 'a change of nothing');
  for (const graceSeconds of [-1, 604_801, 0.5, '60']) {
    const call = { path: { id: viewer.id }, body: { graceSeconds } as JsonObject, intent: 'open' as const };
    trial.expectRefusal(
      await trial.call('rotateApiKey', call),
      400,
      'invalid_request',
      `a grace of ${graceSeconds}`,
    );
  }
}

export const keyTerms: Check = {
  name: 'key-terms',
  title:
    'A key has scopes of its role alone, allowedIps are IPv4/IPv6 addresses or CIDR blocks, and its end is later than now; whatever else is 400, and nothing is made',
  source: 'given',
  appliesTo: ({ id }) => ['createApiKey', 'updateApiKey', 'rotateApiKey'].includes(id),
  lacks: lacksKeys,
  run: async (trial) => {
    const newest = async (): Promise<string> =>
      textAt(await trial.get('listApiKeys', { query: { limit: 1 } }), 'data', 0, 'id');
    await withKeys(trial, { viewer: { role: 'viewer' } }, async ({ viewer }) => {
      const before = await newest();
      for (const [what, body, pointer] of IMPOSSIBLE) {
        const exchange = await trial.call('createApiKey', { body, intent: 'open' });
        if (!trial.expectRefusal(exchange, 400, 'invalid_request', `a key with ${what}`)) continue;
        if (pointer === undefined) continue;
        const isNamed = JSON.stringify(exchange.response?.json ?? null).includes(`"${pointer}"`);
        trial.expect(isNamed, 'createApiKey', `a key with ${what}: the details do not name ${pointer}`, [
          exchange,
        ]);
      }
      trial.expect((await newest()) === before, 'createApiKey', 'a key was made of what was refused');
      await tryScopesOfRecord(trial, viewer);
    });
  },
};

async function setAddresses(trial: Trial, { id }: MadeKey, allowedIps: Json): Promise<void> {
  const changed = await trial.get('updateApiKey', { path: { id }, body: { allowedIps } });
  const isSo = canonicalJson((changed as JsonObject)['allowedIps'] ?? null) === canonicalJson(allowedIps);
  trial.expect(isSo, 'updateApiKey', `allowedIps are not as they were set: ${JSON.stringify(allowedIps)}`);
}

/** What a key may do more is known everywhere within a second. */
async function untilTaken(write: () => Promise<Exchange>): Promise<Exchange> {
  const deadline = performance.now() + WIDENED_MS;
  for (;;) {
    const exchange = await write();
    if (statusOf(exchange) === 200 || performance.now() > deadline) return exchange;
    await delay(50);
  }
}

export const keyAddresses: Check = {
  name: 'key-addresses',
  title:
    'A key may carry allowedIps, set at creation, at rotation, or by PATCH; null clears it, and a request from outside the list returns 403 ip_not_allowed, whatever X-Forwarded-For says',
  source: 'given',
  appliesTo: ({ id }) => ['createApiKey', 'updateApiKey', 'rotateApiKey'].includes(id),
  lacks: lacksKeys,
  run: async (trial) => {
    const write = (made: MadeKey, forwarded?: string) =>
      trial.call('updateTreasurySettings', {
        ...by(made, { body: { poboEnabled: true } }),
        ...(forwarded === undefined ? {} : { headers: { 'X-Forwarded-For': forwarded } }),
      });
    const wanted = { anywhere: { allowedIps: ANYWHERE }, elsewhere: { allowedIps: [ELSEWHERE] } };
    await withKeys(trial, wanted, async ({ anywhere, elsewhere }) => {
      trial.demandSuccess(await write(anywhere), 'a key that works from everywhere');
      for (const forwarded of [undefined, '203.0.113.7', '203.0.113.7, 203.0.113.8', 'unknown']) {
        const refused = await write(elsewhere, forwarded);
        trial.expectRefusal(
          refused,
          403,
          'ip_not_allowed',
          `a call from outside, with X-Forwarded-For ${forwarded ?? 'left out'}`,
        );
      }
      const further = await trial.call('createApiKey', {
        body: facts({ allowedIps: [ELSEWHERE], role: 'admin' }),
      });
      trial.demandSuccess(further, 'a key with addresses');
      const made = madeKey(bodyOf(further) as JsonObject);
      trial.expectRefusal(
        await write(made),
        403,
        'ip_not_allowed',
        'a key that was restricted from the start',
      );
      await revokeQuietly(trial, made.id);
      const { id } = elsewhere;
      const next = madeKey((await trial.get('rotateApiKey', { path: { id }, body: {} })) as JsonObject);
      trial.expectRefusal(
        await write(next),
        403,
        'ip_not_allowed',
        'a successor from outside of what it inherits',
      );
      await setAddresses(trial, next, null);
      const cleared = await untilTaken(() => write(next));
      trial.expect(
        statusOf(cleared) === 200,
        'updateApiKey',
        `a key whose list was cleared a second ago: ${shown(cleared)}`,
        [cleared],
      );
      await setAddresses(trial, next, [ELSEWHERE]);
      trial.expectRefusal(await write(next), 403, 'ip_not_allowed', 'a key that was restricted');
      await revokeQuietly(trial, next.id);
    });
  },
};
