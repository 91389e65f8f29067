import { CommanderError } from 'commander';
import { CannotRun } from './failure.ts';
import { isKeyRefused, NoAnswer } from './http/api-client.ts';

/** It went well; it went wrong on the way; it could not run. */
export const EXIT = { done: 0, failed: 1, couldNotRun: 2 } as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/**
 * The exit code of a command that an error ended, which is told on stderr: a wrong word, no server and a refused key are
 * 2, whatever else goes wrong is 1.
 */
export function exitCodeOf(error: unknown): ExitCode {
  // Commander has told its own errors already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.couldNotRun;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  const isHopeless = error instanceof CannotRun || error instanceof NoAnswer || isKeyRefused(error);
  return isHopeless ? EXIT.couldNotRun : EXIT.failed;
}
