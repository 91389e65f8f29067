import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { countPromises } from './count-promises.ts';
import type { PartResult } from './test-part.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs experiments of `trials/` in a process of their own; each promise that they judge counts.
 * @param postgresUrl a PostgreSQL server that takes new databases; left out: one of their own
 */
export async function runTrial(
  file: string,
  options: readonly string[],
  postgresUrl?: string,
): Promise<PartResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', `trials/${file}`, ...options], {
    cwd: ROOT,
    env: { ...process.env, ...(postgresUrl === undefined ? {} : { DATABASE_URL: postgresUrl }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.stdout.write(text);
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  return countPromises(output, exitCode ?? 1);
}
