import type { PartResult } from './test-part.ts';

export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** Milliseconds since 1970. */
    readonly startTime: number;
    readonly endTime: number;
    /** Why the file as a whole failed, where it did. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName?: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** How much of a failure's message is said again at the end of a run; the whole of it stands in the output above. */
const MESSAGE_CHARACTERS = 600;

type FileReport = VitestReport['testResults'][number];

function failuresOf({ name, message = '', assertionResults }: FileReport): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return [`${name}: ${message.slice(0, MESSAGE_CHARACTERS)}`];
  return failed.map(
    ({ fullName = '', failureMessages = [] }) =>
      `${name} > ${fullName}: ${failureMessages.join('\n').slice(0, MESSAGE_CHARACTERS)}`,
  );
}

/**
 * Counts what a run of vitest came to. A file that failed although none of its tests did (it did not load, or a hook
 * of it failed) counts as one failure, and so does a run that failed for a reason outside every file. What failed is named.
 */
export function countVitestReport(report: VitestReport, exitCode: number): PartResult {
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + failedFiles.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    failures: report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf),
  };
}

/** Counts what came of some files of a run alone. A run that failed outside every file counts as a failure of them too. */
export function countFiles(
  { testResults }: VitestReport,
  exitCode: number,
  isWanted: (file: string) => boolean,
): PartResult {
  const wanted = testResults.filter(({ name }) => isWanted(name));
  const count = (status: string): number =>
    wanted.flatMap((file) => file.assertionResults).filter((test) => test.status === status).length;
  const isOutside = exitCode !== 0 && !testResults.some(({ status }) => status === 'failed');
  const report = { numPassedTests: count('passed'), numFailedTests: count('failed'), testResults: wanted };
  const counted = countVitestReport(report, isOutside ? exitCode : 0);
  const isEmpty = counted.passed + counted.failed === 0;
  return isEmpty ? { passed: 0, failed: 1, failures: ['no test ran'] } : counted;
}
