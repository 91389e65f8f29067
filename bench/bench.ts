import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import type { Dialect } from '../src/db/connection.ts';
import { openDatabases, type Databases } from './databases.ts';
import { measure, startContestant, type Effort, type Figures, type Runner } from './measure.ts';
import { median } from './median.ts';
import { presentFigures } from './present-figures.ts';
import { ratiosOf } from './ratios-of.ts';
import { findPgbench } from './run-pgbench.ts';
import { HOT_WALLET, SCENARIOS, type Scenario } from './scenario.ts';

interface Options extends Effort {
  readonly databases: readonly Dialect[];
  readonly scenarios: readonly Scenario[];
  readonly assertRatio?: number;
}

const DIALECTS = ['sqlite', 'postgres'] as const;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function ratio(text: string): number {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) throw new InvalidArgumentError('It must be a number such as 4.');
  return Number(text);
}

function dialects(text: string): Dialect[] {
  return text.split(',').map((name) => {
    const dialect = DIALECTS.find((each) => each === name.trim());
    if (dialect === undefined) throw new InvalidArgumentError(`It must be of ${DIALECTS.join(', ')}.`);
    return dialect;
  });
}

function scenariosNamed(text: string): Scenario[] {
  const found = SCENARIOS.filter(({ name }) => name.includes(text));
  if (found.length > 0) return found;
  throw new InvalidArgumentError(
    `It must be part of one of: ${SCENARIOS.map(({ name }) => name).join('; ')}.`,
  );
}

async function measureScenario(
  scenario: Scenario,
  dialect: Dialect,
  databases: Databases,
  effort: Effort,
): Promise<Figures[]> {
  const runners: Runner[] = [];
  try {
    for (const contestant of scenario.contestants) {
      runners.push(await startContestant(contestant, scenario, effort, await databases.fresh()));
    }
    if (scenario === HOT_WALLET && dialect === 'postgres') {
      const pgbench = await findPgbench(() => databases.fresh(), effort);
      if (pgbench === undefined) print('\npgbench is not installed, and is left out.');
      else runners.push(pgbench);
    }
    return await measure(runners, effort);
  } finally {
    await Promise.all(runners.map((runner) => runner.stop()));
  }
}

/** Measures on one kind of database; answers how many times as fast group commit is, where the hot wallet is measured. */
async function measureOn(dialect: Dialect, { scenarios, ...effort }: Options): Promise<number | undefined> {
  const databases = await openDatabases(dialect);
  let hotRatio: number | undefined;
  try {
    for (const scenario of scenarios) {
      const figures = await measureScenario(scenario, dialect, databases, effort);
      print(`\n### ${scenario.name}, ${dialect}\n\n${presentFigures(figures)}`);
      if (scenario !== HOT_WALLET) continue;
      hotRatio = median(ratiosOf(figures, 'group commit', 'one transaction a request'));
      print(`\nGroup commit is ${hotRatio.toFixed(1)} times one transaction a request.`);
    }
  } finally {
    await databases.stop();
  }
  return hotRatio;
}

async function run(options: Options): Promise<void> {
  const { callers, rounds, seconds, assertRatio } = options;
  const processor = cpus()[0]?.model ?? 'unknown processor';
  print(
    `${callers} callers, ${rounds} rounds of ${seconds} s, medians; ${cpus().length} × ${processor}, ` +
      `Node ${process.version}, load ${loadavg()[0]?.toFixed(1) ?? ''} before, ${new Date().toISOString().slice(0, 10)}`,
  );
  for (const dialect of options.databases) {
    const hotRatio = await measureOn(dialect, options);
    if (assertRatio === undefined || (hotRatio !== undefined && hotRatio >= assertRatio)) continue;
    print(`\nThe gate is ${assertRatio}, and ${dialect} does not pass it.`);
    process.exitCode = 1;
  }
}

await new Command('bench')
  .description('Measures the service beside what it replaces, in one run')
  .option('--callers <n>', 'requests in flight', whole, 32)
  .option('--rounds <n>', 'rounds that count, after one that warms up', whole, 5)
  .option('--seconds <n>', 'the length of a round', whole, 4)
  .option('--warm-up <n>', 'the length of the round that warms up', whole, 10)
  .option('--databases <list>', 'sqlite, postgres, or both with a comma', dialects, [...DIALECTS])
  .option('--scenarios <text>', 'only scenarios whose name has this in it', scenariosNamed, [...SCENARIOS])
  .option(
    '--assert-ratio <n>',
    'fail unless group commit is this many times as fast on one hot wallet',
    ratio,
  )
  .action(run)
  .parseAsync();
