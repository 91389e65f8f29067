import { expect, it } from 'vitest';
import { countFiles, countVitestReport, type VitestReport } from './vitest-report.ts';

const file = (status: 'passed' | 'failed', ...tests: string[]): VitestReport['testResults'][number] => ({
  name: 'a.test.ts',
  status,
  startTime: 1_000,
  endTime: 3_500,
  message: status === 'failed' ? 'it did not load' : '',
  assertionResults: tests.map((test, index) => ({
    status: test,
    fullName: `test ${index}`,
    failureMessages: test === 'failed' ? ['Error: expected 1 to be 2'] : [],
  })),
});

const report = (...testResults: VitestReport['testResults']): VitestReport => {
  const count = (status: string): number =>
    testResults.flatMap((result) => result.assertionResults).filter((test) => test.status === status).length;
  return { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults };
};

it('counts the tests of a run', () => {
  const ran = report(file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed'));
  expect(countVitestReport(ran, 1)).toEqual({
    passed: 3,
    failed: 1,
    failures: ['a.test.ts > test 1: Error: expected 1 to be 2'],
  });
});

it('counts a file that did not load', () => {
  expect(countVitestReport(report(file('failed')), 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['a.test.ts: it did not load'],
  });
});

it('counts a failed hook beside tests that passed', () => {
  expect(countVitestReport(report(file('failed', 'passed')), 1)).toMatchObject({ passed: 1, failed: 1 });
});

it('counts a failure outside every file', () => {
  expect(countVitestReport(report(file('passed', 'passed')), 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: [],
  });
});

it('counts some files of a run alone', () => {
  const other = { ...file('failed', 'failed'), name: 'b.test.ts' };
  const ran = report(file('passed', 'passed', 'skipped'), other);
  const isA = (name: string): boolean => name === 'a.test.ts';
  expect(countFiles(ran, 1, isA)).toEqual({ passed: 1, failed: 0, failures: [] });
  expect(countFiles(report(file('passed', 'passed')), 1, isA)).toMatchObject({ passed: 1, failed: 1 });
});

it('counts files of which no test ran as a failure', () => {
  expect(countFiles(report(file('passed', 'skipped')), 0, () => true)).toMatchObject({ failed: 1 });
});
