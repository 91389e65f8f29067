// Tries Corridor on several versions of PostgreSQL, and prints what came of each in one table.
import { Command, InvalidArgumentError, Option } from 'commander';
import { POSTGRES_VERSIONS } from './postgres/install-postgres.ts';
import { DEPTHS, type Depth } from './postgres/test-files.ts';
import { countVersion, tableOf, tryVersion, type VersionRow } from './postgres/try-version.ts';

interface Options {
  readonly versions: readonly number[];
  readonly depth: Depth;
}

function parseVersions(text: string): number[] {
  const versions = text.split(',').map(Number);
  const wrong = versions.find((version) => !POSTGRES_VERSIONS.includes(version));
  if (wrong !== undefined) throw new InvalidArgumentError(`They are ${POSTGRES_VERSIONS.join(', ')}.`);
  return versions;
}

async function run({ versions, depth }: Options): Promise<void> {
  const rows: VersionRow[] = [];
  for (const version of versions) rows.push(await tryVersion(version, depth));
  const counts = rows.map(countVersion);
  for (const failure of counts.flatMap(({ failures = [] }) => failures)) console.log(failure);
  console.log(`\n${tableOf(rows)}`);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  process.exitCode = failed === 0 ? 0 : 1;
  console.log(`\n${passed} passed, ${failed} failed`);
}

await new Command('test:postgres')
  .description('Migrations, plans, tour, suite, crash and concurrency on versions of PostgreSQL')
  .option(
    '--versions <list>',
    'with commas; left out: all that are supported',
    parseVersions,
    POSTGRES_VERSIONS,
  )
  .addOption(
    new Option(
      '--depth <depth>',
      'the whole suite with one seed and longer experiments; in short; or in the shortest form',
    )
      .choices(DEPTHS)
      .default('short'),
  )
  .action(run)
  .parseAsync();
