import type { IncomingMessage } from 'node:http';
import type { ConfirmedSession, SessionCredential } from '../access/people/sessions/session-credential.ts';
import { holdsScope } from '../roles.ts';
import { hashSecret, isSecret } from '../access/checked-secret.ts';
import {
  findStepUp,
  isInForce,
  STEP_UP_PREFIX,
  type GroundedStepUp,
} from '../access/step-up/step-up-store.ts';
import type { Clock } from '../clock.ts';
import type { Environment } from '../config.ts';
import type { Database } from '../db/connection.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Edge } from './edge.ts';
import type { ContractOperation } from './route-table.ts';

/** Whether whoever confirmed may do what is confirmed: the operator may everything, a user what their role implies. */
function mayConfirm(
  { stepUp, user }: GroundedStepUp,
  scope: string | null,
  environment: Environment,
): boolean {
  if (stepUp.userId === null || scope === null) return true;
  return user !== undefined && holdsScope({ role: user.role, scopes: null }, scope, environment);
}

/**
 * Finds the confirmation that a request names in `Step-Up-Token`.
 * @throws ApiError step_up_required, the same for whatever is wrong with it: none, two, malformed, unknown, ended, another
 *   account's, one of a user whose role does not allow the operation
 */
export async function requireStepUp(
  { database, clock, config }: Pick<Edge, 'database' | 'clock' | 'config'>,
  { headersDistinct }: IncomingMessage,
  tenantId: string,
  { scope }: Pick<ContractOperation, 'scope'>,
): Promise<GroundedStepUp> {
  const [token, ...others] = headersDistinct['step-up-token'] ?? [];
  if (token === undefined || others.length > 0 || !isSecret(STEP_UP_PREFIX, token)) {
    throw new ApiError('step_up_required');
  }
  const found = await findStepUp(database, { hash: hashSecret(token) });
  const isGood = found?.stepUp.tenantId === tenantId && isInForce(found, clock());
  if (!isGood || !mayConfirm(found, scope, config.environment)) throw new ApiError('step_up_required');
  return found;
}

/** A session with its own confirmation. @throws ApiError step_up_required where it has none that holds */
export async function confirmedSession(
  database: Database,
  clock: Clock,
  credential: SessionCredential,
): Promise<ConfirmedSession> {
  const { stepUpId: id } = credential.session;
  const found = id === null ? undefined : await findStepUp(database, { id });
  if (found === undefined || !isInForce(found, clock())) throw new ApiError('step_up_required');
  return { ...credential, stepUp: found.stepUp };
}
