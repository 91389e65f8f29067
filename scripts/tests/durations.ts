import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { VitestReport } from './vitest-report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Where a run notes how long each part and each test file took, in seconds, longest first. */
const RECORD = `${ROOT}.reports/durations.json`;

type Durations = Readonly<Record<string, number>>;

const longestFirst = (durations: Durations): Durations =>
  Object.fromEntries(Object.entries(durations).sort(([, one], [, other]) => other - one));

/** How long each test file took, in seconds, longest first. */
export function durationsOf({ testResults }: VitestReport): Durations {
  const all = testResults.map(({ name, startTime, endTime }) => {
    const took = Math.round((endTime - startTime) / 10) / 100;
    return [relative(ROOT, name), took] as const;
  });
  return longestFirst(Object.fromEntries(all));
}

/** Notes how long the parts of a whole run and its test files took, and shows the files that took longest. */
export async function recordDurations(parts: Durations): Promise<void> {
  const report = JSON.parse(await readFile(`${ROOT}.reports/vitest.json`, 'utf8')) as VitestReport;
  const files = durationsOf(report);
  await writeFile(RECORD, `${JSON.stringify({ parts: longestFirst(parts), files }, null, 1)}\n`);
  console.log('Test files that took longest, in seconds (all of them: .reports/durations.json):');
  for (const [name, took] of Object.entries(files).slice(0, 12)) console.log(`  ${took}  ${name}`);
}
