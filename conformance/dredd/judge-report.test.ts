import { expect, it } from 'vitest';
import { OPERATIONS } from './contract.ts';
import { judgeReport } from './judge-report.ts';
import { reasonToSkip } from './not-provoked.ts';
import type { ReportEntry } from './report.ts';

const soundReport: readonly ReportEntry[] = [...OPERATIONS.values()].flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, { contents }]) =>
    contents.map(({ contentType }) => ({
      operationId,
      status,
      contentType,
      outcome: reasonToSkip(operationId, status) === undefined ? ('passed' as const) : ('skipped' as const),
      message: '',
    })),
  ),
);

const isPayout201 = ({ operationId, status }: ReportEntry): boolean =>
  operationId === 'createPayout' && status === '201';

const changed = (change: Partial<ReportEntry>): ReportEntry[] =>
  soundReport.map((entry) => (isPayout201(entry) ? { ...entry, ...change } : entry));

it('finds nothing in a sound run, and counts what passed', () => {
  const verdict = judgeReport(soundReport);
  expect(verdict.problems).toEqual([]);
  expect(verdict.passed).toBe(soundReport.filter(({ outcome }) => outcome === 'passed').length);
});

it('tells of an answer that failed, with what was wrong', () => {
  const { passed, problems } = judgeReport(changed({ outcome: 'failed', message: 'body: no id\n' }));
  expect(problems).toEqual(['createPayout 201: body: no id']);
  expect(passed).toBe(judgeReport(soundReport).passed - 1);
});

it('refuses an answer that was left out without a reason', () => {
  expect(judgeReport(changed({ outcome: 'skipped' })).problems).toEqual([
    'createPayout 201 was left out without a reason.',
  ]);
});

it('misses an answer that was never tried', () => {
  const without = soundReport.filter((entry) => !isPayout201(entry));
  expect(judgeReport(without).problems).toEqual(['createPayout 201 was not tried.']);
});

it('refuses one answer that stands for two', () => {
  const twice = [...soundReport, ...soundReport.filter(isPayout201)];
  expect(judgeReport(twice).problems).toEqual(['createPayout 201 was tried twice.']);
});
