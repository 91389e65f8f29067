import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { countedAs } from '../net/ip-network.ts';
import { clientAddressText } from './request/client-address.ts';
import type { Edge } from './edge.ts';
import type { CallerOf } from './pipeline.ts';
import { readKey } from './request/read-headers.ts';

function keyOf(request: IncomingMessage): string | undefined {
  try {
    return readKey(request);
  } catch {
    // It is refused later.
    return undefined;
  }
}

/** What the latest request of a connection whose caller is known was sent with. */
interface Latest {
  readonly authorization: string;
  readonly tenantId: string;
}

/**
 * Whose a request is, as far as that is known before it is looked at: the account of its key if the key was accepted of late, and its
 * address else.
 */
export function createCallerOf({
  callers,
  config: { trustProxy },
}: Pick<Edge, 'callers' | 'config'>): CallerOf {
  // Most callers keep a connection, and to hash a key takes longer than to compare it.
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
