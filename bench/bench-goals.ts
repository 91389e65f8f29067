import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { dirname } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import { HERE, openCheckout } from './checkouts/open-checkout.ts';
import { presentFindings, verdictOf, type Finding } from './goals/finding.ts';
import { DatabaseRooms, type GoalEffort, type Measurement } from './goals/measurement.ts';
import { OF_LEDGERS } from './goals/of-ledgers.ts';
import { OF_PAYOUTS } from './goals/of-payouts.ts';
import { OF_PROGRAMS } from './goals/of-programs.ts';

interface Options extends GoalEffort {
  readonly against: string;
  readonly only: readonly Measurement[];
  readonly json: string;
}

/** The commit that the goals are held against: the whole Treasury, before it was made fast. */
const BEFORE = '5a90f29';

const MEASUREMENTS: readonly Measurement[] = [...OF_PAYOUTS, ...OF_PROGRAMS, ...OF_LEDGERS];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function named(text: string): Measurement[] {
  const found = MEASUREMENTS.filter(({ name }) => text.split(',').some((part) => name.startsWith(part)));
  if (found.length > 0) return found;
  const names = MEASUREMENTS.map(({ name }) => name).join(', ');
  throw new InvalidArgumentError(`It must be of these, or how they begin, with commas: ${names}.`);
}

function circumstances({ rounds, seconds, against }: Options) {
  return {
    at: new Date().toISOString(),
    against,
    rounds,
    seconds,
    processor: `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`,
    node: process.version,
    loadBefore: loadavg()[0] ?? Number.NaN,
  };
}

async function run(options: Options): Promise<void> {
  const { only, against, json, ...effort } = options;
  const said = circumstances(options);
  print(`${JSON.stringify(said)}\n`);
  const checkout = await openCheckout(against);
  const rooms = new DatabaseRooms();
  const findings: Finding[] = [];
  try {
    const workshop = {
      ...effort,
      before: checkout.folder,
      databasesOf: async (dialect: 'sqlite' | 'postgres') => rooms.of(dialect),
      tell: (text: string) => print(`${text}\n`),
    };
    for (const { name, measure } of only) {
      const began = performance.now();
      try {
        findings.push(...(await measure(workshop)));
      } catch (error) {
        // What else has a goal is measured all the same.
        print(`${name} FAILED: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
        process.exitCode = 1;
      }
      // Databases that are done with take no room, and leave nothing for a background process to do.
      await rooms.stop();
      print(`${name}: ${((performance.now() - began) / 1_000).toFixed(0)} s\n`);
    }
  } finally {
    await rooms.stop();
    await checkout.remove();
  }
  print(presentFindings(findings));
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify({ ...said, findings }, null, 2)}\n`);
  if (findings.some((finding) => verdictOf(finding) === 'missed')) process.exitCode = 1;
}

await new Command('bench:goals')
  .description('Measures everything that has a goal, beside the code before, and prints the table of goals')
  .addOption(
    new Option('--only <names>', 'only measurements of these names, or whose names begin so')
      .argParser(named)
      .default(MEASUREMENTS, 'all'),
  )
  .option('--against <rev>', 'the code before: a revision, or a checkout by its path', BEFORE)
  .option('--rounds <n>', 'rounds that count', whole, 6)
  .option('--seconds <n>', 'the length of a round', whole, 3)
  .option('--warm-up <n>', 'the length of the round that warms up', whole, 5)
  .option('--movements <n>', 'of the large ledger', whole, 1_000_000)
  .option('--payouts <n>', 'before memory is looked at', whole, 100_000)
  .option('--pending <n>', 'orders that wait', whole, 1_000_000)
  .option('--json <file>', 'where the record is written', `${HERE}.reports/bench-goals.json`)
  .action(run)
  .parseAsync();
