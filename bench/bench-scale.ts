import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { HERE, openCheckout } from './checkouts/open-checkout.ts';
import { openDatabases } from './databases.ts';
import { Cluster, type IdleFigures, makeWallets, type ScaleLoad, type ScaleRound } from './scale/cluster.ts';
import { presentMedian } from './spread.ts';

interface Options {
  readonly servers: readonly number[];
  readonly rounds: number;
  readonly seconds: number;
  readonly rate: number;
  readonly wallets: number;
  readonly only: string;
  readonly against?: string;
}

/** What is measured: creations as fast as they come, whole lives at a rate, or rest. */
interface Case {
  readonly name: string;
  readonly isSettling: boolean;
  readonly loadOf: ((options: Options) => ScaleLoad) | null;
}

const CASES: readonly Case[] = [
  {
    name: 'creations, any process',
    isSettling: false,
    loadOf: ({ seconds }) => ({ balancing: 'random', seconds }),
  },
  {
    name: 'lives, any process',
    isSettling: true,
    loadOf: ({ seconds, rate }) => ({ balancing: 'random', seconds, rate }),
  },
  {
    name: 'lives, a process for each wallet',
    isSettling: true,
    loadOf: ({ seconds, rate }) => ({ balancing: 'by wallet', seconds, rate }),
  },
  { name: 'at rest', isSettling: true, loadOf: null },
];

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(text);
}

const WARM_UP_SECONDS = 4;

interface Lines {
  readonly name: string;
  readonly servers: number;
  readonly rounds: (ScaleRound | IdleFigures)[];
}

function total(round: ScaleRound | IdleFigures): number {
  return 'cpuMs' in round ? round.cpuMs + round.databaseCpuMs : round.databaseMs;
}

function cells({ name, servers, rounds }: Lines, first: Lines): string[] {
  const ratios = rounds.map((round, index) => total(round) / total(first.rounds[index] ?? round));
  const all = (of: (round: ScaleRound) => number): string =>
    presentMedian(
      rounds.map((round) => ('cpuMs' in round ? of(round) : Number.NaN)),
      2,
    );
  const idle = (of: (figures: IdleFigures) => number): string =>
    presentMedian(
      rounds.map((round) => ('serverMs' in round ? of(round) : Number.NaN)),
      2,
    );
  const isIdle = rounds.some((round) => 'serverMs' in round);
  return [
    name,
    String(servers),
    isIdle ? idle(({ serverMs }) => serverMs) : all(({ cpuMs }) => cpuMs),
    isIdle ? idle(({ databaseMs }) => databaseMs) : all(({ databaseCpuMs }) => databaseCpuMs),
    presentMedian(ratios, 2),
    all(({ perSecond }) => perSecond),
    all(({ p99Ms }) => p99Ms),
    all(({ transactions }) => transactions),
    all(({ refused = 0 }) => refused),
  ];
}

async function measureCase(
  { name, isSettling, loadOf }: Case,
  checkout: string,
  options: Options,
): Promise<Lines[]> {
  const databases = await openDatabases('postgres');
  const lines = options.servers.map((servers): Lines => ({ name, servers, rounds: [] }));
  const load = loadOf?.(options);
  try {
    const databaseUrl = await databases.fresh();
    const wallets = await makeWallets(databaseUrl, options.wallets, isSettling);
    for (let round = 0; round < options.rounds; round += 1) {
      for (const { servers, rounds } of lines) {
        const cluster = await Cluster.start(checkout, servers, wallets, databaseUrl);
        try {
          await cluster.runRound({ balancing: 'random', seconds: WARM_UP_SECONDS, rate: 100 }, isSettling);
          rounds.push(
            load === undefined
              ? await cluster.rest(options.seconds)
              : await cluster.runRound(load, isSettling),
          );
        } finally {
          await cluster.stop();
        }
      }
    }
  } finally {
    await databases.stop();
  }
  return lines;
}

async function run(options: Options): Promise<void> {
  const { rounds, seconds, rate, against, only } = options;
  print(
    `${rounds} rounds of ${seconds} s, lives at ${rate} a second, ${options.wallets} wallets; ${cpus().length} × ` +
      `${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1) ?? ''} before\n`,
  );
  const other = against === undefined ? undefined : await openCheckout(against);
  print(
    '| What | Processes | Server, ms | PostgreSQL, ms | Both, of the first | a second | p99 ms | transactions | refused |',
  );
  print('| --- | --: | --: | --: | --: | --: | --: | --: | --: |');
  try {
    for (const each of CASES.filter(({ name }) => name.includes(only))) {
      const lines = await measureCase(each, other?.folder ?? HERE, options);
      for (const line of lines) print(`| ${cells(line, lines[0] ?? line).join(' | ')} |`);
    }
  } finally {
    await other?.remove();
  }
}

await new Command('bench:scale')
  .description('Measures one process and several on one PostgreSQL: a payout’s creation, its life, and rest')
  .option(
    '--servers <list>',
    'processes, with commas',
    (text: string) => text.split(',').map((each) => whole(each)),
    [1, 2, 4],
  )
  .option('--rounds <n>', 'rounds, in turns', whole, 5)
  .option('--seconds <n>', 'the length of a round', whole, 10)
  .option('--rate <n>', 'lives a second', whole, 60)
  .option('--wallets <n>', 'tenants', whole, 300)
  .option('--only <text>', 'only what has this in its name', '')
  .option('--against <rev>', 'measures another commit in place of the code here')
  .action(run)
  .parseAsync();
