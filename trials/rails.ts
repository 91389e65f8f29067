import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runDay } from './rails/run-day.ts';
import { runExperiments } from './run-experiments.ts';
import type { Environment } from './rails/outside-world.ts';
import type { DatabaseKind } from './server/database-under-test.ts';

interface Options {
  readonly scale: number;
  readonly kills: number;
  readonly reorganisations: number;
  readonly nodeKills: number;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
  readonly environment: Environment;
}

/** A day in small. */
const DAY = { payouts: 500, withdrawals: 500, conversions: 200, receipts: 500, transfers: 300 };

const { database, scale, kills, reorganisations, nodeKills, seed, environment } = new Command()
  .name('test:rails')
  .description(
    'A day in small on real rails: a bank that exchanges files, two EVM networks, a venue and a provider of identities, ' +
      'with a server that is killed. ' +
      'Direct entry leaves on banking days alone: run it on a day from Monday to Friday in Sydney',
  )
  .option(
    '--scale <share>',
    'of 500 payouts, 500 withdrawals, 200 conversions, 500 receipts and 300 transfers',
    Number,
    1,
  )
  .option('--kills <count>', 'how often the server is killed meanwhile', Number, 50)
  .option('--reorganisations <count>', 'how often a chain loses its last blocks', Number, 10)
  .option('--node-kills <count>', "how often a chain's node is killed", Number, 10)
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .addOption(
    new Option('--environment <name>', 'how the server is configured')
      .choices(['sandbox', 'production'])
      .default('production'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];

const extent = Object.fromEntries(
  Object.entries(DAY).map(([name, count]) => [name, Math.ceil(count * scale)]),
) as typeof DAY;

await runExperiments(kinds, () => [
  (source, verdict) =>
    runDay(source, { extent, kills, reorganisations, nodeKills, seed, environment }, verdict),
]);
