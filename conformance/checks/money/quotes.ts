import { bodyOf } from '../../http/exchange.ts';
import { rateUnits } from '../../judge/rate-law.ts';
import { objectsAt, textAt, valueAt, type Json, type JsonObject } from '../../json/json.ts';
import { moneyAt, toMinor } from '../../json/minor-units.ts';
import { ASSETS } from '../../suite/balance.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { differences, footprintOf } from '../../suite/footprint.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import { feeOn, readPolicy, type Policy } from '../../suite/policy.ts';
import type { Trial } from '../../suite/trial.ts';

const ID = 'createConversionQuote';

/** Rates that leave something over, and one that leaves nothing. */
const RATES = ['0.6512345678', '1.5355555555', '0.3333333333', '3', '0.0000012345', '1'];

const AMOUNTS = ['0.01', '1.00', '123.45', '77777.77', '999999999.99'];

const DIRECTIONS = ASSETS.flatMap((source) =>
  ASSETS.filter((destination) => destination !== source).map((destination) => [source, destination] as const),
);

async function pin(trial: Trial, source: string, destination: string, rate: string | null): Promise<void> {
  await trial.tenant.do('pinRate', { body: { source, destination, rate } });
}

/** What a quote must be beyond what every quote keeps by itself: what was asked for, by the pinned rate, with its fee. */
function expectQuote(trial: Trial, quote: Json, body: JsonObject, rate: string, policy: Policy): void {
  const side = body['sourceAmount'] === undefined ? 'destination' : 'source';
  const asset = textAt(quote, side, 'currency');
  const fixed = textAt(quote, side, 'amount');
  const asked = textAt(body, `${side}Amount`);
  const what = `a quote of ${asked} with the ${side} fixed`;
  trial.expect(textAt(quote, 'side') === side, ID, `${what} says that its ${textAt(quote, 'side')} is`);
  trial.expect(toMinor(fixed, asset) === toMinor(asked, asset), ID, `${what} has a ${side} of ${fixed}`);
  const isPinned = rateUnits(textAt(quote, 'rate')) === rateUnits(rate);
  trial.expect(isPinned, ID, `${what} at ${rate} has the rate ${textAt(quote, 'rate')}`);
  const fee = moneyAt(quote, 'fee');
  const expected = feeOn(policy, 'conversion', valueAt(quote, 'source'));
  trial.expect(fee === expected, ID, `${what} has a fee of ${fee} instead of ${expected}`);
  const isOfIt = textAt(quote, 'configurationId') === policy.configurationId;
  trial.expect(isOfIt, ID, `${what} is not of the configuration in effect`);
}

/** All directions, both sides, by rates that are pinned; each answer is also held to the exact laws of a quote. */
async function tryAmounts(trial: Trial, policy: Policy): Promise<void> {
  for (const [index, [source, destination]] of DIRECTIONS.entries()) {
    const rate = RATES[index % RATES.length] ?? '1';
    await pin(trial, source, destination, rate);
    const assets = { sourceAsset: source, destinationAsset: destination };
    for (const amount of AMOUNTS) {
      for (const side of ['sourceAmount', 'destinationAmount']) {
        const body = { ...assets, [side]: amount };
        const exchange = await trial.call(ID, { body });
        const code = textAt(bodyOf(exchange), 'code');
        // What the other side comes to may be nothing, or more than any amount may be.
        if (code === 'amount_below_minimum' || code === 'limit_exceeded') continue;
        trial.demandSuccess(exchange, `a quote of ${amount} ${source} for ${destination}, ${side}`);
        expectQuote(trial, bodyOf(exchange) ?? null, body, rate, policy);
      }
    }
    await pin(trial, source, destination, null);
  }
}

async function tryRefused(trial: Trial): Promise<void> {
  await pin(trial, 'AUD', 'USDC', '0.0000000001');
  const nothing = await trial.call(ID, { body: plainQuote('1.00') });
  trial.expectRefusal(nothing, 422, 'amount_below_minimum', 'a quote whose destination rounds to nothing');
  const huge = { sourceAsset: 'AUD', destinationAsset: 'USDC', destinationAmount: '1000000' };
  const tooMuch = await trial.call(ID, { body: huge });
  trial.expectRefusal(tooMuch, 422, 'limit_exceeded', 'a quote whose source is more than an amount may be');
  await pin(trial, 'AUD', 'USDC', null);
  for (const asset of ASSETS) {
    const exchange = await trial.call(ID, { body: plainQuote('1.00', asset, asset), intent: 'invalid' });
    trial.expectRefusal(exchange, 400, 'invalid_request', `${asset} for ${asset}`);
  }
  const fine = { sourceAsset: 'USDC', destinationAsset: 'AUD', destinationAmount: '1.001' };
  for (const body of [plainQuote('1.001'), fine]) {
    const exchange = await trial.call(ID, { body, intent: 'invalid' });
    trial.expectRefusal(exchange, 400, 'invalid_request', 'AUD with three decimals');
  }
}

/** A pin holds in its one direction, and until it is let go. */
async function tryPins(trial: Trial): Promise<void> {
  const rateOf = async (source: string, destination: string): Promise<string> =>
    textAt(await trial.get(ID, { body: plainQuote('100', source, destination) }), 'rate');
  // The market may move meanwhile, and by far less than to where the pin is.
  const isNear = (one: string, other: string): boolean => {
    const [first, second] = [rateUnits(one), rateUnits(other)];
    return (first > second ? first - second : second - first) * 100n < first;
  };
  const [forth, back] = [await rateOf('AUD', 'USDC'), await rateOf('USDC', 'AUD')];
  await pin(trial, 'AUD', 'USDC', '0.1234567891');
  trial.expect((await rateOf('AUD', 'USDC')) === '0.1234567891', 'pinRate', 'a quote does not use the pin');
  trial.expect(isNear(await rateOf('USDC', 'AUD'), back), 'pinRate', 'a pin changed the other direction');
  const unpinned = await trial.get('pinRate', { body: { source: 'AUD', destination: 'USDC', rate: null } });
  trial.expect(valueAt(unpinned, 'rate') === null, 'pinRate', 'a rate that was let go is shown');
  trial.expect(isNear(await rateOf('AUD', 'USDC'), forth), 'pinRate', 'a rate that was let go still holds');
  const same = await trial.call('pinRate', {
    body: { source: 'AUD', destination: 'AUD', rate: '1' },
    intent: 'invalid',
  });
  trial.expectRefusal(same, 400, 'invalid_request', 'a rate of AUD in AUD');
}

/** A stablecoin whose network is left out is of the first pair of it that is switched on. */
async function tryNetworks(trial: Trial): Promise<void> {
  const configuration = await trial.tenant.do('getEffectiveConfiguration');
  const pairs = objectsAt(configuration, 'capabilities', 'assetNetworks');
  const own = pairs.filter((pair) => textAt(pair, 'asset') === 'USDC' && pair['enabled'] === true);
  const [first, ...others] = own.toReversed();
  if (first === undefined || others.length === 0) return;
  const off = { ...first, enabled: false };
  for (const [what, assetNetworks] of [
    ['the first of several', [first, ...others]],
    ['the first that is switched on', [off, ...others]],
  ] as const) {
    const expected = textAt(
      assetNetworks.find((pair) => pair['enabled'] === true),
      'network',
    );
    await withConfiguration(trial, { capabilities: { assetNetworks } }, async () => {
      const bought = await trial.get(ID, { body: plainQuote('2.03', 'AUD', 'USDC') });
      const sold = await trial.get(ID, { body: plainQuote('2.03', 'USDC', 'AUD') });
      const shown = [textAt(bought, 'destination', 'network'), textAt(sold, 'source', 'network')];
      const isFirst = shown.every((network) => network === expected);
      trial.expect(isFirst, ID, `${what}, ${expected}: the quotes are of ${shown.join(' and ')}`);
    });
  }
}

async function tryLasting(trial: Trial): Promise<void> {
  const configuration = await trial.tenant.do('getEffectiveConfiguration');
  const seconds = Number(valueAt(configuration, 'settlement', 'quoteTtlSeconds'));
  const quote = await trial.get(ID, { body: plainQuote('2.03') });
  const lasts = Date.parse(textAt(quote, 'expiresAt')) - Date.parse(textAt(quote, 'createdAt'));
  trial.expect(
    lasts === seconds * 1000,
    ID,
    `a quote lasts ${lasts} ms, and the configuration says ${seconds} s`,
  );
  const shown = await trial.get('getConversionQuote', { path: { id: textAt(quote, 'id') } });
  trial.expect(textAt(shown, 'status') === 'open', 'getConversionQuote', 'a new quote is not open');
}

export const quotes: Check = {
  name: 'quotes',
  title:
    'A quote is exact: the fixed side as asked, the other computed by the rate and rounded against nobody but the asker, the fee in the source; it reserves nothing',
  source: 'decision',
  appliesTo: named(ID, 'getConversionQuote', 'pinRate'),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    const policy = readPolicy(await tenant.do('getEffectiveConfiguration'));
    const before = await footprintOf(tenant);
    const balances = await Promise.all(ASSETS.map((asset) => tenant.balance(asset)));
    await tryAmounts(trial, policy);
    await tryRefused(trial);
    await tryPins(trial);
    await tryLasting(trial);
    const changed = differences(before, await footprintOf(tenant)).filter(
      (name) => name !== 'listConversionQuotes',
    );
    trial.expect(changed.length === 0, ID, `quotes changed ${changed.join(', ')}`);
    for (const [index, asset] of ASSETS.entries()) {
      const { reserved } = await tenant.balance(asset);
      // What was reserved earlier may have ended meanwhile; nothing may have been added.
      trial.expect(reserved <= (balances[index]?.reserved ?? 0n), ID, `quotes reserved ${asset}`);
    }
    await tryNetworks(trial);
  },
};
