import { randomInt } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { runBeside } from './tests/run-beside.ts';
import type { PartResult } from './tests/test-part.ts';
import { vitestPart } from './tests/vitest-part.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Parts of `npm test` whose choices come from the seed. */
const SEEDED_PARTS = ['conformance', 'crash', 'concurrency', 'webhooks', 'providers'];

const FOLDERS = ['src', 'conformance', 'cli', 'scripts', 'trials', 'bench'];

async function filesWithProperties(): Promise<string[]> {
  const found: string[] = [];
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(ROOT, folder), { recursive: true })) {
      if (!name.endsWith('.test.ts')) continue;
      const source = await readFile(join(ROOT, folder, name), 'utf8');
      if (source.includes("from 'fast-check'")) found.push(join(folder, name));
    }
  }
  return found.sort();
}

interface Run {
  readonly name: string;
  readonly again: string;
  readonly run: () => Promise<PartResult>;
}

/** What a round runs. With a selection, the tests beside the code that it names; else everything that a seed decides. */
async function runsOf(selection: readonly string[]): Promise<Run[]> {
  const files = selection.length > 0 ? selection : await filesWithProperties();
  const own = vitestPart(files);
  const properties = { name: own.name, again: `npm test -- ${files.join(' ')}`, run: () => own.run() };
  if (selection.length > 0) return [properties];
  const parts = SEEDED_PARTS.map((name) => ({
    name,
    again: `npx tsx scripts/run-part.ts ${name}`,
    run: () => runBeside(name),
  }));
  return [properties, ...parts];
}

/** Runs rounds, each under a seed of its own, until the time is over. Answers what to run again, a command each. */
async function explore(minutes: number, selection: readonly string[]): Promise<string[]> {
  const deadline = performance.now() + minutes * 60_000;
  const runs = await runsOf(selection);
  const failed: string[] = [];
  for (let round = 1; performance.now() < deadline; round += 1) {
    const seed = String(randomInt(2 ** 31));
    process.env['CORRIDOR_TEST_SEED'] = seed;
    for (const { name, again, run } of runs) {
      if (performance.now() > deadline) break;
      const result = await run();
      console.log(`round ${round}, seed ${seed}, ${name}: ${result.passed} passed, ${result.failed} failed`);
      if (result.failed > 0) failed.push(`CORRIDOR_TEST_SEED=${seed} ${again}`);
    }
  }
  return failed;
}

await new Command('explore')
  .description(
    'Runs what a seed decides under seeds that were not tried before, and prints what to run again',
  )
  .argument('[selection...]', 'test files, in place of all that a seed decides')
  .option('--minutes <count>', 'how long it goes on; a run that has begun is ended', Number, 30)
  .action(async (selection: string[], { minutes }: { readonly minutes: number }) => {
    const failed = await explore(minutes, selection);
    for (const command of failed) console.log(`failed; to run it again: ${command}`);
    if (failed.length === 0) console.log('Nothing failed.');
    process.exitCode = failed.length > 0 ? 1 : 0;
  })
  .parseAsync();
