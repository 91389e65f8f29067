import { CommanderError } from 'commander';
import { refusalOf } from '../db/drivers/failure.ts';
import { ApiError } from '../errors/api-error.ts';
import { operatorProgram } from './program.ts';

function explain(error: unknown): string {
  if (error instanceof ApiError) return `${error.code}: ${error.message}`;
  const told = refusalOf(error) ?? error;
  return told instanceof Error ? told.message : String(told);
}

operatorProgram()
  .parseAsync()
  .catch((error: unknown) => {
    // Commander has told its own errors.
    if (!(error instanceof CommanderError)) process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  });
