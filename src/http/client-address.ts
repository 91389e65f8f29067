import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
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

/** Sockets whose address was read: without a proxy that is believed, it is that of each of their requests. */
const read = new WeakMap<Socket, string | null>();

/** The same as a text, as it is kept; null where it cannot be determined. */
export function clientAddressText(
  request: IncomingMessage,
  trustedProxies: readonly Network[],
): string | null {
  if (trustedProxies.length > 0) return clientAddress(request, trustedProxies)?.toString() ?? null;
  const known = read.get(request.socket);
  if (known !== undefined) return known;
  const address = clientAddress(request, trustedProxies)?.toString() ?? null;
  read.set(request.socket, address);
  return address;
}
