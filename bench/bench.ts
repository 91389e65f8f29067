import { cpus } from 'node:os';
import { Command } from 'commander';
import type { Dialect } from '../src/db/connection.ts';
import { openDatabases, type Databases } from './databases.ts';
import { measure, type Effort, type Figures } from './measure.ts';
import { presentFigures } from './present-figures.ts';
import { runPgbench } from './run-pgbench.ts';
import { SCENARIOS, type Scenario } from './scenario.ts';

interface Options {
  readonly callers: string;
  readonly rounds: string;
  readonly seconds: string;
  readonly databases: string;
  readonly scenarios: string;
  readonly assertRatio?: string;
}

/** How many times as fast group commit is as one transaction a request. */
function ratioOf(figures: readonly Figures[]): number | undefined {
  const rateOf = (contestant: Figures['contestant']) =>
    figures.find((each) => each.contestant === contestant)?.perSecond;
  const grouped = rateOf('group commit');
  const single = rateOf('one transaction a request');
  return grouped === undefined || single === undefined ? undefined : grouped / single;
}

async function measureOn(
  dialect: Dialect,
  databases: Databases,
  scenarios: readonly Scenario[],
  effort: Effort,
) {
  let hotRatio: number | undefined;
  for (const scenario of scenarios) {
    const figures = await measure(scenario, effort, () => databases.fresh());
    const isHot = scenario.traffic === 'payouts' && scenario.wallets === 1;
    if (isHot) hotRatio = ratioOf(figures);
    const yardstick =
      isHot && databases.serverUrl !== null ? await runPgbench(await databases.fresh(), effort) : undefined;
    const rows = yardstick === undefined ? figures : [...figures, yardstick];
    process.stdout.write(`\n### ${scenario.name}, ${dialect}\n\n${presentFigures(rows)}\n`);
  }
  return hotRatio;
}

async function run(options: Options): Promise<void> {
  const effort: Effort = {
    callers: Number(options.callers),
    rounds: Number(options.rounds),
    seconds: Number(options.seconds),
  };
  const scenarios = SCENARIOS.filter(({ name }) => name.includes(options.scenarios));
  const processor = cpus()[0]?.model ?? 'unknown processor';
  process.stdout.write(
    `${effort.callers} callers, ${effort.rounds} rounds of ${effort.seconds} s, medians; ` +
      `${cpus().length} × ${processor}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`,
  );
  for (const dialect of options.databases.split(',') as Dialect[]) {
    const databases = await openDatabases(dialect);
    try {
      const ratio = await measureOn(dialect, databases, scenarios, effort);
      if (ratio === undefined) continue;
      process.stdout.write(
        `\nGroup commit is ${ratio.toFixed(1)} times one transaction a request (${dialect}).\n`,
      );
      if (options.assertRatio !== undefined && ratio < Number(options.assertRatio)) process.exitCode = 1;
    } finally {
      await databases.stop();
    }
  }
}

await new Command('bench')
  .description('Measures the service beside what it replaces, in one run')
  .option('--callers <n>', 'requests in flight', '32')
  .option('--rounds <n>', 'rounds that count, after one that warms up', '5')
  .option('--seconds <n>', 'the length of a round', '4')
  .option('--databases <list>', 'sqlite, postgres, or both with a comma', 'sqlite,postgres')
  .option('--scenarios <text>', 'only scenarios whose name has this in it', '')
  .option('--assert-ratio <n>', 'fail unless group commit is this many times as fast on one hot wallet')
  .action(run)
  .parseAsync();
