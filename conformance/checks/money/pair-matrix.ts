import { textAt, objectsAt, type JsonObject } from '../../json/json.ts';
import { newAddress, type Pair } from '../../suite/addresses.ts';
import { named, type Check } from '../../suite/check.ts';
import { withConfiguration } from '../../suite/configured.ts';
import { plainQuote } from '../../suite/plain-bodies.ts';
import type { Trial } from '../../suite/trial.ts';

const NETWORKS = [
  'ethereum',
  'base',
  'arbitrum',
  'optimism',
  'polygon',
  'bsc',
  'avalanche',
  'solana',
  'tron',
];

/** The supported pairs, stated here once more so that the server's own table is judged; every other is refused. */
const SUPPORTED: Readonly<Record<string, readonly string[]>> = {
  USDC: ['ethereum', 'base', 'arbitrum', 'optimism', 'polygon', 'bsc', 'solana'],
  USDT: ['ethereum', 'arbitrum', 'optimism', 'avalanche', 'solana', 'tron'],
};

const PAIRS: readonly Pair[] = Object.keys(SUPPORTED).flatMap((asset) =>
  NETWORKS.map((network) => ({ asset, network })),
);

function isSupported({ asset, network }: Pair): boolean {
  return SUPPORTED[asset]?.includes(network) ?? false;
}

const SWITCHES = PAIRS.filter(isSupported);

function switched(enabled: boolean): JsonObject {
  const assetNetworks = SWITCHES.map(({ asset, network }) => ({ asset, network, enabled }));
  return { capabilities: { assetNetworks } };
}

function bodiesOf(trial: Trial, { asset, network }: Pair): readonly (readonly [string, JsonObject])[] {
  const address = newAddress(network, trial.session.random);
  const other = asset === 'USDC' ? 'USDT' : 'USDC';
  return [
    ['createFundingInstrument', { type: 'stable_address', asset, network }],
    ['createDestination', { name: 'A pair', asset, network, address }],
    ['createConversionQuote', { ...plainQuote('2.03', 'AUD', asset), destinationNetwork: network }],
    ['createConversionQuote', { ...plainQuote('2.03', asset, 'AUD'), sourceNetwork: network }],
    ['createConversionQuote', { ...plainQuote('2.03', asset, other), sourceNetwork: network }],
  ];
}

/** Every pair: made where it can be, refused by the reason that holds where not. */
async function tryPairs(trial: Trial, isOn: boolean): Promise<void> {
  for (const pair of PAIRS) {
    for (const [operation, body] of bodiesOf(trial, pair)) {
      const what = `${pair.asset} on ${pair.network}, ${isOn ? 'switched on' : 'switched off'}`;
      const exchange = await trial.call(operation, { body });
      if (!isSupported(pair)) trial.expectRefusal(exchange, 400, 'unsupported_asset_network', what);
      else if (!isOn) trial.expectRefusal(exchange, 422, 'asset_network_unavailable', what);
      else trial.demandSuccess(exchange, what);
    }
  }
}

async function tryDollars(trial: Trial): Promise<void> {
  for (const network of NETWORKS) {
    for (const body of [
      { ...plainQuote('2.03'), sourceNetwork: network },
      { ...plainQuote('2.03', 'USDC', 'AUD'), destinationNetwork: network },
    ]) {
      const exchange = await trial.call('createConversionQuote', { body, intent: 'invalid' });
      trial.expectRefusal(exchange, 400, 'invalid_request', `AUD on ${network}`);
    }
    const pair = { asset: 'AUD', network };
    const instrument = await trial.call('createFundingInstrument', {
      body: { type: 'stable_address', ...pair },
      intent: 'invalid',
    });
    trial.expectRefusal(instrument, 400, 'invalid_request', `an address for AUD on ${network}`);
  }
}

/** What was made while its pair was on, used while it is off. */
async function tryStranded(trial: Trial, before: Readonly<Record<string, string>>): Promise<void> {
  const { tenant, session } = trial;
  const { destinationId = '', addressId: fundingInstrumentId = '', quoteId = '' } = before;
  const body = { destinationId, amount: '1.03', externalReference: session.newName('wdr') };
  const refused = await trial.call('createWithdrawal', { body });
  trial.expectRefusal(refused, 422, 'asset_network_unavailable', 'a withdrawal on a network that is off');
  const shown = await trial.get('previewWithdrawal', { body });
  const reason = textAt(shown, 'holdReason');
  trial.expect(
    reason === 'asset_network_unavailable',
    'previewWithdrawal',
    `a network that is off is previewed as ${reason || 'free'}`,
  );
  const posted = (await tenant.balance('USDC')).posted;
  const deposit = await trial.get('simulateDeposit', { body: { fundingInstrumentId, amount: '3.00' } });
  const status = textAt(deposit, 'status');
  const isHeld = status === 'held' && (await tenant.balance('USDC')).posted === posted;
  trial.expect(isHeld, 'simulateDeposit', `a deposit on a network that is off is ${status}`);
  const accepted = await trial.call('acceptConversionQuote', { path: { id: quoteId } });
  trial.expectRefusal(accepted, 422, 'asset_network_unavailable', 'a quote of a pair that is off by now');
  const open = await trial.call('createConversionQuote', { body: plainQuote('2.03') });
  trial.expectRefusal(open, 422, 'asset_network_unavailable', 'a quote of an asset without a network');
}

async function tryFirst(trial: Trial): Promise<void> {
  const [, second, third] = (SUPPORTED['USDC'] ?? []).map((network) => ({ asset: 'USDC', network }));
  if (second === undefined || third === undefined) return;
  const assetNetworks = [
    { asset: 'USDT', network: 'tron', enabled: true },
    { asset: 'USDC', network: 'ethereum', enabled: false },
    { ...third, enabled: true },
    { ...second, enabled: true },
  ];
  await withConfiguration(trial, { capabilities: { assetNetworks } }, async () => {
    const quote = await trial.tenant.newQuote();
    const network = textAt(quote, 'destination', 'network');
    trial.expect(
      network === third.network,
      'createConversionQuote',
      `a network left open is ${network}, and the first that is on is ${third.network}`,
    );
    const pairs = objectsAt(await trial.tenant.do('getTreasury'), 'runtimeCapabilities', 0, 'assetNetworks');
    trial.expect(pairs.length === 3, 'createConversionQuote', `${pairs.length} pairs are shown of three`);
  });
}

export const pairMatrix: Check = {
  name: 'pair-matrix',
  title:
    'Each pair of asset and network outside the supported ones is 400 unsupported_asset_network; a supported one that is switched off is 422 asset_network_unavailable',
  source: 'given',
  appliesTo: named(
    'createFundingInstrument',
    'createDestination',
    'createConversionQuote',
    'acceptConversionQuote',
    'createWithdrawal',
    'previewWithdrawal',
    'simulateDeposit',
  ),
  lacks: ({ policy }) => policy.obstacle,
  run: async (trial) => {
    const { tenant } = trial;
    await tenant.ensureFunds(undefined, 'USDC');
    await tryDollars(trial);
    await withConfiguration(trial, switched(true), () => tryPairs(trial, true));
    const destinationId = await tenant.its('destinationId');
    const addressId = await tenant.its('addressId');
    const quoteId = textAt(await tenant.newQuote(), 'id');
    await withConfiguration(trial, switched(false), async () => {
      await tryStranded(trial, { destinationId, addressId, quoteId });
      await tryPairs(trial, false);
    });
    await tryFirst(trial);
  },
};
