import { Command, Option } from 'commander';
import { restoreByDump, restoreToTime } from './restore/of-postgres.ts';
import { restoreCopy } from './restore/of-sqlite.ts';
import type { DatabaseKind } from './server/database-under-test.ts';
import { Verdict } from './verdict.ts';

interface Options {
  readonly database: DatabaseKind | 'both';
}

const { database } = new Command()
  .name('test:restore')
  .description(
    'Runs the recipes of docs/operating/backup-and-restore.md as they stand, while a server writes',
  )
  .addOption(
    new Option('--database <kind>', 'whose recipes').choices(['sqlite', 'postgres', 'both']).default('both'),
  )
  .parse()
  .opts<Options>();

// By way of exit, so that no server is left behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(2));

const verdict = new Verdict();
const trials = [
  ...(database === 'postgres' ? [] : [restoreCopy]),
  ...(database === 'sqlite' ? [] : [restoreByDump, restoreToTime]),
];
for (const trial of trials) {
  await trial(verdict).catch((error: unknown) => {
    verdict.judge('a recipe runs to its end', [error instanceof Error ? (error.stack ?? '') : String(error)]);
  });
}
verdict.printTable();
process.exitCode = verdict.failed === 0 ? 0 : 1;
