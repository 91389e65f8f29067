import { isSameJson } from '../json/canonical-json.ts';
import { isObject, objectsAt, textAt, valueAt, type Json, type JsonObject } from '../json/json.ts';
import { named, type Check } from '../suite/check.ts';
import type { Trial } from '../suite/trial.ts';

const ASSETS = ['AUD', 'USDC', 'USDT'];
/** What the overview's movements leave out. */
const LEFT_OUT = ['externalReference', 'operationId', 'operationKind', 'operationStatus'];

function without(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function expectSame(trial: Trial, what: string, shown: readonly Json[], listed: readonly Json[]): void {
  const isSame =
    shown.length === listed.length && shown.every((each, index) => isSameJson(each, listed[index]));
  trial.expect(isSame, 'getTreasury', `its ${what} are not the newest of the list`);
}

/** The overview beside the lists that it is made of. */
export const overview: Check = {
  name: 'overview',
  title:
    'The overview shows the newest of every list, the configuration in effect and a balance for each asset, all of one moment',
  source: 'seed',
  appliesTo: named('getTreasury', 'getEffectiveConfiguration'),
  run: async (trial) => {
    await trial.tenant.fixture();
    const whole = await trial.get('getTreasury');
    const newest = async (list: string, limit: number): Promise<JsonObject[]> =>
      objectsAt(await trial.get(list, { query: { limit } }), 'data');
    expectSame(
      trial,
      'fundingInstruments',
      objectsAt(whole, 'fundingInstruments'),
      await newest('listFundingInstruments', 50),
    );
    expectSame(trial, 'fundingReceipts', objectsAt(whole, 'fundingReceipts'), await newest('listPayins', 50));
    const movements = (await newest('listTransactions', 20)).map((each) => without(each, LEFT_OUT));
    expectSame(trial, 'recentMovements', objectsAt(whole, 'recentMovements'), movements);
    const assets = objectsAt(whole, 'balances').map((balance) => textAt(balance, 'asset'));
    trial.expect(assets.join() === ASSETS.join(), 'getTreasury', `it shows balances of ${assets.join()}`);
    const moments = new Set(objectsAt(whole, 'balances').map((balance) => textAt(balance, 'asOf')));
    trial.expect(moments.size === 1, 'getTreasury', 'its balances are not of one moment');
    const configuration = await trial.get('getEffectiveConfiguration');
    const isSame = isSameJson(valueAt(whole, 'configurations', 0), configuration);
    trial.expect(isSame, 'getTreasury', 'its configuration is not the one in effect');
    expectCapabilities(trial, whole, configuration);
    await tryOneMoment(trial);
  },
};

function expectCapabilities(trial: Trial, whole: Json, configuration: Json): void {
  const capability = valueAt(whole, 'runtimeCapabilities', 0);
  const isOfIt = textAt(capability, 'configurationId') === textAt(configuration, 'id');
  trial.expect(isOfIt, 'getTreasury', 'its runtimeCapabilities are of another configuration');
  for (const rails of ['audInboundRails', 'audOutboundRails']) {
    const allowed = valueAt(configuration, 'capabilities', rails);
    const shown = valueAt(capability, rails);
    const isWithin =
      Array.isArray(shown) &&
      Array.isArray(allowed) &&
      shown.every((rail) => (allowed as Json[]).includes(rail as Json));
    trial.expect(isWithin, 'getTreasury', `its ${rails} go beyond the configuration`);
  }
  const pairs = objectsAt(configuration, 'capabilities', 'assetNetworks');
  const enabled = pairs
    .filter((pair) => pair['enabled'] === true)
    .map((pair) => `${textAt(pair, 'asset')} ${textAt(pair, 'network')}`);
  const shown = objectsAt(capability, 'assetNetworks').map(
    (pair) => `${textAt(pair, 'asset')} ${textAt(pair, 'network')}`,
  );
  trial.expect(
    shown.sort().join() === enabled.sort().join(),
    'getTreasury',
    'its pairs are not those that are enabled',
  );
}

/** While money moves, each overview's balances are those that its own newest movement left. */
async function tryOneMoment(trial: Trial): Promise<void> {
  const { tenant } = trial;
  const seen: Json[] = [];
  const state = { areDone: false };
  const writing = (async () => {
    for (let round = 0; round < 8; round++) {
      await tenant.newPayin('5.00', 'credited');
      const payout = await tenant.newPayout('2.03');
      await tenant.advance(textAt(payout, 'id'), 'settled');
    }
  })().finally(() => {
    state.areDone = true;
  });
  do seen.push(await trial.get('getTreasury'));
  while (!state.areDone);
  await writing;
  expectChained(trial, seen.filter(isObject));
}

/** From one overview to the next, the balance changes by exactly the movements that came in between. */
function expectChained(trial: Trial, seen: readonly JsonObject[]): void {
  for (const [index, after] of seen.entries()) {
    const before = seen[index - 1];
    if (before === undefined) continue;
    const last = textAt(before, 'recentMovements', 0, 'id');
    const fresh = objectsAt(after, 'recentMovements');
    const at = fresh.findIndex((each) => textAt(each, 'id') === last);
    if (at < 0) continue;
    for (const [balance, delta] of [
      ['available', 'availableDelta'],
      ['reserved', 'reservedDelta'],
    ] as const) {
      const sum = fresh.slice(0, at).reduce((total, each) => total + cents(textAt(each, delta)), 0n);
      const change =
        cents(textAt(after, 'balances', 0, balance)) - cents(textAt(before, 'balances', 0, balance));
      const message = `${balance} changed by ${change} cents where the movements in between make ${sum}`;
      trial.expect(change === sum, 'getTreasury', message, []);
    }
  }
}

function cents(amount: string): bigint {
  return BigInt(amount.replace('.', '') || '0');
}
