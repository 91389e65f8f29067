import { CommanderError } from 'commander';
import { ApiError, ConnectionError, isCorridorError } from '../../sdk/src/errors.ts';
import { CannotRun } from './cannot-run.ts';
import { clean, warn } from './print.ts';

/** It went well; the server refused, or it went wrong on the way; it could not run. */
export const EXIT = { done: 0, refused: 1, couldNotRun: 2 } as const;

/** Whether the server does not let this key do this, whatever is asked. */
export function isKeyRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

/** What went wrong, in a sentence; the faults of a request a line each. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return clean(String(error));
  if (!(error instanceof ApiError)) return clean(error.message);
  const { status = 0, code, message, requestId, details } = error;
  const request = requestId === undefined ? '' : ` (${requestId})`;
  const line = `The server answered ${status}, ${code}: ${message}${request}`;
  return [line, ...details.map((detail) => `  ${detail.in} ${detail.path}: ${detail.message}`)]
    .map(clean)
    .join('\n');
}

/**
 * The exit code of a command that an error ended, which is told on stderr: a wrong word, no server and a refused key are
 * 2, whatever else goes wrong is 1.
 */
export function exitCodeOf(error: unknown): number {
  // Commander has told its own errors already.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.couldNotRun;
  warn(wordsOf(error));
  const isHopeless =
    error instanceof CannotRun || error instanceof ConnectionError || isCorridorError(error, 'configuration');
  return isHopeless || isKeyRefused(error) ? EXIT.couldNotRun : EXIT.refused;
}
