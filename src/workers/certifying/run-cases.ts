import {
  CERTIFICATION_CASES,
  type CaseRequest,
  type CertificationCase,
} from '../../flows/webhooks/certification/certification-cases.ts';
import {
  isAsExpected,
  judgeCase,
  slowestOf,
  type Answer,
  type CaseReport,
} from '../../flows/webhooks/certification/judge-case.ts';

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
