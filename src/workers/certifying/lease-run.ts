import { CLOCK } from '../../actor.ts';
import type { Moment } from '../../clock.ts';
import { removeRow, saveRow } from '../../db/row-effect.ts';
import {
  certificationRunsTable,
  certificationsTable,
  type Certification,
  type CertificationRun,
} from '../../flows/webhooks/certification/certification.ts';
import {
  signingSecrets,
  webhookSecretNeed,
  webhookSecretsTable,
  type WebhookSecret,
} from '../../flows/webhooks/webhook-secret.ts';
import { FREE, isLeased } from '../../outbox/lease.ts';
import { need, type Loaded, type Write } from '../../writes/write.ts';
import { WHOLE_LIMIT_MS, type RunReport } from './run-cases.ts';

/** A run may take so long, and what keeps its end may take some more. On the server's clock. */
const LEASE_MS = WHOLE_LIMIT_MS + 13_000;

/** A run that is held, and all that it sends follows from. */
export interface LeasedRun {
  readonly run: CertificationRun;
  readonly token: string;
  readonly certification: Certification;
  /** Those that sign now, newest first; none where the subscription is gone. */
  readonly secrets: readonly WebhookSecret[];
  /** The present of the tenant's clock. */
  readonly now: Moment;
}

function findHeld(
  { webhookId, certificationId }: CertificationRun,
  loaded: Loaded,
): CertificationRun | undefined {
  const held = loaded.find(certificationRunsTable, { webhookId });
  return held?.certificationId === certificationId ? held : undefined;
}

/**
 * Takes up a run that nobody holds. One whose lease has run out was left by somebody who died: it is begun anew, since what
 * was seen of it is lost.
 */
export function leaseRun(due: CertificationRun, token: string): Write<LeasedRun | null> {
  const { tenantId, webhookId, certificationId } = due;
  return {
    tenantId,
    actor: CLOCK,
    // A lease taken by a commit nobody heard of runs out by itself.
    claimed: false,
    needs: () => [
      need(certificationRunsTable, { webhookId }),
      need(certificationsTable, { id: certificationId }),
      webhookSecretNeed(webhookId),
    ],
    decide: (loaded, { now, serverNow }) => {
      const held = findHeld(due, loaded);
      const certification = loaded.find(certificationsTable, { id: certificationId });
      if (held === undefined || certification === undefined || isLeased(held, serverNow))
        return { reply: null, effects: [] };
      const run = { ...held, leaseToken: token, leaseUntil: serverNow + LEASE_MS };
      const secrets = signingSecrets(loaded.list(webhookSecretsTable, { webhookId }), now);
      return {
        reply: { run, token, certification, secrets, now },
        effects: [saveRow(certificationRunsTable, run)],
      };
    },
  };
}

/** Lets a run go that could not be carried out: whoever is next begins it anew. */
export function releaseRun({ run, token }: LeasedRun): Write<null> {
  return {
    tenantId: run.tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [need(certificationRunsTable, { webhookId: run.webhookId })],
    decide: (loaded) => {
      const held = findHeld(run, loaded);
      if (held?.leaseToken !== token) return { reply: null, effects: [] };
      return { reply: null, effects: [saveRow(certificationRunsTable, { ...held, ...FREE })] };
    },
  };
}

/** Ends a run with what it has shown. Nothing happens where somebody else holds it by now: theirs counts. */
export function endRun({ run, token }: LeasedRun, { cases, slowestMs }: RunReport): Write<null> {
  const { tenantId, webhookId, certificationId } = run;
  return {
    tenantId,
    actor: CLOCK,
    claimed: true,
    needs: () => [
      need(certificationRunsTable, { webhookId }),
      need(certificationsTable, { id: certificationId }),
    ],
    decide: (loaded, { now }) => {
      const held = findHeld(run, loaded);
      const certification = loaded.find(certificationsTable, { id: certificationId });
      if (held?.leaseToken !== token || certification === undefined) return { reply: null, effects: [] };
      const isPassed = cases.every(({ verdict }) => verdict === 'passed');
      const ended: Certification = {
        ...certification,
        status: isPassed ? 'passed' : 'failed',
        cases,
        slowestMs,
        completedAt: now,
      };
      return {
        reply: null,
        effects: [saveRow(certificationsTable, ended), removeRow(certificationRunsTable, held)],
      };
    },
  };
}
