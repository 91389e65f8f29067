import type { Clock } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { holdsScope } from '../../identity/roles.ts';
import { hashSecret, isSecret } from '../../sealing/signer.ts';
import { type GroundedStepUp, STEP_UP_PREFIX, findStepUp, isInForce } from '../step-up/table.ts';

/** The operator may confirm everything, a user what their role allows. */
function mayConfirm(
  { stepUp, user }: GroundedStepUp,
  scope: string | null,
  environment: Environment,
): boolean {
  if (stepUp.userId === null || scope === null) return true;
  return user !== undefined && holdsScope({ role: user.role, scopes: null }, scope, environment);
}

/** By what a token is judged. */
export interface StepUpRules {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: Environment;
}

/**
 * Finds the confirmation of the request's one token.
 * @param tokens values of `Step-Up-Token`
 * @param scope of the operation; null for any
 * @throws ApiError step_up_required, the same for every fault: none, two, malformed, unknown, ended, another account's,
 * or a role that does not allow the operation
 */
export async function requireStepUp(
  { database, clock, environment }: StepUpRules,
  [token, ...others]: readonly string[],
  tenantId: string,
  scope: string | null,
): Promise<GroundedStepUp> {
  if (token === undefined || others.length > 0 || !isSecret(STEP_UP_PREFIX, token)) {
    throw new ApiError('step_up_required');
  }
  const found = await findStepUp(database, { hash: hashSecret(token) });
  const isGood = found?.stepUp.tenantId === tenantId && isInForce(found, clock());
  if (!isGood || !mayConfirm(found, scope, environment)) throw new ApiError('step_up_required');
  return found;
}
