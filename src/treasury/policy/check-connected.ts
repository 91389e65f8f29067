import type { Network } from '../../../generated/assets.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { ConnectedProviders } from '../../outbox/provider-facts.ts';

export interface Beside {
  readonly providers: { readonly connected: ConnectedProviders };
}

function checkIsConnected(isConnected: boolean, name: string): void {
  if (isConnected) return;
  throw new ApiError('capability_disabled', {
    message: `No ${name} is connected to carry this out.`,
  });
}

/** @throws ApiError capability_disabled if no bank is connected */
export function checkBank({ providers: { connected } }: Beside): void {
  checkIsConnected(connected.bank, 'bank');
}

/** @throws ApiError capability_disabled if no exchange is connected */
export function checkExchange({ providers: { connected } }: Beside): void {
  checkIsConnected(connected.exchange, 'exchange');
}

/** @throws ApiError capability_disabled if no identity provider is connected */
export function checkIdentityProvider({ providers: { connected } }: Beside): void {
  checkIsConnected(connected.identity, 'identity provider');
}

/** @throws ApiError capability_disabled if no provider is connected for any network */
export function checkChain({ providers: { connected } }: Beside): void {
  checkIsConnected(connected.networks.length > 0, 'chain');
}

/** Whether a network can be reached. */
export function isNetworkConnected({ providers: { connected } }: Beside, network: Network): boolean {
  return connected.networks.includes(network);
}

/**
 * Asked after checkChain, beside the configuration's pairs.
 * @throws ApiError asset_network_unavailable if no provider serves the network
 */
export function checkNetwork(beside: Beside, network: Network): void {
  if (isNetworkConnected(beside, network)) return;
  throw new ApiError('asset_network_unavailable', { message: `No provider is connected for ${network}.` });
}
