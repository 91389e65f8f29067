import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Config } from '../../config/config.ts';
import type { Confirmation } from '../../contract/caller-port.ts';
import { OPERATOR, type RequestFacts } from '../../identity/actor.ts';
import { type Address, type Network, contains, parseAddress } from '../../net/ip-network.ts';
import type { Exchange } from './exchange.ts';

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

const LONGEST_USER_AGENT = 256;

/** What a client calls itself, as far as it is kept. */
export function userAgentOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  return headers['user-agent']?.slice(0, LONGEST_USER_AGENT) ?? null;
}

/**
 * What is kept of a request beside what it changes.
 * @param keyId the key that was used; null where a session was, or nothing
 * @param confirmation the confirmation that it came with
 */
export function requestFacts(
  { request, requestId, span }: Pick<Exchange, 'request' | 'requestId' | 'span'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
  keyId: string | null,
  confirmation: Confirmation | null,
): RequestFacts {
  return {
    requestId,
    keyId,
    ipAddress: clientAddressText(request, trustProxy),
    userAgent: userAgentOf(request),
    trace: span?.traceparent ?? null,
    confirmation: confirmation && {
      actor: confirmation.actor ?? OPERATOR,
      userId: confirmation.userId,
      at: confirmation.issuedAt,
    },
  };
}
