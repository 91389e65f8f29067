import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { CROWDS, type CrowdName } from './concurrency/crowd.ts';
import { runConcurrency } from './concurrency/run-concurrency.ts';
import { runExperiments, type Experiment } from './run-experiments.ts';
import { UNTIMED } from './verdict.ts';

interface Options {
  readonly processes: number;
  readonly seeds: number;
  readonly stops: number;
  readonly crowd: CrowdName;
  readonly seed: string;
  readonly timed: boolean;
}

const { processes, seeds, stops, crowd, seed, timed } = new Command()
  .name('test:concurrency')
  .description('Several servers on one PostgreSQL: races every promise and stops processes in mid-write')
  .option('--processes <count>', 'how many servers there are', Number, 2)
  .option('--seeds <count>', 'how many runs there are, each with a seed made from the first', Number, 1)
  .option('--stops <count>', 'how many times a process is stopped in mid-write in each run', Number, 3)
  .addOption(
    new Option('--crowd <size>', 'how many callers race for each promise')
      .choices(Object.keys(CROWDS))
      .default('full'),
  )
  .addOption(new Option('--database <kind>', 'what they run on').choices(['postgres']).default('postgres'))
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .option(...UNTIMED)
  .parse()
  .opts<Options>();

const experiments: readonly Experiment[] = Array.from({ length: seeds }, (_, index) => {
  const own = index === 0 ? seed : `${seed}-${index + 1}`;
  return (source, verdict) => runConcurrency(source, { processes, seed: own, stops, crowd }, verdict);
});
await runExperiments(['postgres'], () => experiments, undefined, { timed });
