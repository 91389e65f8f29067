import { isSameJson } from '../../json/canonical-json.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { toMinor } from '../../json/minor-units.ts';
import { ASSETS, readBalance } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';
import { whileWriting } from '../../suite/while-writing.ts';

const LEFT_OUT = ['externalReference', 'operationId', 'operationKind', 'operationStatus'];

function without(record: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

function expectSame(trial: Trial, what: string, shown: readonly Json[], listed: readonly Json[]): void {
  const isSame =
    shown.length === listed.length && shown.every((each, index) => isSameJson(each, listed[index]));
  trial.expect(isSame, 'getTreasury', `its ${what} are not the newest of the list`);
}

function momentOf(receipt: JsonObject): string {
  return textAt(receipt, 'occurredAt');
}

/** Receipts of two kinds that came at one moment may stand in any order, and at the end either may be left out. */
function expectSameOf(
  trial: Trial,
  what: string,
  shown: readonly JsonObject[],
  listed: readonly JsonObject[],
): void {
  const last = momentOf(listed.at(-1) ?? {});
  const before = (receipts: readonly JsonObject[]): Json[] =>
    receipts
      .filter((each) => momentOf(each) > last)
      .sort((one, other) => textAt(one, 'id').localeCompare(textAt(other, 'id')));
  expectSame(trial, what, before(shown), before(listed));
  const isSorted = shown.every(
    (each, index) => index === 0 || momentOf(each) <= momentOf(shown[index - 1] ?? {}),
  );
  const isWhole = shown.length === listed.length && shown.every((each) => momentOf(each) >= last);
  trial.expect(
    isSorted && isWhole,
    'getTreasury',
    `its ${what} are not the newest of both lists, newest first`,
  );
}

export const overview: Check = {
  name: 'overview',
  title:
    'The overview shows the newest of every list, the configuration in effect and a balance for each asset, all of one moment',
  source: 'given',
  appliesTo: named('getTreasury', 'getEffectiveConfiguration'),
  run: async (trial) => {
    await trial.tenant.ready();
    const whole = await trial.get('getTreasury');
    const newest = async (list: string, limit: number): Promise<JsonObject[]> =>
      objectsAt(await trial.get(list, { query: { limit } }), 'data');
    expectSame(
      trial,
      'fundingInstruments',
      objectsAt(whole, 'fundingInstruments'),
      await newest('listFundingInstruments', 50),
    );
    const receipts = [...(await newest('listPayins', 50)), ...(await newest('listDeposits', 50))];
    const inOrder = receipts.sort((one, other) => momentOf(other).localeCompare(momentOf(one)));
    expectSameOf(trial, 'fundingReceipts', objectsAt(whole, 'fundingReceipts'), inOrder.slice(0, 50));
    const destinations = await newest('listDestinations', 50);
    expectSame(trial, 'cryptoDestinations', objectsAt(whole, 'cryptoDestinations'), destinations);
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
  await tenant.ensureFunds(undefined, 'USDC');
  const seen: Json[] = [];
  const write = async (): Promise<void> => {
    for (let round = 0; round < 8; round++) {
      await tenant.newPayin('5.00', 'credited');
      const payout = await tenant.newPayout('2.03');
      await tenant.advance(textAt(payout, 'id'), 'settled');
      const conversion = await tenant.newConversion(plainQuote('2.03'));
      await tenant.advance(textAt(conversion, 'id'), 'settled');
      const withdrawal = await tenant.newWithdrawal('1.03');
      await tenant.advance(textAt(withdrawal, 'id'), 'failed');
    }
  };
  await whileWriting(write, async () => {
    seen.push(await trial.get('getTreasury'));
  });
  for (const asset of ASSETS) expectChained(trial, seen, asset);
}

/** From one overview to the next, a balance changes by exactly the movements of its asset that came in between. */
function expectChained(trial: Trial, seen: readonly Json[], asset: string): void {
  for (const [index, after] of seen.entries()) {
    const before = seen[index - 1];
    if (before === undefined) continue;
    const last = textAt(before, 'recentMovements', 0, 'id');
    const fresh = objectsAt(after, 'recentMovements');
    const at = fresh.findIndex((each) => textAt(each, 'id') === last);
    if (at < 0) continue;
    const between = fresh.slice(0, at).filter((each) => textAt(each, 'asset') === asset);
    for (const [balance, delta] of [
      ['available', 'availableDelta'],
      ['reserved', 'reservedDelta'],
    ] as const) {
      const sum = between.reduce((total, each) => total + toMinor(textAt(each, delta), asset), 0n);
      const change = readBalance(after, asset)[balance] - readBalance(before, asset)[balance];
      const message = `${balance} of ${asset} changed by ${change} where the movements in between make ${sum}`;
      trial.expect(change === sum, 'getTreasury', message, []);
    }
  }
}
