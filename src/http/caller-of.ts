import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from '../net/ip-network.ts';
import { clientAddressText } from './request/client-address.ts';
import type { Edge } from './edge.ts';
import type { CallerOf } from './request/turns.ts';
import { readKey } from './request/read-headers.ts';

function keyOf(request: IncomingMessage): string | undefined {
  try {
    return readKey(request);
  } catch {
    // It is refused later.
    return undefined;
  }
}

/** Of a connection's latest request with a known caller. */
interface Latest {
  readonly authorization: string;
  readonly tenantId: string;
}

/** The account of a recently accepted key, else the address, before the request is looked at. */
export function createCallerOf({
  callers,
  config: { trustProxy },
}: Pick<Edge, 'callers' | 'config'>): CallerOf {
  // Most callers keep a connection, and hashing a key costs more than comparing it.
  const latest = new WeakMap<Socket, Latest>();
  return (request) => {
    const { socket } = request;
    const { authorization } = request.headers;
    const before = latest.get(socket);
    if (before !== undefined && before.authorization === authorization) return before.tenantId;
    const key = keyOf(request);
    const tenantId = key === undefined ? undefined : callers.tenantOf(key);
    if (tenantId === undefined) return countedAs(clientAddressText(request, trustProxy));
    if (authorization !== undefined) latest.set(socket, { authorization, tenantId });
    return tenantId;
  };
}
