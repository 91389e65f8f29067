import { ApiError } from '../errors/api-error.ts';
import type { Role } from '../identity/roles.ts';
import { readSessionCookie } from './request/browser.ts';
import type { KnownCaller } from '../contract/caller-port.ts';
import { clientAddress, clientAddressText } from './request/client-address.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './request/exchange.ts';
import { publicOriginOf, requireOrigin } from './request/browser.ts';
import { readKey } from './request/read-headers.ts';
import { requireScope } from '../identity/require-scope.ts';
import type { ContractOperation } from './request/route-table.ts';

/**
 * Finds out who calls, and judges in the order of refusals that the contract fixes: authentication, origin, account,
 * address, kind of key, scope, admin-only parameters, step-up, rate limit.
 * @throws ApiError unauthenticated, origin_not_allowed, account_suspended, ip_not_allowed, secret_key_required,
 * insufficient_scope, admin_only, step_up_required, rate_limited
 */
export async function admitCaller(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
): Promise<KnownCaller> {
  const { config } = edge;
  const { request, headers } = exchange;
  const known = await identifyCaller(edge, exchange);
  const { kind, holder, tenant } = known;
  exchange.tenantId = tenant.id;
  if (edge.requests !== undefined) exchange.noting = { kind, callerId: known.id };
  edge.readShares.note(tenant.id);
  if (kind === 'session' && operation.method !== 'get')
    requireOrigin(request, publicOriginOf(request, config.users.publicUrl, config.environment));
  if (tenant.status === 'suspended') throw new ApiError('account_suspended');
  if (!known.isAllowedHere()) throw new ApiError('ip_not_allowed');
  known.noteUse();
  if (!operation.keyKinds.includes(known.caller.keyType)) throw new ApiError('secret_key_required');
  requireScope(holder, operation.scope, config.environment, kind);
  requireAdmin(holder.role, operation, exchange);
  if (operation.stepUp) await known.confirm(request.headersDistinct['step-up-token'] ?? [], operation.scope);
  // Usually at once.
  const asked = edge.rateLimiter.take({ callerId: known.id, tenantId: tenant.id }, headers);
  if (asked !== undefined) await asked;
  return known;
}

/** @throws ApiError unauthenticated; rate_limited after too many refusals of the address */
async function identifyCaller(edge: Edge, { request, headers }: Exchange): Promise<KnownCaller> {
  const { trustProxy } = edge.config;
  try {
    const key = readKey(request);
    if (key !== undefined) return await edge.callers.byKey(key, () => clientAddress(request, trustProxy));
    const session = readSessionCookie(request, edge.config);
    if (session === null) throw new ApiError('unauthenticated');
    return await edge.callers.bySession(session);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated')
      await edge.rateLimiter.refused(clientAddressText(request, trustProxy), headers);
    throw error;
  }
}

/** @throws ApiError admin_only */
function requireAdmin(role: Role, { adminParameters }: ContractOperation, exchange: Exchange): void {
  if (role !== 'platform_admin' && namesAny(adminParameters, exchange)) throw new ApiError('admin_only');
}

/** Whether the query names one of them, whatever else is wrong with it. */
function namesAny(parameters: readonly string[], { queryText }: Exchange): boolean {
  if (parameters.length === 0 || queryText === '') return false;
  const query = new URLSearchParams(queryText);
  return parameters.some((name) => query.has(name));
}
