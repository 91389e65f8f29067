import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Variables } from '../config.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How a program ended, and what it said. */
export interface ProgramResult {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that runs. */
export interface RunningProgram {
  readonly process: ChildProcess;
  /** What it has written to standard output so far. */
  output(): string;
  readonly ended: Promise<ProgramResult>;
}

/**
 * Starts one of our programs as a process of its own, which sees nothing of our environment but the path.
 * @param file its path inside the checkout
 */
export function startProgram(
  file: string,
  parameters: readonly string[],
  variables: Variables,
): RunningProgram {
  const child = spawn(process.execPath, ['--import', 'tsx', file, ...parameters], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], TZ: process.env['TZ'], ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = once(child, 'close').then(([exitCode]) => ({
    exitCode: exitCode as number | null,
    stdout,
    stderr,
  }));
  return { process: child, output: () => stdout, ended };
}

/** Runs an operator's command to its end. */
export function runOperator(parameters: readonly string[], variables: Variables): Promise<ProgramResult> {
  return startProgram('src/operator/operator.ts', parameters, variables).ended;
}
