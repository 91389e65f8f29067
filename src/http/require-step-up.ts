import type { IncomingMessage } from 'node:http';
import { hashSecret, isSecret } from '../access/checked-secret.ts';
import { findStepUpByHash, isInForce, STEP_UP_PREFIX, type StepUp } from '../access/step-up/step-up-store.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Edge } from './edge.ts';

/**
 * Finds the confirmation that a request names in `Step-Up-Token`.
 * @throws ApiError step_up_required, the same for whatever is wrong with it: none, two, malformed, unknown, ended, another
 *   account's
 */
export async function requireStepUp(
  { database, clock }: Pick<Edge, 'database' | 'clock'>,
  { headersDistinct }: IncomingMessage,
  tenantId: string,
): Promise<StepUp> {
  const [token, ...others] = headersDistinct['step-up-token'] ?? [];
  if (token === undefined || others.length > 0 || !isSecret(STEP_UP_PREFIX, token)) {
    throw new ApiError('step_up_required');
  }
  const stepUp = await findStepUpByHash(database, hashSecret(token));
  if (stepUp?.tenantId !== tenantId || !isInForce(stepUp, clock())) throw new ApiError('step_up_required');
  return stepUp;
}
