import { Command, Option } from 'commander';
import { runExperiments, type Experiment } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { runBrokenWithProviders, runBrokenWorkers } from './workers/broken-workers.ts';

interface Options {
  readonly database: DatabaseKind | 'both';
  readonly watch: number;
  readonly all?: boolean;
}

const {
  database,
  watch,
  all = false,
} = new Command()
  .name('test:workers')
  .description('Breaks the statements of workers, and looks whether the service says so')
  .option('--watch <seconds>', 'for how long the log is counted after a worker was reported', Number, 60)
  .option('--all', 'break each table on its own, instead of some of them together')
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];
await runExperiments(kinds, (kind) => {
  const options = { kind, watchSeconds: watch, isEach: all };
  const alone: Experiment = (source, verdict) => runBrokenWorkers(source, options, verdict);
  const withProviders: Experiment = (source, verdict) => runBrokenWithProviders(source, options, verdict);
  return all ? [alone, withProviders] : [alone];
});
