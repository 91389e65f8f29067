import { randomBytes } from 'node:crypto';
import { Command } from 'commander';
import { runFullDisk } from './outage/full-disk.ts';
import { runOutages } from './outage/run-outages.ts';
import { UNTIMED, Verdict } from './verdict.ts';

interface Options {
  readonly freeze: readonly number[];
  readonly readOnly: number;
  readonly restart: number;
  readonly seed: string;
  readonly timed: boolean;
}

const seconds = (text: string): number[] => text.split(',').map(Number);

const { freeze, readOnly, restart, seed, timed } = new Command()
  .name('test:outage')
  .description('Stops, restarts and bars PostgreSQL under load, and fills the disk under the log')
  .option('--freeze <seconds>', 'how long PostgreSQL is stopped; several times with commas', seconds, [10])
  .option('--read-only <seconds>', 'how long it takes no writes', Number, 4)
  .option('--restart <seconds>', 'how long it is down when it is restarted', Number, 3)
  .option('--seed <text>', 'repeats the choices of an earlier run', randomBytes(4).toString('hex'))
  .option(...UNTIMED)
  .parse()
  .opts<Options>();

// By way of exit, so that no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const verdict = new Verdict({ timed });
const experiments = [
  () => runOutages({ freezes: freeze, readOnlySeconds: readOnly, restartSeconds: restart, seed }, verdict),
  () => runFullDisk(seed, verdict),
];
for (const experiment of experiments) {
  // One that cannot go on is a fault like any other, and the one after it still has its turn.
  await experiment().catch((error: unknown) => {
    verdict.judge('an experiment runs to its end', [
      error instanceof Error ? (error.stack ?? '') : String(error),
    ]);
  });
}
verdict.printTable();
process.exitCode = verdict.failed === 0 ? 0 : 1;
