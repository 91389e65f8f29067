import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { expectInvalid } from '../../suite/expect-invalid.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { newEntitledCustomer, routedCustomer, routeToAud, routeToStablecoin } from '../../suite/routes.ts';
import type { Trial } from '../../suite/trial.ts';

const CREATE = 'createPaymentRoute';
const LIST = 'listPaymentRoutes';

const OPERATIONS = [CREATE, 'getPaymentRoute', 'getPaymentRouteInstructions', LIST, 'deactivatePaymentRoute'];

async function bothBodies(trial: Trial): Promise<[toStablecoin: JsonObject, toAud: JsonObject]> {
  const pair = await trial.tenant.pair();
  return [routeToStablecoin(pair, trial.session), routeToAud(pair)];
}

function placeOf(route: Json): string {
  const deposit = valueAt(route, 'instructions', 'deposit');
  const address = textAt(deposit, 'address');
  return address === '' ? `${textAt(deposit, 'bsb')} ${textAt(deposit, 'accountNumber')}` : address;
}

/** Where the money goes is told by its ends: an address, or the number of an account. */
function expectSummary(trial: Trial, instructions: Json | undefined, body: JsonObject): void {
  const summary = textAt(instructions, 'destinationSummary');
  const address = textAt(body, 'destination', 'address');
  const whole = address === '' ? textAt(body, 'destination', 'accountNumber') : address;
  const ends = address === '' ? [whole.slice(-3)] : [whole.slice(0, 6), whole.slice(-4)];
  const isTold = ends.every((end) => summary.includes(end)) && !summary.includes(whole);
  trial.expect(isTold, CREATE, `of ${whole} the instructions tell "${summary}"`);
}

async function tryOne(trial: Trial, id: string, body: JsonObject, places: Set<string>): Promise<void> {
  const route = await trial.get(CREATE, { path: { id }, body });
  const routeId = textAt(route, 'id');
  const instructions = valueAt(route, 'instructions');
  const reference = `CR${routeId.slice(-10).toUpperCase()}`;
  trial.expect(
    textAt(instructions, 'reference') === reference,
    CREATE,
    'the reference is not the end of its id',
  );
  expectSummary(trial, instructions, body);
  trial.expect(!places.has(placeOf(route)), CREATE, 'two routes have one account or address');
  places.add(placeOf(route));
  const shown = await trial.get('getPaymentRouteInstructions', { path: { id: routeId } });
  const isSame = isSameJson(shown, instructions);
  trial.expect(isSame, 'getPaymentRouteInstructions', 'they are others than those of the route');
  const alone = await trial.get('getPaymentRoute', { path: { id: routeId } });
  trial.expect(isSameJson(alone, route), 'getPaymentRoute', 'it is another than was created');
  const page = await trial.get(LIST, { query: { limit: 1, customerId: id } });
  const isNewest = isSameJson(objectsAt(page, 'data')[0], route);
  trial.expect(isNewest, LIST, 'it does not begin with the route that was just created');
  const inactive = await trial.get('deactivatePaymentRoute', { path: { id: routeId } });
  const isKept = placeOf(inactive) === placeOf(route);
  trial.expect(isKept, 'deactivatePaymentRoute', 'an inactive route has lost its account or address');
}

/** What creating and closing routes does, and does not do. */
export const routeInstructions: Check = {
  name: 'route-instructions',
  title:
    'A payment route carries reusable deposit instructions of its own; creating or deactivating one moves no wallet money',
  source: 'given',
  appliesTo: named(...OPERATIONS),
  run: async (trial) => {
    const id = await routedCustomer(trial.tenant);
    // Whatever the bodies need is there before it is looked.
    await trial.tenant.ready();
    const before = await footprintOf(trial.tenant);
    const places = new Set<string>();
    for (let count = 0; count < 3; count++) {
      for (const body of await bothBodies(trial)) await tryOne(trial, id, body, places);
    }
    const moved = differences(before, await footprintOf(trial.tenant)).filter((part) => part !== LIST);
    trial.expect(moved.length === 0, CREATE, `routes have changed ${moved.join(', ')}`);
  },
};

async function tryEntitlements(trial: Trial): Promise<void> {
  const id = await newEntitledCustomer(trial.tenant);
  const [toStablecoin, toAud] = await bothBodies(trial);
  const suspend = (entitlement: string) =>
    trial.get('decideCustomerVerification', {
      path: { id },
      body: { entitlements: [{ entitlement, status: 'suspended' }] },
    });
  trial.demandSuccess(await trial.call(CREATE, { path: { id }, body: toStablecoin }), 'both approved');
  await suspend('aud_onramp');
  const refused = await trial.call(CREATE, { path: { id }, body: toStablecoin });
  trial.expectRefusal(refused, 422, 'customer_not_entitled', 'aud_onramp is suspended');
  trial.demandSuccess(await trial.call(CREATE, { path: { id }, body: toAud }), 'aud_offramp is approved');
  await suspend('aud_offramp');
  const both = await trial.call(CREATE, { path: { id }, body: toAud });
  trial.expectRefusal(both, 422, 'customer_not_entitled', 'aud_offramp is suspended');
  const page = await trial.get(LIST, { query: { customerId: id } });
  const statuses = objectsAt(page, 'data').map((each) => textAt(each, 'status'));
  trial.expect(statuses.join() === 'active,active', LIST, `its routes are ${statuses.join()}`);
}

export const routeEntitlement: Check = {
  name: 'route-entitlement',
  title:
    'For a payment route the customer must belong to the tenant and hold the approved entitlement of its direction',
  source: 'given',
  usesOther: true,
  appliesTo: named(CREATE, LIST),
  run: async (trial) => {
    await tryEntitlements(trial);
    const { other } = trial.world;
    if (other === undefined) return;
    const id = await newEntitledCustomer(other);
    for (const body of await bothBodies(trial)) {
      const exchange = await trial.call(CREATE, { path: { id }, body });
      trial.expectRefusal(exchange, 404, 'not_found', "another tenant's customer");
    }
    const page = await trial.get(LIST, { query: { customerId: id } });
    trial.expect(objectsAt(page, 'data').length === 0, LIST, 'a foreign customer finds routes');
  },
};

async function tryPairs(trial: Trial, id: string): Promise<void> {
  const pair = await trial.tenant.pair();
  const [toStablecoin, toAud] = await bothBodies(trial);
  const address = textAt(toStablecoin, 'destination', 'address');
  const { network, asset: currency } = pair;
  const { source: _source, ...withoutSource } = toAud;
  const bodies = [{}, { network }, { currency }].map((half) => ({
    ...toStablecoin,
    destination: { address, ...half },
  }));
  await withConfiguration(trial, { defaultRoutePair: null }, async () => {
    for (const body of [...bodies, withoutSource]) {
      const exchange = await trial.call(CREATE, { path: { id }, body, intent: 'invalid' });
      trial.expectRefusal(exchange, 400, 'invalid_request', 'no pair, and no default');
    }
  });
  await withConfiguration(trial, { defaultRoutePair: { ...pair } }, async () => {
    for (const body of bodies) {
      const made = await trial.get(CREATE, { path: { id }, body });
      const shown = {
        network: textAt(made, 'destination', 'network'),
        asset: textAt(made, 'destination', 'currency'),
      };
      trial.expect(isSameJson(shown, { ...pair }), CREATE, 'the default pair is not taken');
    }
    const made = await trial.get(CREATE, { path: { id }, body: withoutSource });
    trial.expect(isSameJson(valueAt(made, 'source'), { ...pair }), CREATE, 'the default pair is not taken');
    const other = currency === 'USDC' ? 'USDT' : 'USDC';
    const unfit = { ...toStablecoin, destination: { address, currency: other } };
    const exchange = await trial.call(CREATE, { path: { id }, body: unfit, intent: 'invalid' });
    trial.expectRefusal(exchange, 400, 'invalid_request', 'half a pair that the default does not have');
  });
}

async function tryWrong(trial: Trial, id: string): Promise<void> {
  const [toStablecoin, toAud] = await bothBodies(trial);
  const path = { id };
  const limited = (limits: JsonObject, body: JsonObject = toStablecoin) => ({
    path,
    body: { ...body, limits },
  });
  const bank = valueAt(toAud, 'destination') as JsonObject;
  await expectInvalid(trial, CREATE, [
    { what: 'a source with AUD', call: { path, body: { ...toStablecoin, source: toAud['source'] ?? null } } },
    {
      what: 'a network with a bank',
      call: { path, body: { ...toAud, destination: { ...bank, network: 'base' } } },
    },
    { what: 'min above max', call: limited({ min: '2', max: '1.99' }) },
    { what: 'min above daily', call: limited({ min: '2', daily: '1.999999' }, toAud) },
    { what: 'max 0', call: limited({ max: '0' }) },
    { what: 'daily 0', call: limited({ daily: '0.00' }) },
    { what: '1.001 AUD', call: limited({ max: '1.001' }) },
    { what: 'seven decimals', call: limited({ max: '1.0000001' }, toAud) },
    {
      what: 'a reserved name',
      call: { path, body: { ...toAud, metadata: { a: [{ '@@platformtype': 1 }] } } },
    },
  ]);
  const { network } = await trial.tenant.pair();
  const address = textAt(toStablecoin, 'destination', 'address');
  const unsupported = {
    address,
    network,
    currency: ['base', 'polygon', 'bsc'].includes(network) ? 'USDT' : 'AUD',
  };
  if (unsupported.currency === 'AUD') return;
  const exchange = await trial.call(CREATE, { path, body: { ...toStablecoin, destination: unsupported } });
  trial.expectRefusal(exchange, 400, 'unsupported_asset_network', `USDT on ${network}`);
}

/** Refusals that rest on the configuration come one behind the other, the entitlement's last. */
async function tryOrder(trial: Trial): Promise<void> {
  const id = textAt(await trial.tenant.newCustomer(), 'id');
  const { asset, network } = await trial.tenant.pair();
  const [toStablecoin] = await bothBodies(trial);
  const destination = { address: `0x${'0'.repeat(40)}`, network, currency: asset };
  const wrong = { ...toStablecoin, destination };
  const rails = { audInboundRails: [], audOutboundRails: [] };
  const refuse = async (body: JsonObject, status: number, code: string): Promise<void> => {
    const exchange = await trial.call(CREATE, { path: { id }, body });
    trial.expectRefusal(exchange, status, code, 'several things are wrong');
  };
  await withConfiguration(trial, { capabilities: { ...rails, assetNetworks: [] } }, () =>
    refuse(wrong, 422, 'capability_disabled'),
  );
  await withConfiguration(trial, { capabilities: { assetNetworks: [] } }, () =>
    refuse(wrong, 422, 'asset_network_unavailable'),
  );
  await refuse(wrong, 422, 'invalid_destination_address');
  await refuse(toStablecoin, 422, 'customer_not_entitled');
}

export const routeRefusals: Check = {
  name: 'route-refusals',
  title:
    "A payment route's pair is its body's or the configuration's default and never inferred, and of several faults the first in order is told",
  source: 'decision',
  appliesTo: named(CREATE),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const id = await routedCustomer(trial.tenant);
    await tryPairs(trial, id);
    await tryWrong(trial, id);
    await tryOrder(trial);
  },
};
