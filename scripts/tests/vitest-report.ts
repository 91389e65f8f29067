import type { PartResult } from './test-part.ts';

/** The part of vitest's JSON report that counts. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: 'passed' | 'failed';
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Counts what a run of vitest came to. A file that failed although none of its tests did (it did not load, or a hook
 * of it failed) counts as one failure, and so does a run that failed for a reason outside every file.
 */
export function countVitestReport(report: VitestReport, exitCode: number): PartResult {
  const failedFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + failedFiles.length;
  return { passed: report.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}
