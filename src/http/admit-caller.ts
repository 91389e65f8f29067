import { userActor, keyActor } from '../actor.ts';
import { isAllowedFrom } from '../access/api-keys/allowed-ips.ts';
import type { Credential } from '../access/api-keys/authenticate.ts';
import type { ConfirmedSession, SessionCredential } from '../access/people/sessions/session-credential.ts';
import type { GroundedStepUp, StepUp } from '../access/step-up/step-up-store.ts';
import type { Caller } from '../contract/handler.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Address } from '../ip-network.ts';
import type { Role } from '../roles.ts';
import { readSessionCookie } from './browser.ts';
import { clientAddress, clientAddressText } from './client-address.ts';
import type { Edge } from './edge.ts';
import type { Exchange } from './exchange.ts';
import { publicOriginOf, requireOrigin } from './public-origin.ts';
import { readKey } from './read-credential.ts';
import { requireScope } from './require-scope.ts';
import { confirmedSession, requireStepUp } from './require-step-up.ts';
import type { ContractOperation } from './route-table.ts';

/** A key that asks, with the confirmation that the operation needs; null where it needs none. */
export interface AdmittedKey extends Credential {
  readonly stepUp: GroundedStepUp | null;
  /** Where it is used from; undefined where that cannot be determined. Reading it takes longer than the rest: few ask. */
  readonly address: () => Address | undefined;
}

/** A session that asks, with its own. */
export interface AdmittedSession extends SessionCredential {
  readonly stepUp: StepUp | null;
}

/** Who asks. */
export type Admitted = AdmittedKey | AdmittedSession;

/** Who asks, as handlers know them. A session counts as a secret key. */
export function callerOf(admitted: Admitted): Caller {
  const tenantId = admitted.tenant.id;
  return 'key' in admitted
    ? { tenantId, actor: keyActor(admitted.key.id), keyType: admitted.key.type, rank: admitted.key.role }
    : { tenantId, actor: userActor(admitted.user.id), keyType: 'secret', rank: admitted.user.role };
}

/**
 * Finds out who asks, and whether they may: authentication, the page that a browser sends from, account, address, kind of key,
 * scope, parameters for the platform's admin alone, step-up, rate limit, in the order of refusals that the interface fixes.
 * @throws ApiError unauthenticated, origin_not_allowed, account_suspended, ip_not_allowed, secret_key_required,
 *   insufficient_scope, admin_only, step_up_required, rate_limited
 */
export async function admitCaller(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
): Promise<Admitted> {
  const credential = await authenticateCaller(edge, exchange);
  edge.readShares.note(credential.tenant.id);
  return 'key' in credential
    ? admitKey(edge, operation, exchange, credential)
    : admitSession(edge, operation, exchange, credential);
}

/** @throws ApiError unauthenticated; rate_limited where the address was refused too often */
async function authenticateCaller(edge: Edge, exchange: Exchange): Promise<Credential | SessionCredential> {
  const { request, headers } = exchange;
  try {
    const key = readKey(request);
    if (key !== undefined) return await edge.authenticate(key);
    const session = readSessionCookie(request, edge.config);
    if (session === null) throw new ApiError('unauthenticated');
    return await edge.sessions.use(session);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated')
      await edge.rateLimiter.refused(clientAddressText(request, edge.config.trustProxy), headers);
    throw error;
  }
}

async function admitKey(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
  credential: Credential,
): Promise<AdmittedKey> {
  const { key, tenant } = credential;
  exchange.tenantId = tenant.id;
  if (tenant.status === 'suspended') throw new ApiError('account_suspended');
  const { allowedIps } = key;
  const address = (): Address | undefined => clientAddress(exchange.request, edge.config.trustProxy);
  if (allowedIps !== null && !isAllowedFrom(allowedIps, address())) throw new ApiError('ip_not_allowed');
  edge.keyUses.note(key);
  if (!operation.keyKinds.includes(key.type)) throw new ApiError('secret_key_required');
  requireScope(key, operation.scope, edge.config.environment, 'key');
  requireAdmin(key.role, operation, exchange);
  const stepUp = operation.stepUp ? await requireStepUp(edge, exchange.request, tenant.id, operation) : null;
  // Mostly there is nothing to wait for.
  const asked = edge.rateLimiter.take({ callerId: key.id, tenantId: tenant.id }, exchange.headers);
  if (asked !== undefined) await asked;
  return { key, tenant, stepUp, address };
}

async function admitSession(
  edge: Edge,
  operation: ContractOperation,
  exchange: Exchange,
  credential: SessionCredential,
): Promise<AdmittedSession> {
  const { user, tenant } = credential;
  const { config, database, clock } = edge;
  exchange.tenantId = tenant.id;
  if (operation.method !== 'get') {
    const { request } = exchange;
    requireOrigin(request, publicOriginOf(request, config.people.publicUrl, config.environment));
  }
  if (tenant.status === 'suspended') throw new ApiError('account_suspended');
  requireScope({ role: user.role, scopes: null }, operation.scope, config.environment, 'session');
  requireAdmin(user.role, operation, exchange);
  // Its own confirmation alone counts: a token that is sent beside it is not looked at.
  const confirmed: ConfirmedSession | null = operation.stepUp
    ? await confirmedSession(database, clock, credential)
    : null;
  await edge.rateLimiter.take({ callerId: user.id, tenantId: tenant.id }, exchange.headers);
  return { ...credential, stepUp: confirmed?.stepUp ?? null };
}

/** @throws ApiError admin_only */
function requireAdmin(role: Role, { adminParameters }: ContractOperation, exchange: Exchange): void {
  if (role !== 'platform_admin' && namesAny(adminParameters, exchange)) throw new ApiError('admin_only');
}

/** Whether the query names one of these, whatever its value and whatever else is wrong with it. */
function namesAny(parameters: readonly string[], { queryText }: Exchange): boolean {
  if (parameters.length === 0 || queryText === '') return false;
  const query = new URLSearchParams(queryText);
  return parameters.some((name) => query.has(name));
}
