import { isAllowedFrom } from '../access/api-keys/allowed-ips.ts';
import type { Credential } from '../access/api-keys/authenticate.ts';
import { holdsScope } from '../access/api-keys/roles.ts';
import type { GroundedStepUp } from '../access/step-up/step-up-store.ts';
import { ApiError } from '../errors/api-error.ts';
import { clientAddress } from './client-address.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './exchange.ts';
import { readCredential } from './read-credential.ts';
import { requireStepUp } from './require-step-up.ts';
import type { ContractOperation } from './route-table.ts';

/** Who asks, with the confirmation that the operation needs; null where it needs none. */
export interface Admitted extends Credential {
  readonly stepUp: GroundedStepUp | null;
}

/**
 * Finds out who asks, and whether they may: authentication, account, address, kind of key, scope, parameters for the
 * platform's admin alone, step-up, rate limit, in the order of refusals that the interface fixes.
 * @throws ApiError unauthenticated, account_suspended, ip_not_allowed, secret_key_required, insufficient_scope,
 *   admin_only, step_up_required, rate_limited
 */
export async function admitCaller(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
): Promise<Admitted> {
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
  if (key.role !== 'platform_admin' && namesAny(operation.adminParameters, exchange)) {
    throw new ApiError('admin_only');
  }
  const stepUp = operation.stepUp ? await requireStepUp(edge, exchange.request, tenant.id, operation) : null;
  edge.rateLimiter.take(key.id, exchange.headers);
  return { ...credential, stepUp };
}

/** Whether the query names one of these, whatever its value and whatever else is wrong with it. */
function namesAny(parameters: readonly string[], { queryText }: Exchange): boolean {
  if (parameters.length === 0 || queryText === '') return false;
  const query = new URLSearchParams(queryText);
  return parameters.some((name) => query.has(name));
}
