import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Effort } from './measure.ts';
import type { Runner } from './runner.ts';

const run = promisify(execFile);

/** Ten branches, so that thirty-two clients do not all wait for one row. */
const SCALE = '10';

/**
 * PostgreSQL's own benchmark, with its six statements as they are, on the same server: a yardstick for the machine.
 * Answers undefined where its contrib programs are not installed.
 */
export async function findPgbench(
  freshDatabase: () => Promise<string>,
  { callers }: Effort,
): Promise<Runner | undefined> {
  try {
    await run('pgbench', ['--version']);
  } catch {
    return undefined;
  }
  const databaseUrl = await freshDatabase();
  await run('pgbench', ['-i', '-q', '-s', SCALE, databaseUrl]);
  const flags = ['-n', '-c', String(callers), '-j', '2'];
  return {
    name: 'pgbench',
    runRound: async (seconds) => {
      const { stdout } = await run('pgbench', [...flags, '-T', String(seconds), databaseUrl]);
      return {
        perSecond: Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN),
        p50Ms: Number.NaN,
        p99Ms: Number.NaN,
        cpuMs: Number.NaN,
      };
    },
    stop: () => Promise.resolve(),
  };
}
