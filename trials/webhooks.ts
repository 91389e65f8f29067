import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runExperiments, type Experiment } from './run-experiments.ts';
import { UNTIMED } from './verdict.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { runHangingReceivers } from './webhooks/hanging-receivers.ts';
import { runKilledDeliveries } from './webhooks/killed-deliveries.ts';
import { runReboundNames } from './webhooks/rebound-names.ts';
import { runSharedDeliveries } from './webhooks/shared-deliveries.ts';
import { runVerifiedDeliveries } from './webhooks/verified-deliveries.ts';
import { runWalkedSchedule } from './webhooks/walked-schedule.ts';

interface Options {
  readonly cycles: number;
  readonly endLeases?: boolean;
  readonly payouts: number;
  readonly deliveries: number;
  readonly hanging: number;
  readonly events: number;
  readonly names: boolean;
  readonly schedule: boolean;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
  readonly timed: boolean;
}

const options = new Command()
  .name('test:webhooks')
  .description(
    'Deliveries under kills, between servers, past names that lead inside and beside receivers that hang',
  )
  .option('--cycles <count>', 'how often a server is killed in mid-delivery; 0 leaves this out', Number, 50)
  .option('--end-leases', 'end the leases of killed workers by SQL, instead of waiting for them')
  .option(
    '--payouts <count>',
    'how many payouts two servers on one PostgreSQL deliver; 0 leaves this out',
    Number,
    500,
  )
  .option(
    '--deliveries <count>',
    'how many deliveries of each of three secrets are verified; 0 leaves this out',
    Number,
    200,
  )
  .option('--hanging <count>', 'how many receivers hang beside a good one; 0 leaves this out', Number, 100)
  .option('--events <count>', 'how many events the good one is timed by, alone and beside', Number, 100)
  .option('--no-names', 'leave out the names that lead inside')
  .option('--no-schedule', 'leave out the walk of the schedule')
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .option(...UNTIMED)
  .parse()
  .opts<Options>();

function experimentsOn(kind: DatabaseKind): Experiment[] {
  const { cycles, endLeases, payouts, deliveries, hanging, events, names, schedule, seed } = options;
  const experiments: Experiment[] = [];
  if (schedule) experiments.push(runWalkedSchedule);
  if (names) experiments.push(runReboundNames);
  if (deliveries > 0)
    experiments.push((source, verdict) => runVerifiedDeliveries(source, { deliveries }, verdict));
  if (cycles > 0) {
    const killed = { cycles, seed, endsLeases: endLeases === true };
    experiments.push((source, verdict) => runKilledDeliveries(source, killed, verdict));
  }
  if (payouts > 0 && kind === 'postgres')
    experiments.push((source, verdict) => runSharedDeliveries(source, { payouts, seed }, verdict));
  if (hanging > 0)
    experiments.push((source, verdict) =>
      runHangingReceivers(source, { hanging, events, pauseMs: 100 }, verdict),
    );
  return experiments;
}

const kinds = options.database === 'both' ? (['sqlite', 'postgres'] as const) : [options.database];
await runExperiments(kinds, experimentsOn, undefined, { timed: options.timed });
