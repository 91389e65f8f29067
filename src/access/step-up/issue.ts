import { presentMoment } from '../../calendar/clock.ts';
import { insertRow } from '../../db/statements/table.ts';
import type { Actor } from '../../identity/actor.ts';
import { auditEntry, changesBetween } from '../../outbox/audit-entry.ts';
import { hashSecret, makeSecret } from '../../sealing/signer.ts';
import type { Write } from '../../writes/write.ts';
import { STEP_UP_PREFIX, stepUpsTable } from './table.ts';

/** A new step-up; its token is shown this once. */
export interface IssuedStepUp {
  readonly stepUpToken: string;
  readonly expiresAt: string;
}

export interface StepUpFacts {
  readonly tenantId: string;
  readonly actor: Actor;
  readonly reason: string | null;
  /** On the server clock. */
  readonly seconds: number;
}

/** Its token, sent with a key of the account, carries the actor's rights until it ends. */
export function issueStepUp({ tenantId, actor, reason, seconds }: StepUpFacts): Write<IssuedStepUp> {
  return {
    tenantId,
    actor,
    claimed: false,
    needs: () => [],
    decide: (_loaded, context) => {
      const { newId, serverNow, randomBytes } = context;
      const stepUpToken = makeSecret(STEP_UP_PREFIX, randomBytes);
      const expiresAt = serverNow + seconds * 1000;
      const row = {
        id: newId('stu'),
        tenantId,
        hash: hashSecret(stepUpToken),
        actor,
        reason,
        userId: null,
        sessionId: null,
        roleVersion: null,
        issuedAt: serverNow,
        expiresAt,
      };
      const action = {
        tenantId,
        type: 'operator.step_up_issued',
        resourceId: tenantId,
        changes: changesBetween(null, { reason }, ['reason']),
      } as const;
      return {
        reply: { stepUpToken, expiresAt: presentMoment(expiresAt) },
        effects: [insertRow(stepUpsTable, row), auditEntry(context, action)],
      };
    },
  };
}
