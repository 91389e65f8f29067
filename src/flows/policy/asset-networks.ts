import { ASSETS, type Network } from '../../../generated/assets.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Asset } from '../../money/amount.ts';
import type { ConfigurationTerms } from './configuration.ts';

/**
 * Makes sure that an asset lives on a network at all (spec/assets.yaml): decided from the request alone, the same for
 * every tenant.
 * @throws ApiError unsupported_asset_network
 */
export function checkPairIsSupported(asset: Asset, network: Network): void {
  const supported: readonly Network[] = ASSETS[asset].networks;
  if (!supported.includes(network)) {
    throw new ApiError('unsupported_asset_network', {
      message: `${asset} is not supported on ${network}.`,
    });
  }
}

/** Whether a configuration has a supported pair switched on; a pair that it does not name is off. */
export function isPairEnabled(terms: ConfigurationTerms, asset: Asset, network: Network): boolean {
  return terms.capabilities.assetNetworks.some(
    (pair) => pair.asset === asset && pair.network === network && pair.enabled,
  );
}

/**
 * Makes sure that the configuration has a supported pair switched on.
 * @throws ApiError asset_network_unavailable
 */
export function checkPairIsEnabled(terms: ConfigurationTerms, asset: Asset, network: Network): void {
  if (!isPairEnabled(terms, asset, network)) {
    throw new ApiError('asset_network_unavailable', {
      message: `${asset} on ${network} is not enabled for this account.`,
    });
  }
}

/**
 * The network that a stablecoin is taken on where a request leaves it open: that of the first pair switched on.
 * @throws ApiError asset_network_unavailable where the configuration leaves the asset no network.
 */
export function firstEnabledNetwork(terms: ConfigurationTerms, asset: Asset): Network {
  const pair = terms.capabilities.assetNetworks.find((one) => one.asset === asset && one.enabled);
  if (pair === undefined) {
    throw new ApiError('asset_network_unavailable', {
      message: `${asset} is not enabled on any network for this account.`,
    });
  }
  return pair.network;
}
