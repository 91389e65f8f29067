import { randomBytes } from 'node:crypto';
import { Command, Option } from 'commander';
import { runLongReport } from './month/long-report.ts';
import { runMonth } from './month/run-month.ts';
import { runExperiments } from './run-experiments.ts';
import type { DatabaseKind } from './server/database-under-test.ts';

interface Options {
  readonly transfers: number;
  readonly csv?: number;
  readonly database: DatabaseKind;
  readonly postgres?: string;
  readonly seed: string;
}

const { database, postgres, transfers, csv, seed } = new Command()
  .name('month')
  .description(
    'Lives through a month of payment routes, invoices it, and lays everything that counts it side by side',
  )
  .option('--transfers <count>', 'how many transfers the month has', Number, 10_000)
  .option('--csv <count>', 'instead: reads the report of so many transfers as CSV', Number)
  .addOption(
    new Option('--database <kind>', 'what it runs on').choices(['sqlite', 'postgres']).default('sqlite'),
  )
  .option('--postgres <url>', 'a server whose user may create databases, instead of one for this run alone')
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<Options>();

await runExperiments(
  [database],
  () => [
    (source, verdict) =>
      csv === undefined
        ? runMonth(source, { transfers, seed }, verdict)
        : runLongReport(source, { transfers: csv, seed }, verdict),
  ],
  postgres,
);
