import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { Dialect } from '../src/db/statements/statement.ts';
import { measureSearch } from './console/measure-search.ts';
import { measureStreams } from './console/measure-streams.ts';
import { presentMedian } from './spread.ts';

interface Options {
  readonly database: Dialect | 'both';
  readonly rounds: number;
  readonly operations: number;
  readonly streams: number;
  readonly aSecond: number;
  readonly seconds: number;
}

const SMALL = 10_000;

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function whole(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return Number(text);
}

const dialectsOf = ({ database }: Options): readonly Dialect[] =>
  database === 'both' ? ['sqlite', 'postgres'] : [database];

function printMachine(): void {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  print(`${cpus().length} × ${cpus()[0]?.model ?? '?'}, Node ${process.version}, load ${load} before\n`);
}

async function search(options: Options): Promise<void> {
  printMachine();
  print(`| Database | question | ms, ${SMALL} operations | ms, ${options.operations} | times |`);
  print('| --- | --- | ---: | ---: | ---: |');
  for (const dialect of dialectsOf(options)) {
    const figures = await measureSearch(dialect, [SMALL, options.operations], options.rounds);
    for (const { question, small, large } of figures) {
      const ratios = large.map((ms, index) => ms / (small[index] ?? Number.NaN));
      print(
        `| ${dialect} | ${question} | ${presentMedian(small, 2)} | ${presentMedian(large, 2)} | ${presentMedian(ratios, 2)} |`,
      );
    }
  }
}

async function live(options: Options): Promise<void> {
  printMachine();
  print('| Database | streams | events a second | p50 ms | p99 ms | CPU of the server | told | resyncs |');
  print('| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |');
  for (const dialect of dialectsOf(options)) {
    const figures = await measureStreams(dialect, options);
    for (const count of [0, options.streams]) {
      const of = figures.filter(({ streams }) => streams === count);
      const shown = (read: (figure: (typeof of)[number]) => number, digits: number): string =>
        presentMedian(of.map(read), digits);
      print(
        `| ${dialect} | ${count} | ${options.aSecond} | ${shown(({ p50Ms }) => p50Ms, 1)} | ${shown(({ p99Ms }) => p99Ms, 1)} | ${shown(({ cpu }) => cpu, 2)} | ${shown(({ told }) => told, 0)} % | ${shown(({ resyncs }) => resyncs, 1)} |`,
      );
    }
  }
}

const common = (command: Command): Command =>
  command
    .addOption(new Option('--database <kind>').choices(['sqlite', 'postgres', 'both']).default('both'))
    .option('--rounds <n>', 'rounds that count', whole, 5);

await new Command('bench:console')
  .description('Measures what pages of the console ask')
  .addCommand(
    common(new Command('search'))
      .description('The search over all records, of a small and a large ledger')
      .option('--operations <n>', 'of the large one', whole, 1_000_000)
      .action(search),
  )
  .addCommand(
    common(new Command('live'))
      .description('Writes beside streams that are told of each')
      .option('--streams <n>', 'how many', whole, 100)
      .option('--a-second <n>', 'events', whole, 500)
      .option('--seconds <n>', 'of a round', whole, 10)
      .action(live),
  )
  .parseAsync();
