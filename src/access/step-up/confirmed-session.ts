import type { Clock, Moment } from '../../calendar/clock.ts';
import type { ConsoleReply } from '../../contract/caller-port.ts';
import type { ConsoleOperationId, ConsoleReplyOf, ConsoleRequestOf } from '../../contract/console-types.ts';
import type { Database } from '../../db/connection.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { Loaded, Need } from '../../writes/write.ts';
import type { ConsoleContext } from '../sessions/console-handler.ts';
import { type SessionCredential, sessionNeeds, sessionNow } from '../sessions/credential.ts';
import type { SessionTerms } from '../users/table.ts';
import { type StepUp, findStepUp, isInForce, stepUpNeeds, stepUpNow } from './table.ts';

/** A session with the required confirmation. */
export interface ConfirmedSession extends SessionCredential {
  readonly stepUp: StepUp;
}

export function confirmedSessionNeeds(credential: ConfirmedSession): Need[] {
  return [...sessionNeeds(credential), ...stepUpNeeds(credential.stepUp)];
}

/** @throws ApiError unauthenticated, step_up_required if its confirmation no longer holds */
export function confirmedSessionNow(
  loaded: Loaded,
  credential: ConfirmedSession,
  terms: SessionTerms,
  serverNow: Moment,
): Pick<SessionCredential, 'session' | 'user'> {
  const now = sessionNow(loaded, credential, terms, serverNow);
  const stepUp = stepUpNow(loaded, credential.stepUp);
  if (stepUp === undefined || !isInForce(stepUp, serverNow)) throw new ApiError('step_up_required');
  return now;
}

/** @throws ApiError step_up_required without a valid confirmation */
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

/** Callable by signed-in users who have confirmed by the second factor. */
export interface ConfirmedCall<Id extends ConsoleOperationId> {
  readonly kind: 'confirmed';
  readonly run: (
    request: ConsoleRequestOf<Id>,
    context: ConsoleContext & { readonly credential: ConfirmedSession },
  ) => Promise<ConsoleReply<ConsoleReplyOf<Id>>>;
}
