import { Command } from 'commander';
import { systemClock } from '../calendar/clock.ts';
import { readConfig } from '../config/config.ts';
import { makeBackup, restoreBackup } from '../db/backup/sqlite-backup.ts';
import { print } from './with-service.ts';

interface BackupOptions {
  readonly to: string;
  readonly json?: boolean;
}

async function backUp({ to, json }: BackupOptions): Promise<void> {
  const { databaseUrl } = readConfig(process.env);
  const { ledgers, ...manifest } = await makeBackup(databaseUrl, to, systemClock());
  print(json, { file: to, ...manifest, ledgers: ledgers.length }, [
    `${to} has ${manifest.bytes} bytes, and ${to}.json the heads of ${ledgers.length} ledgers.`,
    'Keep both, apart from this machine.',
  ]);
}

export function backupCommand(): Command {
  return new Command('backup')
    .description('Copy a SQLite database into a file while servers run, with a manifest beside it')
    .requiredOption('--to <file>', 'a new file')
    .option('--json', 'print one JSON document')
    .action(backUp);
}

interface RestoreOptions {
  readonly from: string;
  readonly replace?: boolean;
  readonly json?: boolean;
}

async function restore({ from, replace = false, json }: RestoreOptions): Promise<void> {
  const { databaseUrl, environment } = readConfig(process.env);
  const terms = { environment, replaces: replace, now: systemClock() };
  const { manifest, putAside } = await restoreBackup(databaseUrl, from, terms);
  const { ledgers, madeAt, epoch, migration } = manifest;
  print(json, { file: from, madeAt, epoch, migration, ledgers: ledgers.length, putAside }, [
    `The database is that of ${madeAt}, with ${ledgers.length} ledgers.`,
    ...(putAside === null ? [] : [`The one before is ${putAside}.`]),
    'Now run operator restore-check, then operator restored --reason TEXT, and start the servers.',
  ]);
}

export function restoreCommand(): Command {
  return new Command('restore')
    .description('Put a file that operator backup has made in the place of a SQLite database')
    .requiredOption('--from <file>', 'the backup; its manifest must be beside it')
    .option('--replace', 'put a database that is there aside')
    .option('--json', 'print one JSON document')
    .action(restore);
}
