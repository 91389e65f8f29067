import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestPart } from './test-part.ts';
import { countVitestReport, type VitestReport } from './vitest-report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const REPORT = '.reports/vitest.json';

/** The tests that stand beside the code; `selection` is handed to vitest, such as the name of a file. */
export function vitestPart(selection: readonly string[]): TestPart {
  return {
    name: 'vitest',
    run: async () => {
      // Only this run's report may be read.
      await rm(`${ROOT}${REPORT}`, { force: true });
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
      const child = spawn(
        process.execPath,
        ['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...selection],
        {
          cwd: ROOT,
          stdio: ['ignore', 'inherit', 'inherit'],
        },
      );
      const [exitCode] = (await once(child, 'exit')) as [number | null];
      const report = JSON.parse(await readFile(`${ROOT}${REPORT}`, 'utf8')) as VitestReport;
      return countVitestReport(report, exitCode ?? 1);
    },
  };
}
