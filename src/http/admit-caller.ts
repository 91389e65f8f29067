import { isAllowedFrom } from '../access/api-keys/allowed-ips.ts';
import type { Credential } from '../access/api-keys/authenticate.ts';
import { holdsScope } from '../access/api-keys/roles.ts';
import { ApiError } from '../errors/api-error.ts';
import { clientAddress } from './client-address.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './exchange.ts';
import { readCredential } from './read-credential.ts';
import type { ContractOperation } from './route-table.ts';

/**
 * Finds out who asks, and whether they may: authentication, account, address, kind of key, scope, rate limit, in the
 * order of refusals that the interface fixes.
 * @throws ApiError unauthenticated, account_suspended, ip_not_allowed, secret_key_required, insufficient_scope, rate_limited
 */
export async function admitCaller(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
): Promise<Credential> {
  const credential = await edge.authenticate(readCredential(exchange.request));
  const { key, tenant } = credential;
  exchange.tenantId = tenant.id;
  if (tenant.status === 'suspended') throw new ApiError('account_suspended');
  const { allowedIps } = key;
  // Reading an address takes longer than the rest of this: it is done for keys that have a list.
  if (
    allowedIps !== null &&
    !isAllowedFrom(allowedIps, clientAddress(exchange.request, edge.config.trustProxy))
  ) {
    throw new ApiError('ip_not_allowed');
  }
  if (!operation.keyKinds.includes(key.type)) throw new ApiError('secret_key_required');
  if (operation.scope !== null && !holdsScope(key, operation.scope, edge.config.environment)) {
    throw new ApiError('insufficient_scope', { message: `The key lacks the scope ${operation.scope}.` });
  }
  edge.rateLimiter.take(key.id, exchange.headers);
  return credential;
}
