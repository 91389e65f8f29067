import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { variablesOf, type Target } from './api.ts';
import { judgeReport } from './judge-report.ts';
import { REPORT_VARIABLE, type ReportEntry } from './report.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = '.reports';
const LOG = `${FOLDER}/dredd.log`;
const REPORT = `${FOLDER}/dredd.json`;

/** A minute on an idle machine; one that never ends must not keep its caller forever. */
const RUN_LIMIT_MS = 900_000;

async function spawnDredd(target: Target): Promise<number | null> {
  const log = await open(`${ROOT}${LOG}`, 'w');
  try {
    const dredd = spawn(
      process.execPath,
      ['--import', 'tsx', 'conformance/dredd/dredd-process.ts', target.url],
      {
        cwd: ROOT,
        env: { ...process.env, ...variablesOf(target), [REPORT_VARIABLE]: `${ROOT}${REPORT}` },
        stdio: ['ignore', log.fd, log.fd],
        timeout: RUN_LIMIT_MS,
      },
    );
    const [code] = (await once(dredd, 'exit')) as [number | null];
    return code;
  } finally {
    await log.close();
  }
}

async function readReport(): Promise<ReportEntry[]> {
  try {
    return JSON.parse(await readFile(`${ROOT}${REPORT}`, 'utf8')) as ReportEntry[];
  } catch {
    // Dredd only warns of a hook file that does not load, and then compares examples without it.
    const log = await readFile(`${ROOT}${LOG}`, 'utf8');
    const lines = log.split('\n').filter((line) => !line.includes('API description parser warning'));
    throw new Error(`Dredd ran without its hooks. ${LOG} says:\n${lines.slice(0, 30).join('\n')}`);
  }
}

/**
 * Runs Dredd over every documented answer of every operation, and prints what it came to.
 * @throws Error when it could not run
 */
export async function runDredd(
  target: Target,
): Promise<{ readonly passed: number; readonly failed: number }> {
  await mkdir(`${ROOT}${FOLDER}`, { recursive: true });
  // Only this run's report may be read.
  await rm(`${ROOT}${REPORT}`, { force: true });
  const exitCode = await spawnDredd(target);
  const report = await readReport();
  const { passed, problems } = judgeReport(report);
  for (const problem of problems) console.error(`✗ ${problem}`);
  const skipped = report.filter(({ outcome }) => outcome === 'skipped').length;
  console.log(`Dredd: ${report.length} documented answers, ${passed} as documented, ${skipped} left out`);
  if (problems.length === 0 && exitCode !== 0)
    throw new Error(`Dredd ended with ${String(exitCode)}: see ${LOG}.`);
  return { passed, failed: problems.length };
}
