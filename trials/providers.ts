import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runExactlyOnce } from './providers/exactly-once.ts';
import { runHungCall } from './providers/hung-call.ts';
import { runExperiments, type Experiment } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { UNTIMED } from './verdict.ts';

interface Options {
  readonly queued: number;
  readonly payouts: number;
  readonly tenants: number;
  readonly orders: number;
  readonly kills: number;
  readonly stops: number;
  readonly share: number;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
  readonly timed: boolean;
}

const { database, queued, payouts, tenants, orders, kills, stops, share, seed, timed } = new Command()
  .name('test:providers')
  .description('Providers that hang, break off, repeat and never say, played by a process of its own')
  .option('--payouts <count>', 'how many payouts go beside a call that hangs; 0 leaves this out', Number, 200)
  .option('--tenants <count>', 'how many tenants make them', Number, 10)
  .option('--queued <count>', 'how many orders wait for a provider that is not connected', Number, 1000)
  .option('--orders <count>', 'how many orders meet faults, kills and stops; 0 leaves this out', Number, 1000)
  .option('--kills <count>', 'how often a server is killed meanwhile', Number, 200)
  .option('--stops <count>', 'how often one is stopped for longer than its leases last', Number, 20)
  .option('--share <fraction>', 'how many of the calls meet each kind of fault', Number, 0.05)
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .option(...UNTIMED)
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];

function experimentsAskedFor(): Experiment[] {
  const experiments: Experiment[] = [];
  if (payouts > 0) {
    experiments.push((source, verdict) => runHungCall(source, { tenants, payouts, queued, seed }, verdict));
  }
  if (orders > 0) {
    experiments.push((source, verdict) =>
      runExactlyOnce(source, { orders, kills, stops, share, seed }, verdict),
    );
  }
  return experiments;
}

await runExperiments(kinds, experimentsAskedFor, undefined, { timed });
