import { readFile } from 'node:fs/promises';
import { Command, CommanderError } from 'commander';
import { readCapsule, type Capsule } from '../capsule/capsule.ts';
import { checksAgain } from '../capsule/check-again.ts';
import { curlLine } from '../capsule/curl-lines.ts';
import { compareReports, presentComparison, readReport } from '../report/compare.ts';
import { failureLine, matrix, progressLine, summary } from '../report/terminal.ts';
import { likeness } from '../report/likeness.ts';
import { countsOf, verdictOf } from '../report/verdict.ts';
import { demandReportFolder, writeReports } from '../report/write-reports.ts';
import type { Check } from '../suite/check.ts';
import { CHECKS } from '../suite/check-list.ts';
import { PROFILES } from '../suite/profiles.ts';
import { QUICK } from '../suite/quick.ts';
import { runSuite, type RunResult } from '../suite/run-suite.ts';
import { withConfigFile } from './config-file.ts';
import { differencesFrom } from './expected.ts';
import {
  addRunOptions,
  credentialsIn,
  nameInEnvironment,
  parseSeed,
  receiverIn,
  sequencesOption,
  type RunFlags,
} from './options.ts';

const EXIT = { held: 0, broken: 1, couldNotRun: 2, notTried: 3 } as const;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface OneRun extends RunFlags {
  readonly seed?: number;
  readonly only?: string;
  readonly profile?: string;
  readonly quick?: boolean;
  readonly sequences?: number;
}

const SHOWN = [
  'profile',
  'quick',
  'only',
  'sequences',
  'direct',
  'checkSeconds',
  'atOnce',
  'failFast',
  'strict',
  'receiverUrl',
] as const;

const KEYS = [
  'secretKey',
  'siblingKey',
  'publishableKey',
  'stepUpToken',
  'scopedKey',
  'revokedKey',
  'expiredKey',
] as const;

const MORE_KEYS = ['foreignKey', 'refusedAddressKey', 'suspendedKey'] as const;

/** What a run was started with: of keys only how many there are. */
function flagsShown(flags: RunFlags & Partial<OneRun>): string[] {
  const word = (name: string): string =>
    `--${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  const shown = SHOWN.filter((name) => flags[name] !== undefined).map((name) =>
    flags[name] === true ? word(name) : `${word(name)} ${String(flags[name])}`,
  );
  const counted = [...KEYS, ...MORE_KEYS].flatMap((name) => {
    const count = [flags[name] ?? []].flat().length;
    return count === 0 ? [] : [`${word(name)} × ${count}`];
  });
  return [...shown, ...counted];
}

/** A signal that the first Ctrl-C or SIGTERM gives; the second ends the program at once. */
function interruption(): { readonly signal: AbortSignal; readonly forget: () => void } {
  const controller = new AbortController();
  const interrupt = (): void => {
    if (controller.signal.aborted) process.exit(EXIT.couldNotRun);
    console.error(
      'Stopping: the account is put back, and the reports are written. Press Ctrl-C again to end at once.',
    );
    controller.abort();
  };
  for (const name of SIGNALS) process.on(name, interrupt);
  return {
    signal: controller.signal,
    forget: () => SIGNALS.forEach((name) => process.off(name, interrupt)),
  };
}

async function tryRun(
  flags: RunFlags & { readonly sequences?: number },
  checks: readonly Check[],
  seed: number,
): Promise<RunResult> {
  const { signal, forget } = interruption();
  try {
    return await runSuite({
      baseUrls: flags.baseUrl,
      credentials: credentialsIn(flags),
      receiver: receiverIn(flags),
      isDirect: flags.direct,
      document: flags.contract,
      seed,
      sequences: flags.sequences,
      atOnce: flags.atOnce,
      checks,
      checkMs: flags.checkSeconds === undefined ? undefined : flags.checkSeconds * 1_000,
      failFast: flags.failFast,
      signal,
      onFailure: (failure) => console.log(failureLine(failure)),
      onResult: (each) => console.log(progressLine(each)),
    });
  } finally {
    forget();
  }
}

function exitCodeOf(result: RunResult, { strict: isStrict = false, expected = [] }: RunFlags): number {
  const { unexpected, mended } = differencesFrom(expected, result);
  for (const pair of mended) console.log(`Expected to break, and held: ${pair}`);
  if (unexpected > 0) return EXIT.broken;
  if (result.stopped !== undefined || result.session.mistakes.length > 0) return EXIT.couldNotRun;
  const { inPart, notTried } = countsOf(result);
  return isStrict && inPart + notTried > 0 ? EXIT.notTried : EXIT.held;
}

/** Writes what a run came to; the verdict stands in the output, whatever becomes of the files. */
async function report(result: RunResult, folder: string, flags: readonly string[]): Promise<boolean> {
  try {
    const capsules = await writeReports(result, folder, flags);
    console.log(`Reports: ${folder}/index.html, report.json, junit.xml, badge.svg`);
    for (const path of capsules) console.log(`Capsule: ${path}`);
    return true;
  } catch (error) {
    console.error(
      `The reports could not be written: ${error instanceof Error ? error.message : String(error)}`,
    );
    return false;
  }
}

async function judge(
  flags: RunFlags & { readonly sequences?: number },
  checks: readonly Check[],
  seed: number,
): Promise<number> {
  const folder = flags.report;
  await demandReportFolder(folder);
  console.log(`seed ${seed}`);
  const result = await tryRun(flags, checks, seed);
  console.log(`\n${matrix(result)}\n\n${summary(result)}`);
  const isWritten = await report(result, folder, flagsShown(flags));
  if (result.stopped !== undefined) console.error(`Could not go on: ${result.stopped}`);
  const code = exitCodeOf(result, flags);
  return isWritten || code === EXIT.broken ? code : EXIT.couldNotRun;
}

/** Tries again what a capsule holds. The report of the run that found it stays as it is. */
async function replay(capsule: Capsule, flags: RunFlags): Promise<number> {
  printCurl(capsule);
  const wanted = likeness(capsule);
  let code: number = EXIT.held;
  for (const checks of checksAgain(capsule, CHECKS)) {
    const result = await tryRun(flags, checks, capsule.seed);
    const again = result.session.failures.find(
      (failure) => failure.check === capsule.check && likeness(failure) === wanted,
    );
    if (again !== undefined) {
      console.log(`It happened again: ${failureLine(again)}`);
      return EXIT.broken;
    }
    if (result.stopped !== undefined) {
      console.error(`Could not go on: ${result.stopped}`);
      return EXIT.couldNotRun;
    }
    console.log(`It did not happen again. ${verdictOf(result)}`);
    code = exitCodeOf(result, flags);
  }
  return code;
}

function ofProfile(profile: string | undefined): readonly Check[] {
  if (profile === undefined || profile === 'all') return CHECKS;
  const names = PROFILES[profile];
  if (names !== undefined) return CHECKS.filter(({ name }) => names.includes(name));
  throw new Error(`There is no profile "${profile}". They are ${Object.keys(PROFILES).join(', ')} and all.`);
}

function choose({
  only: names,
  profile,
  quick: isQuick = false,
}: Pick<OneRun, 'only' | 'profile' | 'quick'>): readonly Check[] {
  if (names === undefined) return ofProfile(profile).filter(({ name }) => !isQuick || QUICK.includes(name));
  const wanted = names.split(',');
  const unknown = wanted.find((name) => !CHECKS.some((check) => check.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no check "${unknown}". The command list shows them all.`);
  return CHECKS.filter(({ name }) => wanted.includes(name));
}

function printChecks(): void {
  for (const { name, title } of CHECKS) console.log(`${name.padEnd(24)} ${title}`);
}

function printCurl(capsule: Capsule): void {
  for (const exchange of capsule.exchanges) console.log(curlLine(exchange));
}

/** Commands that call no server. */
function addReadingCommands(program: Command, done: (code: number) => void): void {
  program
    .command('list')
    .description('Show all checks, each with the sentence that it protects')
    .action(() => {
      printChecks();
      done(EXIT.held);
    });
  program
    .command('compare')
    .description('Show what two reports say differently; exit code 1 if something broke newly')
    .argument('<old>', 'a report.json')
    .argument('<new>', 'a later one')
    .action(async (older: string, newer: string) => {
      const [before, after] = [await readFile(older, 'utf8'), await readFile(newer, 'utf8')].map(readReport);
      const comparison = compareReports(before ?? null, after ?? null);
      console.log(presentComparison(comparison));
      done(comparison.newlyBroken.length > 0 ? EXIT.broken : EXIT.held);
    });
  program
    .command('curl')
    .description('Show what a capsule holds as curl lines')
    .argument('<capsule>', 'the file')
    .action(async (path: string) => {
      printCurl(readCapsule(await readFile(path, 'utf8')));
      done(EXIT.held);
    });
}

/**
 * Runs the program with its arguments.
 * @returns the exit code: 0 all that was tried held, 1 something broke, 2 it could not run or not go on, with the reason on
 * stderr, 3 with `--strict` where something was not tried
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
    .option('--profile <name>', `what the checks are about: ${Object.keys(PROFILES).join(', ')} or all`)
    .option('--quick', 'the checks that find most in a third of the time')
    .addOption(sequencesOption())
    .action(async (flags: OneRun) => {
      const seed = flags.seed ?? Date.now() % 2 ** 31;
      code = await judge(flags, choose(flags), seed);
    });
  const again = program
    .command('replay')
    .description('Run what a capsule holds again, and show it as curl lines');
  addRunOptions(again)
    .argument('<capsule>', 'the file')
    .action(async (path: string, flags: RunFlags) => {
      code = await replay(readCapsule(await readFile(path, 'utf8')), flags);
    });
  for (const each of [run, again]) nameInEnvironment(each);
  addReadingCommands(program, (end) => {
    code = end;
  });
  try {
    const command = argv.includes('replay') ? again : run;
    await program.parseAsync(withConfigFile({ all: run, command }, argv, process.env));
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.held : EXIT.couldNotRun;
    console.error(`Could not run: ${error instanceof Error ? error.message : String(error)}`);
    return EXIT.couldNotRun;
  }
}
