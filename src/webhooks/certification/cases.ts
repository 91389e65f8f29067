import type { Word } from '../../../generated/words.ts';

export type Signing = 'right' | 'wrong' | 'wrong_then_right' | 'none';

export interface CaseRequest {
  /**
   * Its event, and the subscription's version it tells, from the run's first. Equal numbers mean equal identifier and
   * body.
   */
  readonly event: number;
  readonly signing: Signing;
  /** Distance of its timestamp from now. */
  readonly shiftMs: number;
  /** One byte of the body differs from what was signed. */
  readonly isTampered: boolean;
  readonly oddity: 'type' | 'field' | null;
}

export interface CertificationCase extends Omit<Expectation, 'requests'> {
  readonly requests: readonly CaseRequest[];
  readonly atOnce: number;
}

/** Time for any answer but the last case's, name look-up and connecting included. */
const ANSWER_LIMIT_MS = 4_000;

/** Twice Standard Webhooks' tolerance: beyond doubt too old, or ahead. */
const TEN_MINUTES_MS = 600_000;

const BURST_EVENTS = 100;
const BURST_AT_ONCE = 10;
const BURST_LIMIT_MS = 5_000;

const PLAIN: CaseRequest = {
  event: 0,
  signing: 'right',
  shiftMs: 0,
  isTampered: false,
  oddity: null,
};

function plainCase(
  name: string,
  answers: ExpectedClass,
  ...requests: readonly Partial<CaseRequest>[]
): CertificationCase {
  return {
    name,
    answers,
    requests: requests.map((request) => ({ ...PLAIN, ...request })),
    atOnce: 1,
    limitMs: ANSWER_LIMIT_MS,
    tellsLimit: false,
  };
}

const REORDERED = [{ event: 4 }, { event: 2 }, { event: 3 }];

const FIRST_OF_BURST = 13;

const BURST: CertificationCase = {
  name: 'burst',
  answers: '2xx',
  requests: Array.from({ length: BURST_EVENTS }, (_, index) => ({
    ...PLAIN,
    event: FIRST_OF_BURST + index,
  })),
  atOnce: BURST_AT_ONCE,
  limitMs: BURST_LIMIT_MS,
  tellsLimit: true,
};

/** In this order. */
export const CERTIFICATION_CASES: readonly CertificationCase[] = [
  plainCase('valid', '2xx', { event: 1 }),
  plainCase('duplicate', '2xx', { event: 1 }),
  plainCase('reordered', '2xx', ...REORDERED),
  plainCase('tampered_body', '4xx', { event: 5, isTampered: true }),
  plainCase('wrong_secret', '4xx', { event: 6, signing: 'wrong' }),
  plainCase('missing_signature', '4xx', { event: 7, signing: 'none' }),
  plainCase('old_timestamp', '4xx', { event: 8, shiftMs: -TEN_MINUTES_MS }),
  plainCase('future_timestamp', '4xx', { event: 9, shiftMs: TEN_MINUTES_MS }),
  plainCase('rotated_secret', '2xx', { event: 10, signing: 'wrong_then_right' }),
  plainCase('unknown_type', '2xx', { event: 11, oddity: 'type' }),
  plainCase('unknown_field', '2xx', { event: 12, oddity: 'field' }),
  BURST,
];

/** Events in a run; each tells another version of its subscription. */
export const EVENTS_OF_RUN = FIRST_OF_BURST + BURST_EVENTS - 1;

export type Answer =
  | { readonly status: number; readonly durationMs: number }
  /** Such as `timeout`. */
  | { readonly error: string; readonly durationMs: number };

export type ExpectedClass = '2xx' | '4xx';

export interface CaseReport {
  readonly name: string;
  readonly expected: string;
  readonly observed: string;
  readonly verdict: Word<'CertificationCase.verdict'>;
}

export function isAsExpected(answer: Answer, expected: ExpectedClass): boolean {
  return 'status' in answer && Math.floor(answer.status / 100) === Number(expected[0]);
}

function outcomeOf(answer: Answer): string {
  return 'status' in answer ? String(answer.status) : answer.error;
}

/** Outcomes with counts, in order of first occurrence. */
function summary(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const outcome = outcomeOf(answer);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  if (answers.length === 1) return [...counts.keys()].join('');
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}

/** In milliseconds; null if no answer came. */
export function slowestOf(answers: readonly Answer[]): number | null {
  const times = answers.flatMap((answer) => ('status' in answer ? [answer.durationMs] : []));
  return times.length === 0 ? null : Math.max(...times);
}

export interface Expectation {
  readonly name: string;
  readonly answers: ExpectedClass;
  readonly requests: number;
  /** Per request; told if it is part of what is expected. */
  readonly limitMs: number;
  readonly tellsLimit: boolean;
}

/** Judged by statuses and times alone. A wrong answer ends a case: fewer answers than requests are a failure too. */
export function judgeCase(
  { name, answers: wanted, requests, limitMs, tellsLimit }: Expectation,
  answers: readonly Answer[],
): CaseReport {
  const passed = answers.length === requests && answers.every((answer) => isAsExpected(answer, wanted));
  const left = requests - answers.length;
  const observed = [
    ...(answers.length === 0 ? [] : [summary(answers)]),
    ...(tellsLimit && slowestOf(answers) !== null ? [`slowest ${slowestOf(answers) ?? 0} ms`] : []),
    ...(left === 0 ? [] : [`${left} not sent`]),
  ].join(', ');
  return {
    name,
    expected: tellsLimit
      ? `${wanted} each, the slowest within ${limitMs / 1_000} s`
      : wantedOf(wanted, requests),
    observed,
    verdict: passed ? 'passed' : 'failed',
  };
}

function wantedOf(wanted: ExpectedClass, requests: number): string {
  return requests === 1 ? wanted : `${wanted} each`;
}
