import { judgeSelf } from '../conformance/judge-self.ts';
import { runSmoke, SMOKE, SMOKE_IN_SHORT } from '../tests/conformance-part.ts';
import { runTrial } from '../tests/run-trial.ts';
import type { PartResult } from '../tests/test-part.ts';
import { runVitest } from '../tests/vitest-part.ts';
import { countFiles } from '../tests/vitest-report.ts';
import { runTour } from '../tour/run-tour.ts';
import { findTestFiles, type Depth } from './test-files.ts';

/** A PostgreSQL server of one version, and how much is tried on it. */
export interface ServerUnderTest {
  readonly version: number;
  readonly url: string;
  readonly depth: Depth;
}

/** What is tried on a server, in the order of the table's columns. */
export const CHECKS = ['migrations', 'plans', 'tour', 'suite', 'crash', 'concurrency'] as const;

export type CheckName = (typeof CHECKS)[number];

/** What came of each check; undefined for one that did not run. */
export type CheckResults = Readonly<Record<CheckName, PartResult | undefined>>;

/** What a release does to the schema of its own test is asked of the newest version alone. */
const ON_POSTGRES = ['--testNamePattern', '^(?!.*releases after it).*[Pp]ostgre'];

/** Runs files of tests on a server, whose templates are migrated from nothing first, for both environments. */
async function runFiles({
  version,
  url,
  depth,
}: ServerUnderTest): Promise<Partial<Record<CheckName, PartResult>>> {
  const { migrations, plans } = findTestFiles(depth);
  const files = [...new Set([...migrations, ...plans])];
  const name = `.reports/postgres-${version}.json`;
  const { report, exitCode } = await runVitest(name, [...ON_POSTGRES, ...files], {
    CORRIDOR_TEST_POSTGRES_URL: url,
  });
  const countOf = (names: readonly string[]): PartResult =>
    countFiles(report, exitCode, (file) => names.some((each) => file.endsWith(each)));
  return { migrations: countOf(migrations), ...(plans.length > 0 ? { plans: countOf(plans) } : {}) };
}

async function runSuite({ version, url, depth }: ServerUnderTest): Promise<PartResult> {
  if (depth !== 'whole') {
    const checks = depth === 'short' ? SMOKE : SMOKE_IN_SHORT;
    return runSmoke(`.reports/conformance-postgres-${version}`, checks, url);
  }
  const options = {
    database: 'postgres',
    postgres: url,
    seeds: 1,
    firstSeed: 1,
    processes: 1,
    stepMs: '1000',
  } as const;
  const exitCode = await judgeSelf(options);
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

type Check = (server: ServerUnderTest) => Promise<PartResult>;

/** Always from the same seed: what a version breaks is found again. */
const seeded = (...options: string[]): string[] => [
  ...options,
  '--database',
  'postgres',
  '--seed',
  'versions',
];

const CONCURRENCY: Readonly<Record<Depth, readonly string[]>> = {
  whole: ['--stops', '3'],
  // Other work runs beside these.
  short: ['--no-timed', '--stops', '0'],
  shortest: ['--no-timed', '--stops', '0', '--crowd', 'small'],
};

const RUN: Readonly<Record<Exclude<CheckName, 'migrations' | 'plans'>, Check>> = {
  tour: ({ url }) => runTour(url),
  suite: runSuite,
  crash: ({ url, depth }) =>
    runTrial(
      'crash.ts',
      depth === 'whole'
        ? seeded('--cycles', '2', '--points', '5', '--commits', '5')
        : seeded('--cycles', '0', '--points', '1', '--commits', '1'),
      url,
    ),
  concurrency: ({ url, depth }) =>
    runTrial('concurrency.ts', seeded('--processes', '2', ...CONCURRENCY[depth]), url),
};

function named(name: CheckName, { passed, failed, failures = [] }: PartResult): PartResult {
  const all = failures.length > 0 || failed === 0 ? failures : [`${failed} failed`];
  return { passed, failed, failures: all.map((failure) => `${name}: ${failure}`) };
}

const couldNotRun = (error: unknown): PartResult => ({
  passed: 0,
  failed: 1,
  failures: [`it could not run: ${error instanceof Error ? error.message : String(error)}`],
});

/** Says how long something took, for those who would make it shorter. */
async function measured<Result>(name: string, running: Promise<Result>): Promise<Result> {
  const startedAt = performance.now();
  const result = await running;
  console.log(`${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  return result;
}

/** Runs all checks on a server, one after the other but for the tour, which mostly waits. */
export async function runChecks(server: ServerUnderTest): Promise<CheckResults> {
  const results = new Map<CheckName, PartResult>();
  const run = async (name: keyof typeof RUN): Promise<void> => {
    const running = RUN[name](server).catch(couldNotRun);
    results.set(name, named(name, await measured(name, running)));
  };
  const others = async (): Promise<void> => {
    const running = runFiles(server).catch((error: unknown) => ({ migrations: couldNotRun(error) }));
    const files = await measured('migrations and plans', running);
    for (const [name, result] of Object.entries(files))
      results.set(name as CheckName, named(name as CheckName, result));
    await run('suite');
    await run('crash');
    await run('concurrency');
  };
  // A version between two that the tour runs on is left out of it.
  await Promise.all([server.depth === 'shortest' ? undefined : run('tour'), others()]);
  return Object.fromEntries(CHECKS.map((name) => [name, results.get(name)])) as CheckResults;
}
