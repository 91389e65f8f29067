import { cpus, loadavg } from 'node:os';
import { Command, InvalidArgumentError } from 'commander';
import { HERE, openCheckout } from './checkouts/open-checkout.ts';
import { BARE, corridor, measureStarts, middle, presentStarts } from './start/measure-starts.ts';

interface Options {
  readonly rounds: number;
  readonly against?: string;
  readonly assertRatio?: number;
  readonly assertMemory?: number;
}

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
  let figures: Awaited<ReturnType<typeof measureStarts>>;
  try {
    figures = await measureStarts(starters, rounds);
  } finally {
    await other?.remove();
  }
  print(presentStarts(figures));
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
