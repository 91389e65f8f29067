import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Effort, Figures } from './measure.ts';

const run = promisify(execFile);

/**
 * PostgreSQL's own benchmark, with its statements as they are, on the same server: a yardstick for the machine.
 * Answers undefined where its contrib programs are not installed.
 */
export async function runPgbench(
  databaseUrl: string,
  { callers, seconds }: Effort,
): Promise<Figures | undefined> {
  try {
    await run('pgbench', ['--version']);
  } catch {
    return undefined;
  }
  await run('pgbench', ['-i', '-q', '-s', '10', databaseUrl]);
  const { stdout } = await run('pgbench', [
    '-n',
    '-c',
    String(callers),
    '-j',
    '2',
    '-T',
    String(seconds),
    databaseUrl,
  ]);
  const perSecond = Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN);
  const averageMs = Number(/latency average = ([\d.]+) ms/.exec(stdout)?.[1] ?? Number.NaN);
  return {
    contestant: 'pgbench',
    perSecond,
    slowestPerSecond: perSecond,
    fastestPerSecond: perSecond,
    p50Ms: averageMs,
    p99Ms: Number.NaN,
    cpuMs: Number.NaN,
  };
}
