import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Dialect } from '../src/db/statements/statement.ts';
import { openCheckout, type Checkout } from './checkouts/open-checkout.ts';
import { OTHER_CHECKOUT } from './contestant.ts';
import { openDatabases } from './databases.ts';
import { measureFlood } from './flood/measure-flood.ts';
import { floodRatio, hasFaults, presentFlood } from './flood/present-flood.ts';
import { measureAgainst, measureContestants } from './line-up.ts';
import type { Effort } from './measure.ts';
import { presentFigures } from './present-figures.ts';
import { ratiosOf } from './ratios-of.ts';
import { HOT_WALLET, SCENARIOS, type Scenario } from './scenario.ts';
import { median, presentSpread } from './spread.ts';

interface Options extends Effort {
  readonly databases: readonly Dialect[];
  readonly scenarios: readonly Scenario[];
  readonly assertRatio?: number;
  readonly against?: string;
  readonly assertAgainst?: number;
  /** Callers who flood one tenant while another pays, measured in place of the usual contestants. */
  readonly flood?: number;
  readonly assertFlood?: number;
}

const DIALECTS = ['sqlite', 'postgres'] as const;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

function ratio(text: string): number {
  if (!/^\d{1,3}(\.\d{1,3})?$/.test(text)) throw new InvalidArgumentError('It must be a number such as 4.');
  return Number(text);
}

function dialects(text: string): Dialect[] {
  return text.split(',').map((name) => {
    const dialect = DIALECTS.find((each) => each === name.trim());
    if (dialect === undefined) throw new InvalidArgumentError(`It must be of ${DIALECTS.join(', ')}.`);
    return dialect;
  });
}

function scenariosNamed(text: string): Scenario[] {
  const found = SCENARIOS.filter(({ name }) => name.includes(text));
  if (found.length > 0) return found;
  throw new InvalidArgumentError(
    `It must be part of one of: ${SCENARIOS.map(({ name }) => name).join('; ')}.`,
  );
}

/** What the gates are asked of: how many times as fast group commit is as each of its yardsticks. */
interface Ratios {
  /** On one hot wallet, as one transaction a request. */
  readonly hot?: number;
  readonly against?: number;
}

async function measureOn(
  dialect: Dialect,
  other: Checkout | undefined,
  { scenarios, against, ...effort }: Options,
): Promise<Ratios> {
  const databases = await openDatabases(dialect);
  let ratios: Ratios = {};
  try {
    for (const scenario of scenarios) {
      const figures =
        other === undefined
          ? await measureContestants(scenario, dialect, databases, effort)
          : await measureAgainst(other.folder, scenario, databases, effort);
      print(`\n### ${scenario.name}, ${dialect}\n\n${presentFigures(figures)}`);
      if (other !== undefined) {
        const byRound = ratiosOf(figures, 'group commit', OTHER_CHECKOUT);
        const least = median(byRound);
        print(
          `\nThe code here is ${least.toFixed(2)} times (${presentSpread(byRound, 2)}) as fast as ${against ?? ''}.`,
        );
        ratios = { against: Math.min(least, ratios.against ?? least) };
      } else if (scenario === HOT_WALLET) {
        const hot = median(ratiosOf(figures, 'group commit', 'one transaction a request'));
        print(`\nGroup commit is ${hot.toFixed(1)} times one transaction a request.`);
        ratios = { hot };
      }
    }
  } finally {
    await databases.stop();
  }
  return ratios;
}

async function floodOn(
  dialect: Dialect,
  callers: number,
  { assertFlood, ...effort }: Options,
): Promise<void> {
  const databases = await openDatabases(dialect);
  try {
    const figures = await measureFlood(await databases.fresh(), { ...effort, callers });
    print(`\n### ${callers} callers flood one tenant, ${dialect}\n\n${presentFlood(figures)}`);
    const isWithin = assertFlood === undefined || floodRatio(figures, 'writeQueueP99Ms') <= assertFlood;
    if (!isWithin) fail(dialect, assertFlood);
    if (hasFaults(figures)) process.exitCode = 1;
  } finally {
    await databases.stop();
  }
}

function fail(dialect: Dialect, gate: number): void {
  print(`\nThe gate is ${gate}, and ${dialect} does not pass it.`);
  process.exitCode = 1;
}

function judge(dialect: Dialect, gate: number | undefined, ratio: number | undefined): void {
  if (gate === undefined || (ratio !== undefined && ratio >= gate)) return;
  fail(dialect, gate);
}

async function run(options: Options): Promise<void> {
  const { callers, rate, rounds, seconds, assertRatio, assertAgainst, against, flood } = options;
  const processor = cpus()[0]?.model ?? 'unknown processor';
  print(
    `${callers} callers${rate === undefined ? '' : `, ${rate} requests a second`}, ${rounds} rounds of ${seconds} s, medians; ${cpus().length} × ${processor}, ` +
      `Node ${process.version}, load ${loadavg()[0]?.toFixed(1) ?? ''} before, ${new Date().toISOString().slice(0, 10)}`,
  );
  const other = against === undefined ? undefined : await openCheckout(against);
  try {
    for (const dialect of options.databases) {
      if (flood !== undefined) {
        await floodOn(dialect, flood, options);
        continue;
      }
      const ratios = await measureOn(dialect, other, options);
      judge(dialect, assertRatio, ratios.hot);
      judge(dialect, assertAgainst, ratios.against);
    }
  } finally {
    await other?.remove();
  }
}

await new Command('bench')
  .description('Measures the service beside what it replaces, in one run')
  .option('--callers <n>', 'requests in flight', whole, 32)
  .option('--rate <n>', 'send so many requests a second over the callers, whatever is answered', whole)
  .option('--rounds <n>', 'rounds that count, after one that warms up', whole, 5)
  .option('--seconds <n>', 'the length of a round', whole, 4)
  .option('--warm-up <n>', 'the length of the round that warms up', whole, 10)
  .option('--databases <list>', 'sqlite, postgres, or both with a comma', dialects, [...DIALECTS])
  .addOption(
    new Option('--scenarios <text>', 'only scenarios whose name has this in it')
      .argParser(scenariosNamed)
      .default(SCENARIOS, 'all'),
  )
  .option(
    '--assert-ratio <n>',
    'fail unless group commit is this many times as fast on one hot wallet',
    ratio,
  )
  .option(
    '--against <rev>',
    'measure the code here and that of a revision, or of a checkout by its path, in turns, and nothing else',
  )
  .option(
    '--assert-against <n>',
    'fail unless the code here is this many times as fast as the other checkout in every scenario',
    ratio,
  )
  .addOption(
    new Option(
      '--flood [callers]',
      'have 2,000 callers, or as many as are named, flood one tenant while another pays one at a time, and nothing else',
    )
      .argParser(whole)
      .preset('2000'),
  )
  .option(
    '--assert-flood <n>',
    'fail where the other is in the write queue for more than this many times as long as alone, at p99',
    ratio,
  )
  .action(run)
  .parseAsync();
