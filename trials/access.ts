import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { seekCanaries } from './access/canaries.ts';
import { killInUsers } from './access/killed.ts';
import { limitTogether } from './access/limited.ts';
import { changeSecret } from './access/new-secret.ts';
import { runTogether } from './access/run-together.ts';
import { runExperiments, type Experiment } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';

interface Options {
  readonly uses: number;
  readonly guesses: number;
  readonly rounds: number;
  readonly limited: number;
  readonly points?: number;
  readonly canaries: boolean;
  readonly secret: boolean;
  readonly database: DatabaseKind | 'both';
  readonly seed: string;
}

const options = new Command()
  .name('test:access')
  .description(
    'Keys, people and limits between several servers, under kills, and with all that is secret looked for',
  )
  .option('--uses <count>', 'how many use at once what works once; 0 leaves this out', Number, 100)
  .option('--guesses <count>', 'how many passwords are guessed; 0 leaves this out', Number, 1_000)
  .option(
    '--rounds <count>',
    'how often each way is tried in which access ends; 0 leaves this out',
    Number,
    3,
  )
  .option(
    '--limited <seconds>',
    'how long a limit is stormed that servers share; 0 leaves this out',
    Number,
    10,
  )
  .option('--points <count>', 'how many points servers are killed at in each flow, instead of all', Number)
  .option('--no-canaries', 'leave out the search for secrets')
  .option('--no-secret', 'leave out the change of the secret')
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<Options>();

function experimentsOn(kind: DatabaseKind): Experiment[] {
  const { uses, guesses, rounds, limited, points, canaries, secret, seed } = options;
  const experiments: Experiment[] = [];
  if (kind === 'postgres' && uses + guesses + rounds > 0)
    experiments.push((source, verdict) => runTogether(source, { uses, guesses, rounds, seed }, verdict));
  if (kind === 'postgres' && limited > 0)
    experiments.push((source, verdict) => limitTogether(source, limited, verdict));
  if (canaries) experiments.push(seekCanaries);
  if (secret) experiments.push(changeSecret);
  if (points !== 0)
    experiments.push((source, verdict) => killInUsers(source, { sample: points, seed }, verdict));
  return experiments;
}

const kinds = options.database === 'both' ? (['sqlite', 'postgres'] as const) : [options.database];
await runExperiments(kinds, experimentsOn);
