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

/** What the text of a step-up token begins with. */
export const STEP_UP_PREFIX = 'stp_';

/** A recent confirmation by a second factor. It works for its account until it ends, however often. */
export interface StepUp {
  readonly id: string;
  readonly tenantId: string;
  /** SHA-256 of the token's text. */
  readonly hash: string;
  /** Who confirmed. */
  readonly actor: Actor | null;
  /** Why it was issued by hand; null where nobody said. */
  readonly reason: string | null;
  /** The user who confirmed, the session in which they did, and the version of their role then; null of the operator's. */
  readonly userId: string | null;
  readonly sessionId: string | null;
  readonly roleVersion: number | null;
  /** On the server's clock, as its end is. */
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

/** What a step-up hangs on: a row that is changed by nobody ends with these. */
export interface StepUpGround {
  readonly session: Session | undefined;
  readonly user: User | undefined;
  readonly team: Team | undefined;
}

/** A step-up with what it hangs on. */
export interface GroundedStepUp extends StepUpGround {
  readonly stepUp: StepUp;
}

/** Finds a step-up by the hash of its token, of whichever tenant, or by its identifier. */
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

/** What a decision needs to look at a step-up once more. */
export function stepUpNeeds({ id, tenantId, userId, sessionId }: StepUp): Need[] {
  return [
    need(stepUpsTable, { id }),
    need(teamsTable, { tenantId }),
    ...(userId === null ? [] : [need(usersTable, { id: userId })]),
    ...(sessionId === null ? [] : [need(sessionsTable, { id: sessionId })]),
  ];
}

/** A step-up as it is in a decision. */
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
 * Whether a step-up still holds at a moment of the server's clock. A user's holds while it is the newest of its session, the
 * session has not ended, and neither has the user or their role.
 */
export function isInForce({ stepUp, session, user, team }: GroundedStepUp, serverNow: Moment): boolean {
  if (serverNow >= stepUp.expiresAt) return false;
  if (team?.suspendedAt != null && stepUp.issuedAt <= team.suspendedAt) return false;
  if (stepUp.userId === null) return true;
  const isOfSession = session?.stepUpId === stepUp.id && serverNow < session.expiresAt;
  const isOfRole = user?.removedAt === null && user.roleVersion === stepUp.roleVersion;
  return isOfSession && isOfRole;
}
