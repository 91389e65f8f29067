import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { programWords } from '../../src/testing/server/program-words.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs one of the operator commands and reads the JSON that it prints.
 * @throws Error with what it said, when it fails
 */
export async function runOperator(
  variables: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<Record<string, string>> {
  const child = spawn(process.execPath, [...programWords('operator', ROOT), ...words, '--json'], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed: Buffer[] = [];
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`operator ${words.join(' ')}: ${Buffer.concat(said).toString()}`);
  return JSON.parse(Buffer.concat(printed).toString()) as Record<string, string>;
}
