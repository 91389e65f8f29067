import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readRunningFiles, RUNNING_FILES } from './running-files.ts';
import { runWatched } from './run-watched.ts';
import type { TestPart } from './test-part.ts';
import { countVitestReport, type VitestReport } from './vitest-report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = '.reports/vitest.json';

/** Where a run of all tests notes the statements that it sends to PostgreSQL. */
export const STATEMENTS = `${ROOT}.reports/statements`;

/**
 * Runs tests that stand beside the code, and answers vitest's own report.
 * @param words for vitest, such as the name of a file
 */
export async function runVitest(
  report: string,
  words: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ readonly report: VitestReport; readonly exitCode: number }> {
  // Only this run's report may be read.
  await rm(`${ROOT}${report}`, { force: true });
  const reporters = [
    ...['--reporter=default', '--reporter=./scripts/tests/running-files.ts'],
    ...['--reporter=json', `--outputFile.json=${report}`],
  ];
  const running = `${ROOT}${report}.running`;
  const exitCode = await runWatched(
    [process.execPath, 'node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words],
    {
      variables: { ...variables, [RUNNING_FILES]: running },
      hear: (text) => process.stdout.write(text),
    },
  ).catch((error: unknown) => {
    throw new Error(`${String(error)}\nThese files had begun and not ended:\n${readRunningFiles(running)}`);
  });
  const text = await readFile(`${ROOT}${report}`, 'utf8');
  return { report: JSON.parse(text) as VitestReport, exitCode: exitCode ?? 1 };
}

/** The tests that stand beside the code; `selection` is handed to vitest, such as the name of a file. */
export function vitestPart(selection: readonly string[]): TestPart {
  return {
    name: 'vitest',
    run: async () => {
      const isWhole = selection.length === 0;
      if (isWhole) await rm(STATEMENTS, { recursive: true, force: true });
      const variables = isWhole ? { CORRIDOR_TEST_STATEMENTS: STATEMENTS } : {};
      const { report, exitCode } = await runVitest(REPORT, selection, variables);
      return countVitestReport(report, exitCode);
    },
  };
}
