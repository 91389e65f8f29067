import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runDeposits } from './chain/deposits.ts';
import { runWithdrawals } from './chain/withdrawals.ts';
import { runExperiments, type Experiment } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';

interface Options {
  readonly withdrawals: number;
  readonly kills: number;
  readonly deposits: number;
  readonly addresses: number;
  readonly blocks: number;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
}

const { database, withdrawals, kills, deposits, addresses, blocks, seed } = new Command()
  .name('test:chain')
  .description('An EVM network with a block each second, a server that is killed, and many deposits')
  .option('--withdrawals <count>', 'how many are ordered at once; 0 leaves this out', Number, 1_000)
  .option('--kills <count>', 'how often the server is killed meanwhile', Number, 50)
  .option('--deposits <count>', 'how many come in at once; 0 leaves this out', Number, 10_000)
  .option('--addresses <count>', 'at how many addresses', Number, 1_000)
  .option('--blocks <count>', 'how many blocks a server catches up with', Number, 100_000)
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];

await runExperiments(kinds, () => {
  const experiments: Experiment[] = [];
  if (withdrawals > 0)
    experiments.push((source, verdict) => runWithdrawals(source, { withdrawals, kills, seed }, verdict));
  if (deposits > 0)
    experiments.push((source, verdict) => runDeposits(source, { deposits, addresses, blocks }, verdict));
  return experiments;
});
