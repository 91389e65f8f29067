import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { meterRound, type Runner } from '../runner.ts';
import { openMeter } from '../usage/database-meter.ts';

const run = promisify(execFile);

/** Branches: with one, every transaction changes the same row, as every payout of a wallet does. */
const SCALES = { pgbench: 10, 'pgbench, one hot row': 1 } as const;

/** Whether PostgreSQL's contrib programs are installed. */
export async function hasPgbench(): Promise<boolean> {
  return run('pgbench', ['--version']).then(
    () => true,
    () => false,
  );
}

/**
 * Reads what a run of pgbench says at its end. It says how long transactions took at the mean alone, which is left out.
 * @throws Error if it says something else
 */
export function parsePgbench(said: string): { readonly answered: number; readonly perSecond: number } {
  const answered = /^number of transactions actually processed: (\d+)/m.exec(said)?.[1];
  const perSecond = /^tps = ([\d.]+)/m.exec(said)?.[1];
  if (answered === undefined || perSecond === undefined) throw new Error(`pgbench said: ${said}`);
  return { answered: Number(answered), perSecond: Number(perSecond) };
}

/** PostgreSQL's own benchmark, with its six statements as they are, on the same server: a yardstick for the machine. */
export async function startPgbench(
  name: keyof typeof SCALES,
  databaseUrl: string,
  callers: number,
): Promise<Runner> {
  await run('pgbench', ['-i', '-q', '-s', String(SCALES[name]), databaseUrl]);
  const flags = ['-n', '-c', String(callers), '-j', '2'];
  const meter = await openMeter(databaseUrl);
  return {
    name,
    runRound: async (seconds) =>
      meterRound(
        () => 0,
        meter,
        async () => {
          const { stdout } = await run('pgbench', [...flags, '-T', String(seconds), databaseUrl]);
          return { ...parsePgbench(stdout), p50Ms: Number.NaN, p99Ms: Number.NaN };
        },
      ),
    stop: () => meter.close(),
  };
}
