import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { runTorture, type TortureShape } from './torture/run-torture.ts';
import { Verdict } from './verdict.ts';

const shape = new Command()
  .name('test:torture')
  .description('Kills servers, PostgreSQL and whole primaries under load, and judges what is left')
  .option('--servers <count>', 'servers on the one database', Number, 4)
  .option('--kills <count>', 'how often a server is killed', Number, 50)
  .option('--crashes <count>', 'how often PostgreSQL is killed and started again', Number, 10)
  .option('--failovers <count>', 'how often the primary is lost and its standby promoted', Number, 5)
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .parse()
  .opts<TortureShape>();

// By way of exit, so that no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const verdict = new Verdict();
await runTorture(shape, verdict).catch((error: unknown) => {
  verdict.judge('an experiment runs to its end', [
    error instanceof Error ? (error.stack ?? '') : String(error),
  ]);
});
verdict.printTable();
process.exitCode = verdict.failed === 0 ? 0 : 1;
