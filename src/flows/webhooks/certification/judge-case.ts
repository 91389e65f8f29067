/** What came of one request to a receiver. */
export type Answer =
  | { readonly status: number; readonly durationMs: number }
  /** Why no status came, such as `timeout`. */
  | { readonly error: string; readonly durationMs: number };

/** The class of statuses that a receiver is to answer with. */
export type ExpectedClass = '2xx' | '4xx';

/** What the report says of one case. */
export interface CaseReport {
  readonly name: string;
  readonly expected: string;
  readonly observed: string;
  readonly verdict: 'passed' | 'failed';
}

/** Whether a request was answered as it should have been. */
export function isAsExpected(answer: Answer, expected: ExpectedClass): boolean {
  return 'status' in answer && Math.floor(answer.status / 100) === Number(expected[0]);
}

function outcomeOf(answer: Answer): string {
  return 'status' in answer ? String(answer.status) : answer.error;
}

/** How often each outcome came, in the order in which the first of each did. */
function summary(answers: readonly Answer[]): string {
  const counts = new Map<string, number>();
  for (const answer of answers) {
    const outcome = outcomeOf(answer);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  if (answers.length === 1) return [...counts.keys()].join('');
  return [...counts].map(([outcome, count]) => `${count} × ${outcome}`).join(', ');
}

/** The longest that an answer took, in milliseconds; null where none came. */
export function slowestOf(answers: readonly Answer[]): number | null {
  const times = answers.flatMap((answer) => ('status' in answer ? [answer.durationMs] : []));
  return times.length === 0 ? null : Math.max(...times);
}

/** What a case is to show. */
export interface Expectation {
  readonly name: string;
  readonly answers: ExpectedClass;
  /** How many requests it has. */
  readonly requests: number;
  /** How long each may take; told where it is a part of what is expected. */
  readonly limitMs: number;
  readonly tellsLimit: boolean;
}

/**
 * Judges a case by the statuses and times of its requests alone. Nothing more is sent of a case once an answer is wrong, so
 * that fewer answers than requests are a failure too.
 */
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
