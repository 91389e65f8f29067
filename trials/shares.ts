import { Command, Option } from 'commander';
import { runExperiments } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { payBesideEach } from './shares/pay-beside-each.ts';
import { UNTIMED } from './verdict.ts';

interface Options {
  readonly seconds: number;
  readonly rounds: number;
  readonly callers: number;
  readonly only: string;
  readonly database: DatabaseKind | 'both';
  readonly timed: boolean;
}

const { database, timed, only, ...extent } = new Command()
  .name('test:shares')
  .description(
    "Every operation with its most expensive bodies, sent by many callers beside another account's payouts",
  )
  .option(
    '--seconds <count>',
    'how long one caller sends a kind alone, then all beside payouts; and payouts alone before every fifth kind',
    Number,
    2,
  )
  .option(
    '--rounds <count>',
    'how often all kinds of request are tried, one after the other; medians count',
    Number,
    1,
  )
  .option('--callers <count>', 'how many send at once', Number, 24)
  .option('--only <pattern>', 'the kinds of request whose names match', '')
  .option(...UNTIMED)
  .addOption(
    new Option('--database <kind>', 'what it runs on')
      .choices(['sqlite', 'postgres', 'both'])
      .default('both'),
  )
  .parse()
  .opts<Options>();

const kinds = database === 'both' ? (['sqlite', 'postgres'] as const) : [database];
await runExperiments(
  kinds,
  () => [(source, verdict) => payBesideEach(source, { ...extent, only: new RegExp(only) }, verdict)],
  undefined,
  { timed },
);
