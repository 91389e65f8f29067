import type { Network } from '../../generated/assets.ts';

/** How a network writes its addresses and names its transactions. */
export type NetworkFamily = 'evm' | 'solana' | 'tron';

/** The family of a network: all but Solana and Tron follow Ethereum. */
export function familyOf(network: Network): NetworkFamily {
  return network === 'solana' || network === 'tron' ? network : 'evm';
}
