import { contains, parseNetwork, type Address } from '../../ip-network.ts';

/**
 * Whether a key with this list may be used from the address.
 * An address that cannot be determined is outside every list.
 */
export function isAllowedFrom(allowedIps: readonly string[], address: Address | undefined): boolean {
  if (address === undefined) return false;
  return allowedIps.some((text) => {
    const network = parseNetwork(text);
    return network !== undefined && contains(network, address);
  });
}
