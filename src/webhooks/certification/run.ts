import type { Moment } from '../../calendar/clock.ts';
import { removeRow, saveRow } from '../../db/statements/table.ts';
import { CLOCK } from '../../identity/actor.ts';
import { FREE, isLeased } from '../../outbox/instruction.ts';
import { type Loaded, type Write, need } from '../../writes/write.ts';
import {
  type WebhookSecret,
  signingSecrets,
  webhookSecretNeed,
  webhookSecretsTable,
} from '../subscriptions/secrets.ts';
import {
  type Answer,
  CERTIFICATION_CASES,
  type CaseReport,
  type CaseRequest,
  type CertificationCase,
  isAsExpected,
  judgeCase,
  slowestOf,
} from './cases.ts';
import {
  type Certification,
  type CertificationRun,
  certificationRunsTable,
  certificationsTable,
} from './table.ts';

/** A receiver that never answers takes 49 s: each case's limit but one, and the last's. */
export const WHOLE_LIMIT_MS = 57_000;

export interface RunReport {
  readonly cases: readonly CaseReport[];
  readonly slowestMs: number | null;
}

/** For a subscription that is gone: nothing to sign with. */
export const NOTHING_SENT: RunReport = {
  cases: CERTIFICATION_CASES.map((each) => judgeCase({ ...each, requests: each.requests.length }, [])),
  slowestMs: null,
};

export interface CaseSender {
  /** The answer comes within the limit, in milliseconds; never rejects. */
  readonly send: (request: CaseRequest, limitMs: number) => Promise<Answer>;
  readonly elapsedMs: () => number;
  /** Whether the run is interrupted. */
  readonly isBrokenOff: () => boolean;
}

/** So many at a time, until one is answered wrongly or the time is over. */
async function answersOf(
  { requests, atOnce, limitMs, answers: wanted }: CertificationCase,
  send: CaseSender['send'],
  leftMs: () => number,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const waiting = [...requests];
  const isOver = (): boolean => leftMs() <= 0 || answers.some((answer) => !isAsExpected(answer, wanted));
  const sendSome = async (): Promise<void> => {
    while (!isOver()) {
      const request = waiting.shift();
      if (request === undefined) return;
      answers.push(await send(request, Math.min(limitMs, leftMs())));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendSome));
  return answers;
}

/** Every case in turn, within a minute; null if interrupted. */
export async function runCases({ send, elapsedMs, isBrokenOff }: CaseSender): Promise<RunReport | null> {
  const end = elapsedMs() + WHOLE_LIMIT_MS;
  const leftMs = (): number => (isBrokenOff() ? 0 : end - elapsedMs());
  const cases: CaseReport[] = [];
  const all: Answer[] = [];
  for (const each of CERTIFICATION_CASES) {
    const answers = await answersOf(each, send, leftMs);
    cases.push(judgeCase({ ...each, requests: each.requests.length }, answers));
    all.push(...answers);
    if (isBrokenOff()) return null;
  }
  return { cases, slowestMs: slowestOf(all) };
}

/** The run, and time to write its end; server clock. */
const LEASE_MS = WHOLE_LIMIT_MS + 13_000;

/** A leased run with all that its requests need. */
export interface LeasedRun {
  readonly run: CertificationRun;
  readonly token: string;
  readonly certification: Certification;
  /** Newest first; none if the subscription is gone. */
  readonly secrets: readonly WebhookSecret[];
  readonly now: Moment;
}

function findHeld(
  { webhookId, certificationId }: CertificationRun,
  loaded: Loaded,
): CertificationRun | undefined {
  const held = loaded.find(certificationRunsTable, { webhookId });
  return held?.certificationId === certificationId ? held : undefined;
}

/** An expired lease was left by a lost worker: the run begins anew. */
export function leaseRun(due: CertificationRun, token: string): Write<LeasedRun | null> {
  const { tenantId, webhookId, certificationId } = due;
  return {
    tenantId,
    actor: CLOCK,
    // A lease whose commit was lost expires by itself.
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

/** The next worker begins it anew. */
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

/** Ends a run with its result; does nothing if another worker holds it by now. */
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
