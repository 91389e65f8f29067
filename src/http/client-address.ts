import type { IncomingMessage } from 'node:http';
import { contains, parseAddress, type Address, type Network } from '../ip-network.ts';

/**
 * The address that a request comes from: the socket's, or the right-most hop of `X-Forwarded-For` that is no trusted
 * proxy. What stands further left was written by the caller and is not looked at.
 * @returns undefined where it cannot be determined
 */
export function clientAddress(
  request: IncomingMessage,
  trustedProxies: readonly Network[],
): Address | undefined {
  const isTrusted = (address: Address): boolean =>
    trustedProxies.some((network) => contains(network, address));
  const hops = (request.headersDistinct['x-forwarded-for'] ?? []).flatMap((line) => line.split(','));
  let address = parseAddress(request.socket.remoteAddress ?? '');
  while (address !== undefined && isTrusted(address)) {
    const hop = hops.pop();
    if (hop === undefined) break;
    address = parseAddress(hop.trim());
  }
  return address;
}
