import type { PartResult } from './test-part.ts';
import { runWatched } from './run-watched.ts';

/**
 * Runs a part in a process of its own, and shows what it said when it has ended, whole: another one runs beside it.
 * @param name the part's name in BESIDE
 * @throws Error if the process ends without having counted, or never would
 */
export async function runBeside(name: string): Promise<PartResult> {
  let said = '';
  let result: PartResult | undefined;
  try {
    const code = await runWatched([process.execPath, '--import', 'tsx', 'scripts/run-part.ts', name], {
      hear: (text) => (said += text),
      receive: (message) => (result = message as PartResult),
    });
    if (result === undefined) throw new Error(`its process ended with ${String(code)}`);
    return result;
  } finally {
    process.stdout.write(said);
  }
}
