import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runCutCommits } from './commits/cut-commits.ts';
import { runCrashCycles } from './crash/crash-cycles.ts';
import { runExperiments, type Experiment } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { runStatementSweep } from './sweep/statement-sweep.ts';

interface Options {
  readonly cycles: number;
  readonly commits: number;
  readonly points?: number;
  readonly endLeases?: boolean;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
}

const { cycles, commits, points, endLeases, database, seed } = new Command()
  .name('test:crash')
  .description('Kills the server in every way, restarts it and asks for every promise')
  .option('--cycles <count>', 'how often it is killed under load', Number, 20)
  .option('--commits <count>', 'how often its connection to PostgreSQL is cut at COMMIT', Number, 20)
  .option('--points <count>', 'how many points of the sweep are taken, instead of all', Number)
  .option('--end-leases', 'end the leases of killed workers by SQL, instead of waiting for them')
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];
await runExperiments(kinds, (kind) => {
  const experiments: Experiment[] = [];
  if (cycles > 0) {
    const shape = { cycles, seed, endsLeases: endLeases === true };
    experiments.push((source, verdict) => runCrashCycles(source, shape, verdict));
  }
  if (points !== 0) experiments.push((source, verdict) => runStatementSweep(source, points, seed, verdict));
  if (kind === 'postgres' && commits > 0) {
    experiments.push((source, verdict) => runCutCommits(source, commits, seed, verdict));
  }
  return experiments;
});
