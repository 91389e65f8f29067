import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

export interface SuiteReport {
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
  readonly failures: readonly {
    readonly check: string;
    readonly operation: string;
    readonly message: string;
  }[];
}

export interface SuiteRun {
  readonly exitCode: number;
  /** Undefined if it could not run. */
  readonly report: SuiteReport | undefined;
  readonly output: string;
}

/** Runs the suite as a process of its own, with its own options, and reads its report. */
export async function runSuite(options: readonly string[], folder: string): Promise<SuiteRun> {
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
  if (exitCode === 2) return { exitCode, report: undefined, output };
  const text = await readFile(join(ROOT, folder, 'report.json'), 'utf8');
  return { exitCode, report: JSON.parse(text) as SuiteReport, output };
}
