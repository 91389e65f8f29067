import { readFile } from 'node:fs/promises';
import { runSuite, type SuiteReport } from './run-suite.ts';
import type { DatabaseKind } from '../sandbox/scratch-database.ts';
import { startTrial, type SelfTrial } from './self-trial.ts';

export interface SelfOptions {
  readonly database: DatabaseKind;
  readonly postgres?: string;
  readonly seeds: number;
  readonly firstSeed: number;
  readonly processes: number;
  readonly stepMs: string;
}

interface KnownGaps {
  readonly gaps: readonly { readonly operation: string; readonly check: string }[];
}

/** Pairs that were not tried although every key was there, against the list of those that may be. */
async function gapsIn(report: SuiteReport): Promise<string[]> {
  const { gaps } = JSON.parse(await readFile('conformance/known-gaps.json', 'utf8')) as KnownGaps;
  const known = new Set<string>(gaps.map(({ operation, check }) => `${operation} × ${check}`));
  const open = new Map<string, string>(
    report.checks.flatMap(({ name, cells }) =>
      cells
        .filter(({ outcome }) => outcome === 'not tried')
        .map(({ operation, reason }) => [`${operation} × ${name}`, reason ?? ''] as const),
    ),
  );
  const fresh = [...open].filter(([pair]) => !known.has(pair));
  const closed = [...known].filter((pair) => !open.has(pair));
  return [
    ...fresh.map(([pair, reason]) => `${pair} was not tried: ${reason}`),
    ...closed.map((pair) => `${pair} is tried now: take it off conformance/known-gaps.json`),
  ];
}

/** How many of a server's errors are shown of a seed: one that repeats says no more. */
const ERRORS_SHOWN = 10;

async function judgeSeed(trial: SelfTrial, seed: number): Promise<boolean> {
  const { exitCode, report, output } = await runSuite(
    [...trial.options, '--seed', `${seed}`],
    '.reports/conformance',
  );
  if (report === undefined) {
    console.log(output);
    return false;
  }
  const gaps = await gapsIn(report);
  // Callers may see nothing of them: what its guard finds in a reply, a worker's fault.
  const errors = trial.takeErrors();
  const seconds = (report.durationMs / 1000).toFixed(1);
  const verdict = exitCode === 0 && gaps.length === 0 && errors.length === 0 ? 'held' : 'BROKEN';
  console.log(`seed ${seed}: ${verdict}, ${report.exchanges} exchanges in ${seconds} s`);
  for (const { operation, check, message } of report.failures)
    console.log(`  ${operation}  [${check}] ${message}`);
  for (const gap of gaps) console.log(`  ${gap}`);
  for (const error of errors.slice(0, ERRORS_SHOWN)) console.log(`  a server logged: ${error}`);
  return verdict === 'held';
}

/** Judges this server with several seeds, all on one database, so that all but the first find a history. */
export async function judgeSelf(options: SelfOptions): Promise<number> {
  const { database, postgres, processes, stepMs, seeds, firstSeed } = options;
  const trial = await startTrial({
    database,
    ...(postgres === undefined ? {} : { postgres }),
    keys: 'all',
    processes,
    variables: { CORRIDOR_STEP_MS: stepMs },
  });
  let broken = 0;
  try {
    for (let seed = firstSeed; seed < firstSeed + seeds; seed++)
      if (!(await judgeSeed(trial, seed))) broken++;
  } finally {
    await trial.stop();
  }
  console.log(`${seeds - broken} of ${seeds} seeds held on ${database}`);
  return broken === 0 ? 0 : 1;
}
