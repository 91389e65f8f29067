import { objectsAt, parseJson, textAt } from '../json/json.ts';
import type { RunResult } from '../suite/run-suite.ts';

/** Failures that are known, each by its operation and check, and why it is taken for now. */
export interface Expected {
  readonly operation: string;
  readonly check: string;
  readonly why: string;
}

/** Reads `{"failures": [{"operation", "check", "why"}]}`. @throws Error if it is not of that form */
export function readExpected(text: string): Expected[] {
  const entries = objectsAt(parseJson(text), 'failures').map((entry) => ({
    operation: textAt(entry, 'operation'),
    check: textAt(entry, 'check'),
    why: textAt(entry, 'why'),
  }));
  const isWhole = ({ operation, check, why }: Expected): boolean => ![operation, check, why].includes('');
  if (entries.length === 0 || !entries.every(isWhole)) {
    throw new Error('It must be {"failures": [{"operation": …, "check": …, "why": …}]}');
  }
  return entries;
}

/** What is not as it was expected, in lines; empty if all is. */
export function differencesFrom(
  expected: readonly Expected[],
  { session, results }: Pick<RunResult, 'session' | 'results'>,
): { readonly unexpected: number; readonly mended: readonly string[] } {
  const isExpected = (operation: string, check: string): boolean =>
    expected.some((each) => each.operation === operation && each.check === check);
  const held = new Set(
    results.flatMap(({ check, cells }) =>
      cells
        .filter(({ outcome }) => outcome === 'held')
        .map(({ operation }) => `${operation} × ${check.name}`),
    ),
  );
  return {
    unexpected: session.failures.filter(({ operation, check }) => !isExpected(operation, check)).length,
    mended: expected
      .map(({ operation, check }) => `${operation} × ${check}`)
      .filter((pair) => held.has(pair)),
  };
}
