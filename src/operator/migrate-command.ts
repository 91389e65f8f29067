import { Command } from 'commander';
import { print, withService } from './with-service.ts';

/** `operator migrate` */
export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Bring the database to the newest version; every other command and the server do so as well')
    .option('--json', 'one JSON document on stdout')
    .action(async ({ json }: { json?: boolean }) => {
      await withService(() => Promise.resolve());
      print(json, { migrated: true }, ['The database is up to date.']);
    });
}
