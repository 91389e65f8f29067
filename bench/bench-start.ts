import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { HERE, openCheckout } from './checkouts/open-checkout.ts';
import { median, presentMedian } from './spread.ts';
import { startOnce, type Start, type Starter } from './start/start-once.ts';
import { startScriptOf } from './start/start-program.ts';

interface Options {
  readonly rounds: number;
  readonly against?: string;
  readonly assertRatio?: number;
  readonly assertMemory?: number;
}

const FIRST_201 = { path: '/v1/treasury/funding-instruments', body: '{"type": "aud_account"}' };

const corridor = (
  name: string,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Starter => ({
  name,
  folder,
  command: startScriptOf(folder),
  variables,
  ...FIRST_201,
});

const BARE: Starter = {
  name: 'a bare Express app',
  folder: HERE,
  command: 'exec node bench/start/bare-express.js',
  variables: {},
  path: '/things',
  body: '{"type": "thing"}',
};

const UNGUARDED = 'npm start, the contract guard off';

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function positive(text: string): number {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text) || Number(text) === 0) {
    throw new InvalidArgumentError('It must be a number above 0.');
  }
  return Number(text);
}

/** Lets the starters take turns, so that what the machine does meanwhile falls on all alike; the first round does not count. */
async function measure(starters: readonly Starter[], rounds: number): Promise<Map<Starter, Start[]>> {
  const starts = new Map<Starter, Start[]>(starters.map((starter) => [starter, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % starters.length;
    for (const starter of [...starters.slice(first), ...starters.slice(0, first)]) {
      const start = await startOnce(starter);
      if (round > 0) starts.get(starter)?.push(start);
    }
  }
  return starts;
}

function middle(starts: readonly Start[], key: keyof Start): number {
  return median(starts.map((start) => start[key]));
}

function cell(starts: readonly Start[], key: keyof Start, digits: number): string {
  return presentMedian(
    starts.map((start) => start[key]),
    digits,
  );
}

function present(figures: ReadonlyMap<Starter, readonly Start[]>): string {
  const bare = figures.get(BARE) ?? [];
  const rows = [...figures].map(([{ name }, starts]) => {
    const ratio = (key: keyof Start): string => (middle(starts, key) / middle(bare, key)).toFixed(2);
    const cells = [cell(starts, 'seconds', 3), ratio('seconds'), cell(starts, 'cpuSeconds', 2)];
    const memory = [cell(starts, 'residentMiB', 0), cell(starts, 'residentMiBAtRest', 0)];
    const row = [name, ...cells, ratio('cpuSeconds'), cell(starts, 'cpuSecondsAtRest', 2), ...memory];
    return `| ${row.join(' | ')} |`;
  });
  return [
    '| What starts | Seconds to the first 201 | ratio | CPU seconds | ratio | at rest | MiB resident | at rest |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

/** Fails the run where a gate was asked for and is not passed. */
function judge(what: string, value: number, gate: number | undefined): void {
  if (gate === undefined || value <= gate) return;
  print(`\n${what} is ${value.toFixed(2)}, and the gate is ${gate}.`);
  process.exitCode = 1;
}

async function run({ rounds, against, assertRatio, assertMemory }: Options): Promise<void> {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const load = loadavg()[0]?.toFixed(1) ?? '';
  const date = new Date().toISOString().slice(0, 10);
  print(
    `${rounds} rounds, medians and spread; ${cpus().length} × ${processor}, Node ${process.version}, load ${load} before, ${date}\n`,
  );
  const here = corridor('npm start', HERE);
  const starters = [BARE, here, corridor(UNGUARDED, HERE, { CORRIDOR_CONTRACT_GUARD: 'off' })];
  const other = against === undefined ? undefined : await openCheckout(against);
  if (other !== undefined) starters.push(corridor(`npm start of ${against ?? ''}`, other.folder));
  const figures = await measure(starters, rounds).finally(() => other?.remove());
  print(present(figures));
  const [bare, own] = [figures.get(BARE) ?? [], figures.get(here) ?? []];
  judge(
    'The time to the first 201, beside a bare Express app,',
    middle(own, 'seconds') / middle(bare, 'seconds'),
    assertRatio,
  );
  judge('The memory at rest in MiB', middle(own, 'residentMiBAtRest'), assertMemory);
}

await new Command('bench:start')
  .description('Measures a start until its first 201, on a fresh SQLite file, beside a bare Express app')
  .option('--rounds <n>', 'rounds that count, after one that does not', positive, 7)
  .option('--against <rev>', 'measure the start of a revision, or of a checkout by its path, as well')
  .option(
    '--assert-ratio <n>',
    'fail where it takes more than this many times as long as bare Express',
    positive,
  )
  .option('--assert-memory <n>', 'fail where more than this many MiB are resident', positive)
  .action(run)
  .parseAsync();
