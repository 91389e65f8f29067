import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SuiteReport {
  readonly verdict: string;
  readonly seed: number;
  readonly durationMs: number;
  readonly exchanges: number;
  readonly checks: readonly {
    readonly name: string;
    readonly cells: readonly {
      readonly operation: string;
      readonly outcome: string;
      readonly reason?: string;
    }[];
  }[];
  readonly failures: readonly Finding[];
  /** What the suite did wrong itself. */
  readonly mistakes: readonly Finding[];
}

interface Finding {
  readonly check: string;
  readonly operation: string;
  readonly message: string;
}

export interface SuiteRun {
  readonly exitCode: number;
  /** Undefined if it could not run. */
  readonly report: SuiteReport | undefined;
  readonly output: string;
}

/** Runs the suite as a process of its own, with its own options, and reads its report. */
export async function runSuite(options: readonly string[], folder: string): Promise<SuiteRun> {
  const path = join(ROOT, folder, 'report.json');
  await rm(path, { force: true });
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'conformance/cli.ts', ...options, '--report', folder],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const printed: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => printed.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => printed.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  const exitCode = code ?? 2;
  const output = Buffer.concat(printed).toString();
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return { exitCode, report: text === undefined ? undefined : (JSON.parse(text) as SuiteReport), output };
}
