import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
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
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...words], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
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
