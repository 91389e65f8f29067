import { OPERATIONS } from './contract.ts';
import { matches, NOT_PROVOKED, reasonToSkip } from './not-provoked.ts';
import type { ReportEntry } from './report.ts';

export interface Verdict {
  readonly passed: number;
  readonly problems: readonly string[];
}

interface Answer {
  readonly operationId: string;
  readonly status: string;
  readonly contentType: string | null;
}

const nameOf = ({ operationId, status, contentType }: Answer): string =>
  [
    operationId,
    status,
    ...(contentType === null || contentType === 'application/json' ? [] : [contentType]),
  ].join(' ');

function documentedAnswers(): Answer[] {
  return [...OPERATIONS.values()].flatMap(({ operationId, responses }) =>
    Object.entries(responses).flatMap(([status, { contents }]) =>
      contents.map(({ contentType }) => ({ operationId, status, contentType })),
    ),
  );
}

function problemOf(entry: ReportEntry): string[] {
  const reason = reasonToSkip(entry.operationId, entry.status);
  if (entry.outcome === 'failed') return [`${nameOf(entry)}: ${entry.message.trim()}`];
  if (entry.outcome === 'skipped' && reason === undefined)
    return [`${nameOf(entry)} was left out without a reason.`];
  return [];
}

/**
 * Judges a run's report against the contract: every documented answer was tried once and found right, but for those
 * that may be left out, and every reason to leave one out is still needed.
 */
export function judgeReport(report: readonly ReportEntry[]): Verdict {
  const documented = documentedAnswers();
  const reported = report.map(nameOf);
  const missing = documented.map(nameOf).filter((name) => !reported.includes(name));
  const repeated = reported.filter((name, index) => reported.indexOf(name) !== index);
  const stale = NOT_PROVOKED.filter(
    (entry) => !documented.some(({ operationId, status }) => matches(entry, operationId, status)),
  );
  return {
    passed: report.filter(({ outcome }) => outcome === 'passed').length,
    problems: [
      ...report.flatMap(problemOf),
      ...missing.map((name) => `${name} was not tried.`),
      ...repeated.map((name) => `${name} was tried twice.`),
      ...stale.map(
        ({ status, reason }) => `No operation documents the ${status} that is left out since ${reason}.`,
      ),
    ],
  };
}
