import type { IncomingMessage } from 'node:http';
import { countedAs } from '../ip-network.ts';
import { clientAddressText } from './client-address.ts';
import type { Edge } from './edge.ts';
import type { CallerOf } from './pipeline.ts';
import { readKey } from './read-credential.ts';

function keyOf(request: IncomingMessage): string | undefined {
  try {
    return readKey(request);
  } catch {
    // It is refused later.
    return undefined;
  }
}

/**
 * Whose a request is, as far as that is known before it is looked at: the account of its key if the key was accepted of late, and its
 * address else.
 */
export function createCallerOf({
  authenticate,
  config: { trustProxy },
}: Pick<Edge, 'authenticate' | 'config'>): CallerOf {
  return (request) => {
    const key = keyOf(request);
    const tenantId = key === undefined ? undefined : authenticate.tenantOf(key);
    return tenantId ?? countedAs(clientAddressText(request, trustProxy));
  };
}
