import { Command } from 'commander';
import { readConfig, type Config } from '../config/config.ts';
import type { Database } from '../db/connection.ts';
import { whyItBreaks } from '../db/startup/migrate.ts';
import { openCheckedDatabase } from '../db/startup/open-checked-database.ts';
import { prepareDatabase, surveyDatabase } from '../db/startup/prepare-database.ts';
import { print } from './with-service.ts';

interface Options {
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

/** With the reason if the version before cannot run beside it. */
interface Named {
  readonly name: string;
  readonly breaksServerBefore: string | null;
}

interface Report {
  /** Null for an empty database. */
  readonly environment: Config['environment'] | null;
  readonly applied: readonly Named[];
  readonly pending: readonly Named[];
  /** Of a later version, beside which this one runs. */
  readonly ahead: readonly string[];
}

const named = (name: string): Named => ({ name, breaksServerBefore: whyItBreaks(name) ?? null });

async function migrate(database: Database, { environment }: Config, isDryRun: boolean): Promise<Report> {
  const applied = isDryRun ? [] : await prepareDatabase(database, environment, 'migrate');
  const standing = await surveyDatabase(database, environment);
  return {
    environment: standing.environment ?? null,
    applied: applied.map(named),
    pending: standing.pending.map(named),
    ahead: standing.ahead,
  };
}

const line = (what: string, { name, breaksServerBefore }: Named): string =>
  breaksServerBefore === null
    ? `${what}  ${name}`
    : `${what}  ${name}, which the previous version cannot run on: ${breaksServerBefore}`;

function describe({ environment, applied, pending, ahead }: Report): string[] {
  return [
    ...applied.map((migration) => line('Applied ', migration)),
    ...pending.map((migration) => line('To apply', migration)),
    ...ahead.map((name) => `Ahead     ${name}, of a later version`),
    `The database ${environment === null ? 'has no environment yet' : `belongs to the environment ${environment}`} and ${pending.length === 0 ? 'is up to date' : 'is behind this version'}.`,
  ];
}

async function run({ dryRun = false, json }: Options): Promise<void> {
  const config = readConfig(process.env);
  const { database, warnings } = await openCheckedDatabase(config);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  try {
    const report = await migrate(database, config, dryRun);
    print(json, report, describe(report));
  } finally {
    await database.destroy();
  }
}

export function migrateCommand(): Command {
  return new Command('migrate')
    .description('Run all pending migrations and print them')
    .option('--dry-run', 'change nothing; print the pending migrations')
    .option('--json', 'print one JSON document')
    .action(run);
}
