import { contains, parseNetwork, type Address } from '../../ip-network.ts';

/**
 * Whether a key with this list may be used from the address.
 * An address that cannot be determined is outside every list (seed, authentication rule 6).
 * @param allowedIps the key's list; null where the key works from anywhere
 */
export function isAllowedFrom(allowedIps: readonly string[] | null, address: Address | undefined): boolean {
  if (allowedIps === null) return true;
  if (address === undefined) return false;
  return allowedIps.some((text) => {
    const network = parseNetwork(text);
    return network !== undefined && contains(network, address);
  });
}
