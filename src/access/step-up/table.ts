import type { Moment } from '../../calendar/clock.ts';
import type { Database } from '../../db/connection.ts';
import { actorOrNull } from '../../db/statements/actor-column.ts';
import { selectMatching } from '../../db/statements/rows.ts';
import { defineTable, integerOrNull, moment, text, textOrNull } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import { type Loaded, type Need, need } from '../../writes/write.ts';
import { type Session, sessionsTable } from '../sessions/table.ts';
import { type Team, teamsTable } from '../team/table.ts';
import { type User, findUser, usersTable } from '../users/table.ts';

export const STEP_UP_PREFIX = 'stp_';

/** A recent confirmation by a second factor, valid for its account until it ends, for any number of uses. */
export interface StepUp {
  readonly id: string;
  readonly tenantId: string;
  /** SHA-256 of the token's text. */
  readonly hash: string;
  readonly actor: Actor | null;
  /** Reason of one issued by the operator, if given. */
  readonly reason: string | null;
  /** User, session and role version of the confirmation; null of the operator's. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly roleVersion: number | null;
  /** On the server clock, like its end. */
  readonly issuedAt: Moment;
  readonly expiresAt: Moment;
}

export const stepUpsTable = defineTable<StepUp>({
  name: 'step_ups',
  key: ['id'],
  columns: {
    id: text(),
    tenantId: text(),
    hash: text(),
    actor: actorOrNull(),
    reason: textOrNull(),
    userId: textOrNull(),
    sessionId: textOrNull(),
    roleVersion: integerOrNull(),
    issuedAt: moment(),
    expiresAt: moment(),
  },
});

export interface StepUpGround {
  readonly session: Session | undefined;
  readonly user: User | undefined;
  readonly team: Team | undefined;
}

export interface GroundedStepUp extends StepUpGround {
  readonly stepUp: StepUp;
}

/** By its token's hash, of any tenant, or by identifier. */
export async function findStepUp(
  { reader }: Pick<Database, 'reader'>,
  by: { readonly hash: string } | { readonly id: string },
): Promise<GroundedStepUp | undefined> {
  const [stepUp] = await selectMatching(reader, stepUpsTable, [by]);
  if (stepUp === undefined) return undefined;
  const { userId, sessionId, tenantId } = stepUp;
  const [team] = await selectMatching(reader, teamsTable, [{ tenantId }]);
  const [session] =
    sessionId === null ? [] : await selectMatching(reader, sessionsTable, [{ id: sessionId }]);
  const user = userId === null ? undefined : await findUser(reader, userId);
  return { stepUp, session, user, team };
}

export function stepUpNeeds({ id, tenantId, userId, sessionId }: StepUp): Need[] {
  return [
    need(stepUpsTable, { id }),
    need(teamsTable, { tenantId }),
    ...(userId === null ? [] : [need(usersTable, { id: userId })]),
    ...(sessionId === null ? [] : [need(sessionsTable, { id: sessionId })]),
  ];
}

export function stepUpNow(
  loaded: Loaded,
  { id, tenantId, userId, sessionId }: StepUp,
): GroundedStepUp | undefined {
  const stepUp = loaded.find(stepUpsTable, { id });
  if (stepUp === undefined) return undefined;
  return {
    stepUp,
    team: loaded.find(teamsTable, { tenantId }),
    user: userId === null ? undefined : loaded.find(usersTable, { id: userId }),
    session: sessionId === null ? undefined : loaded.find(sessionsTable, { id: sessionId }),
  };
}

/**
 * On the server clock. A user's holds while it is its session's newest, the session lives, and user and role are
 * unchanged.
 */
export function isInForce({ stepUp, session, user, team }: GroundedStepUp, serverNow: Moment): boolean {
  if (serverNow >= stepUp.expiresAt) return false;
  if (team?.suspendedAt != null && stepUp.issuedAt <= team.suspendedAt) return false;
  if (stepUp.userId === null) return true;
  const isOfSession = session?.stepUpId === stepUp.id && serverNow < session.expiresAt;
  const isOfRole = user?.removedAt === null && user.roleVersion === stepUp.roleVersion;
  return isOfSession && isOfRole;
}
