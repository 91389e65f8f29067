import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PartResult } from './test-part.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a part in a process of its own, and shows what it said when it has ended, whole: another one runs beside it.
 * @param name the part's name in BESIDE
 * @throws Error if the process ends without having counted
 */
export async function runBeside(name: string): Promise<PartResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/run-part.ts', name], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  let result: PartResult | undefined;
  child.on('message', (message) => {
    result = message as PartResult;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  process.stdout.write(said);
  if (result === undefined) throw new Error(`its process ended with ${String(code)}`);
  return result;
}
