import type { Actor } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { actorOrNull } from '../../db/actor-column.ts';
import type { Database } from '../../db/connection.ts';
import { selectMatching } from '../../db/rows.ts';
import { defineTable, moment, text, textOrNull } from '../../db/table.ts';

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
    issuedAt: moment(),
    expiresAt: moment(),
  },
});

/** Finds a step-up by the hash of its token, of whichever tenant. */
export async function findStepUpByHash(database: Database, hash: string): Promise<StepUp | undefined> {
  const [stepUp] = await selectMatching(database.reader, stepUpsTable, [{ hash }]);
  return stepUp;
}

/** Whether a step-up still holds at a moment of the server's clock. */
export function isInForce(stepUp: StepUp, serverNow: Moment): boolean {
  return serverNow < stepUp.expiresAt;
}
