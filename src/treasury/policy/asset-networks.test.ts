import { describe, expect, it } from 'vitest';
import { ASSETS, NETWORKS } from '../../../generated/assets.ts';
import { testTerms } from '../../testing/worlds/test-terms.ts';
import { checkPairIsEnabled, checkPairIsSupported, firstEnabledNetwork } from './rules.ts';

const STABLECOINS = ['USDC', 'USDT'] as const;

const pairs = STABLECOINS.flatMap((asset) => NETWORKS.map((network) => [asset, network] as const));
const isSupported = ([asset, network]: (typeof pairs)[number]): boolean =>
  (ASSETS[asset].networks as readonly string[]).includes(network);
const supported = pairs.filter(isSupported);

const refused = (code: string): Error => expect.objectContaining({ code }) as Error;

describe('the eighteen pairs', () => {
  it('are thirteen that are supported, and five that are not', () => {
    expect(pairs).toHaveLength(18);
    expect(supported).toHaveLength(13);
  });

  it.each(pairs)('%s on %s', (asset, network) => {
    const check = (): void => checkPairIsSupported(asset, network);
    if (isSupported([asset, network])) expect(check).not.toThrow();
    else expect(check).toThrow(refused('unsupported_asset_network'));
  });

  it.each(supported)(
    '%s on %s is on at first, and off where it is switched off or not named',
    (asset, network) => {
      const assetNetworks = testTerms().capabilities.assetNetworks;
      const isThis = (pair: { asset: string; network: string }): boolean =>
        pair.asset === asset && pair.network === network;
      const without = assetNetworks.filter((pair) => !isThis(pair));
      const off = assetNetworks.map((pair) => (isThis(pair) ? { ...pair, enabled: false } : pair));
      expect(() => checkPairIsEnabled(testTerms(), asset, network)).not.toThrow();
      for (const changed of [without, off]) {
        const terms = testTerms({ capabilities: { assetNetworks: changed } });
        expect(() => checkPairIsEnabled(terms, asset, network)).toThrow(refused('asset_network_unavailable'));
        for (const [otherAsset, otherNetwork] of supported) {
          if (isThis({ asset: otherAsset, network: otherNetwork })) continue;
          expect(() => checkPairIsEnabled(terms, otherAsset, otherNetwork)).not.toThrow();
        }
      }
    },
  );
});

describe('the network that a request leaves open', () => {
  it("is the asset's first that is switched on, in the configuration's own order", () => {
    expect(firstEnabledNetwork(testTerms(), 'USDC')).toBe(ASSETS.USDC.networks[0]);
    const assetNetworks = [
      { asset: 'USDT', network: 'ethereum', enabled: true },
      { asset: 'USDC', network: 'ethereum', enabled: false },
      { asset: 'USDC', network: 'solana', enabled: true },
      { asset: 'USDC', network: 'base', enabled: true },
    ] as const;
    expect(firstEnabledNetwork(testTerms({ capabilities: { assetNetworks } }), 'USDC')).toBe('solana');
  });

  it('is none where every pair of the asset is off', () => {
    const assetNetworks = [{ asset: 'USDT', network: 'ethereum', enabled: true }] as const;
    const terms = testTerms({ capabilities: { assetNetworks } });
    expect(() => firstEnabledNetwork(terms, 'USDC')).toThrow(refused('asset_network_unavailable'));
  });
});
