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

/**
 * How long all cases may take together. A receiver that never answers takes 49 s: a limit for each case but one, and the
 * limit of the last.
 */
export const WHOLE_LIMIT_MS = 57_000;

/** What a run has shown of its receiver. */
export interface RunReport {
  readonly cases: readonly CaseReport[];
  readonly slowestMs: number | null;
}

/** Of a receiver that there is nothing to sign with for, since its subscription is gone. */
export const NOTHING_SENT: RunReport = {
  cases: CERTIFICATION_CASES.map((each) => judgeCase({ ...each, requests: each.requests.length }, [])),
  slowestMs: null,
};

/** What cases are run with. */
export interface CaseSender {
  /** Sends a request; its answer comes within the limit, in milliseconds, and never as an error that is thrown. */
  readonly send: (request: CaseRequest, limitMs: number) => Promise<Answer>;
  readonly elapsedMs: () => number;
  /** Whether whoever runs them is to end. */
  readonly isBrokenOff: () => boolean;
}

/** Sends the requests of a case, so many at a time, until one is answered wrongly or no time is left. */
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

/** Runs every case, one after the other, within a minute, whatever the receiver does. Null where it was broken off. */
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
