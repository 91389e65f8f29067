import type { Clock } from '../../calendar/clock.ts';
import type { Environment } from '../../config/config.ts';
import type { Database } from '../../db/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import { holdsScope } from '../../identity/roles.ts';
import { hashSecret, isSecret } from '../../sealing/signer.ts';
import { CommitMemory } from '../../writes/commit-memory.ts';
import type { WriteQueue } from '../../writes/write-queue.ts';
import { sessionsTable } from '../sessions/table.ts';
import {
  type GroundedStepUp,
  STEP_UP_PREFIX,
  findStepUp,
  isInForce,
  stepUpsTable,
} from '../step-up/table.ts';
import { teamsTable } from '../team/table.ts';
import { usersTable } from '../users/table.ts';

/** Whose changes end confirmations. */
const TABLES = [stepUpsTable.name, sessionsTable.name, usersTable.name, teamsTable.name];

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
  readonly database: Pick<Database, 'reader'>;
  readonly clock: Clock;
  readonly environment: Environment;
  readonly writeQueue: Pick<WriteQueue, 'onCommit' | 'isShared'>;
}

/**
 * Finds the confirmation of the request's one token.
 * @param tokens values of `Step-Up-Token`
 * @param scope of the operation; null for any
 * @throws ApiError step_up_required, the same for every fault: none, two, malformed, unknown, ended, another account's,
 * or a role that does not allow the operation
 */
export type RequireStepUp = (
  tokens: readonly string[],
  tenantId: string,
  scope: string | null,
) => Promise<GroundedStepUp>;

/** Found ones are cached; each write looks again. */
export function createRequireStepUp({
  database,
  clock,
  environment,
  writeQueue,
}: StepUpRules): RequireStepUp {
  const memory = new CommitMemory<GroundedStepUp>({ tables: TABLES, clock, writeQueue });
  const find = async (token: string): Promise<GroundedStepUp | undefined> => {
    const hash = hashSecret(token);
    return memory.get(hash) ?? memory.read(hash, () => findStepUp(database, { hash }));
  };

  return async ([token, ...others], tenantId, scope) => {
    if (token === undefined || others.length > 0 || !isSecret(STEP_UP_PREFIX, token)) {
      throw new ApiError('step_up_required');
    }
    const found = await find(token);
    const isGood = found?.stepUp.tenantId === tenantId && isInForce(found, clock());
    if (!isGood || !mayConfirm(found, scope, environment)) throw new ApiError('step_up_required');
    return found;
  };
}
