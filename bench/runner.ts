import type { Round } from './load/job.ts';
import type { DatabaseMeter } from './usage/database-meter.ts';

/** What one contestant did in one round. */
export interface MeasuredRound extends Omit<Round, 'answered'> {
  readonly cpuMs: number;
  /** Processor time of the database's own processes, an operation: 0 where it has none. */
  readonly databaseCpuMs: number;
  readonly walBytes: number;
}

/** Whoever takes part: able to run a round whenever it is its turn. */
export interface Runner {
  readonly name: string;
  runRound(seconds: number): Promise<MeasuredRound>;
  stop(): Promise<void>;
}

/** Lets a round run, and says what each of its operations cost the server and its database. */
export async function meterRound(
  cpuMs: () => number | Promise<number>,
  meter: DatabaseMeter,
  runRound: () => Promise<Round>,
): Promise<MeasuredRound> {
  const [serverBefore, before] = [await cpuMs(), await meter.read()];
  const { answered, ...round } = await runRound();
  const [serverAfter, after] = [await cpuMs(), await meter.read()];
  return {
    ...round,
    cpuMs: (serverAfter - serverBefore) / answered,
    databaseCpuMs: (after.cpuMs - before.cpuMs) / answered,
    walBytes: (after.walBytes - before.walBytes) / answered,
  };
}
