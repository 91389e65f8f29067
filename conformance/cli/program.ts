import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import { readCapsule, type Capsule } from '../capsule/capsule.ts';
import { checksAgain } from '../capsule/check-again.ts';
import { curlLine } from '../capsule/curl-lines.ts';
import { matrix, progressLine, summary } from '../report/terminal.ts';
import { writeReports } from '../report/write-reports.ts';
import type { Check } from '../suite/check.ts';
import { CHECKS } from '../suite/check-list.ts';
import { runSuite } from '../suite/run-suite.ts';
import {
  addRunOptions,
  credentialsIn,
  parseSeed,
  receiverIn,
  sequencesOption,
  type RunFlags,
} from './options.ts';

const EXIT = { held: 0, broken: 1, couldNotRun: 2 } as const;

interface OneRun extends RunFlags {
  readonly seed?: number;
  readonly only?: string;
  readonly sequences?: number;
}

async function judge(
  flags: RunFlags & { readonly sequences?: number },
  checks: readonly Check[],
  seed: number,
): Promise<number> {
  console.log(`seed ${seed}`);
  const result = await runSuite({
    baseUrls: flags.baseUrl,
    credentials: credentialsIn(flags),
    receiver: receiverIn(flags),
    seed,
    sequences: flags.sequences,
    checks,
    onResult: (each) => console.log(progressLine(each)),
  });
  console.log(`\n${matrix(result)}\n\n${summary(result)}`);
  const capsules = await writeReports(result, flags.report);
  console.log(`Reports: ${flags.report}/index.html, report.json, junit.xml`);
  for (const path of capsules) console.log(`Capsule: ${path}`);
  if (result.stopped !== undefined) console.error(`Could not go on: ${result.stopped}`);
  if (result.session.failures.length > 0) return EXIT.broken;
  return result.stopped === undefined ? EXIT.held : EXIT.couldNotRun;
}

function choose(names: string | undefined): readonly Check[] {
  if (names === undefined) return CHECKS;
  const wanted = names.split(',');
  const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown !== undefined) throw new Error(`There is no check "${unknown}"`);
  return CHECKS.filter(({ name }) => wanted.includes(name));
}

function printCurl(capsule: Capsule): void {
  for (const exchange of capsule.exchanges) console.log(curlLine(exchange));
}

/**
 * Runs the program with its arguments.
 * Answers the exit code: 0 all held, 1 something broke, 2 it could not run, with the reason on stderr.
 */
export async function runProgram(argv: readonly string[]): Promise<number> {
  let code: number = EXIT.couldNotRun;
  const program = new Command('corridor-conformance')
    .description('Judges a server by the contract that it serves')
    .exitOverride();
  const run = program.command('run', { isDefault: true }).description('Run the checks against a server');
  addRunOptions(run)
    .option('--seed <n>', 'fixes every choice; a new one each time where it is left out', parseSeed)
    .option('--only <checks>', 'the names of some checks, with commas')
    .addOption(sequencesOption())
    .action(async (flags: OneRun) => {
      code = await judge(flags, choose(flags.only), flags.seed ?? Date.now() % 2 ** 31);
    });
  const again = program
    .command('replay')
    .description('Run what a capsule holds again, and show it as curl lines');
  addRunOptions(again)
    .argument('<capsule>', 'the file')
    .action(async (path: string, flags: RunFlags) => {
      const capsule = readCapsule(await readFile(path, 'utf8'));
      printCurl(capsule);
      code = await judge(flags, checksAgain(capsule, CHECKS), capsule.seed);
    });
  program
    .command('curl')
    .description('Show what a capsule holds as curl lines')
    .argument('<capsule>', 'the file')
    .action(async (path: string) => {
      printCurl(readCapsule(await readFile(path, 'utf8')));
      code = EXIT.held;
    });
  try {
    await program.parseAsync(argv);
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.held : EXIT.couldNotRun;
    console.error(`Could not run: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT.couldNotRun;
  }
}
