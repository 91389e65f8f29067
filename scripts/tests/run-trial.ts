import { countPromises } from './count-promises.ts';
import { runWatched } from './run-watched.ts';
import type { PartResult } from './test-part.ts';

/**
 * Runs experiments of `trials/` in a process of their own; each promise that they judge counts.
 * @param postgresUrl a PostgreSQL server that takes new databases; left out: one of their own
 */
export async function runTrial(
  file: string,
  options: readonly string[],
  postgresUrl?: string,
): Promise<PartResult> {
  let output = '';
  const exitCode = await runWatched([process.execPath, '--import', 'tsx', `trials/${file}`, ...options], {
    variables: postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl },
    hear: (text) => {
      output += text;
      process.stdout.write(text);
    },
  });
  return countPromises(output, exitCode ?? 1);
}
