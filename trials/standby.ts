import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { runStandby } from './standby/run-standby.ts';
import { UNTIMED, Verdict } from './verdict.ts';

interface Options {
  readonly freeze: number;
  readonly seed: string;
  readonly timed: boolean;
}

const { freeze, seed, timed } = new Command()
  .name('test:standby')
  .description(
    'Stops the synchronous standby of PostgreSQL under load, then loses the primary and promotes the standby',
  )
  .option('--freeze <seconds>', 'how long the standby is stopped; 0 leaves it out', Number, 30)
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .option(...UNTIMED)
  .parse()
  .opts<Options>();

// By way of exit, so that no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const verdict = new Verdict({ timed });
await runStandby({ freezeSeconds: freeze, seed }, verdict).catch((error: unknown) => {
  verdict.judge('an experiment runs to its end', [
    error instanceof Error ? (error.stack ?? '') : String(error),
  ]);
});
verdict.printTable();
process.exitCode = verdict.failed === 0 ? 0 : 1;
