import type { Contestant, OTHER_CHECKOUT } from './contestant.ts';
import type { Round } from './load/run-load.ts';

/** What one contestant did in one round. */
export interface MeasuredRound extends Omit<Round, 'answered'> {
  /** Processor time of the server's process, an operation; a database in a process of its own is not in it. */
  readonly cpuMs: number;
}

/** Whoever takes part: able to run a round whenever it is its turn. */
export interface Runner {
  readonly name: Contestant | typeof OTHER_CHECKOUT | 'pgbench';
  runRound(seconds: number): Promise<MeasuredRound>;
  stop(): Promise<void>;
}
