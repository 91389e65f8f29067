import { Command } from 'commander';
import { readConfig, type Config } from '../config/config.ts';
import type { Database } from '../db/connection.ts';
import { DatabaseRefused } from '../db/drivers/failure.ts';
import { openCheckedDatabase } from '../db/startup/open-checked-database.ts';
import { surveyDatabase } from '../db/startup/prepare-database.ts';
import { analyse, findMissingParts } from '../db/startup/restored-parts.ts';
import { readEpochs } from '../epochs/epochs.ts';
import { describeVerdict, isSound, verifyBooks, verifyPages, type Verdict } from './ledger-command.ts';
import { print } from './with-service.ts';

interface Options {
  readonly json?: boolean;
}

interface Report {
  readonly epoch: number;
  /** Indexes and triggers. */
  readonly missing: readonly string[];
  readonly verdict: Verdict;
}

/** @throws DatabaseRefused for a database that is not whole enough to be verified */
async function requireTables(database: Database, { environment }: Config): Promise<void> {
  const standing = await surveyDatabase(database, environment);
  if (standing.isEmpty || standing.environment === undefined)
    throw new DatabaseRefused('This database is empty or not whole: restore tables and rows together.');
  if (standing.pending.length > 0)
    throw new DatabaseRefused(
      `This database is behind this version of Corridor (missing migrations: ${standing.pending.join(', ')}). Check it with the version that wrote it, or run operator migrate first.`,
    );
}

async function checkDatabase(config: Config): Promise<Report> {
  const broken = await verifyPages(config.databaseUrl);
  if (!isSound(broken)) return { epoch: 0, missing: [], verdict: broken };
  const { database, warnings } = await openCheckedDatabase(config);
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  try {
    await requireTables(database, config);
    const missing = await findMissingParts(database);
    await analyse(database);
    const [last] = (await readEpochs(database.reader)).slice(-1);
    return { epoch: last?.epoch ?? 1, missing, verdict: await verifyBooks(database) };
  } finally {
    await database.destroy();
  }
}

async function run({ json }: Options): Promise<void> {
  const { epoch, missing, verdict } = await checkDatabase(readConfig(process.env));
  const isWhole = missing.length === 0 && isSound(verdict);
  print(json, { sound: isWhole, epoch, missing, chains: verdict.chains, brokenLaws: verdict.broken }, [
    ...describeVerdict(verdict),
    ...missing.map((name) => `Missing: ${name}`),
    ...(missing.length === 0 ? [] : ['Restore once more, with all that is made after the rows.']),
    isWhole
      ? `The database is whole, and its last epoch is ${epoch}. Compare the heads with those that you stored elsewhere, then run operator restored --reason TEXT.`
      : 'THE DATABASE IS NOT WHOLE.',
  ]);
  if (!isWhole) process.exitCode = 1;
}

export function restoreCheckCommand(): Command {
  return new Command('restore-check')
    .description(
      'Check a restored database: its parts, every chain and law; on PostgreSQL, count its rows anew (ANALYZE)',
    )
    .option('--json', 'print one JSON document')
    .action(run);
}
