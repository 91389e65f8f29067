import { doublingMs } from '../calendar/retry.ts';
import { isOfOutage } from '../db/drivers/watch.ts';
import { isOfProvider } from '../provider-seam/port/call-in-time.ts';
import { failureCodeOf } from './failing-work.ts';
import { rest, type Rest } from './loop.ts';
import type { FailureCode, WorkerName } from './worker-names.ts';

export interface HealthTimes {
  /** A worker without a completed round for so long is failing. */
  readonly failingAfterMs: number;
  /** After a failed round; doubles each time. */
  readonly firstBackOffMs: number;
  readonly longestBackOffMs: number;
}

/** Logged beside the error. */
export type FaultListener = (worker: WorkerName, error: unknown) => void;

export interface LoopSetting {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly times: HealthTimes;
  readonly onFault: FaultListener;
  /** Replaces the machine's. */
  readonly rest?: Rest;
  /** Extra time of a round for waits outside of the database. */
  readonly allowanceMs?: number;
}

/** A rest that ended just before the fault must not make a worker fail at once. */
const REST_SHARE = 2 / 3;

/** A loop's rounds: the last completed one, and since when they fail. */
export class LoopHealth {
  readonly workers: readonly WorkerName[];
  readonly #setting: LoopSetting;
  #isRunning = false;
  #isInRound = false;
  #completedAt: number | null = null;
  #goodAt = 0;
  #aliveAt = 0;
  /** Begin and length of the present rest. */
  #restsSince = 0;
  #restMs = 0;
  #failedSince: number | null = null;
  #failure: FailureCode = 'no_round';
  #failures = 0;
  #noted: FailureCode | null = null;

  constructor(workers: readonly WorkerName[], setting: LoopSetting) {
    this.workers = workers;
    this.#setting = setting;
  }

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** By the loop's clock; null before the first. */
  get completedAt(): number | null {
    return this.#completedAt;
  }

  /** The first round comes within so long. */
  started(restMs = 0): void {
    const now = this.#setting.now();
    this.#isRunning = true;
    this.#goodAt = now;
    this.#aliveAt = now;
    this.#restsSince = now;
    this.#restMs = restMs;
  }

  stopped(): void {
    this.#isRunning = false;
  }

  /** One step of a round is done. */
  readonly onStep = (): void => {
    this.#aliveAt = this.#setting.now();
  };

  /** An error that does not end the round; a failed statement makes it a failed one. */
  readonly onFault = (error: unknown): void => {
    this.#tell(error);
    const code = failureCodeOf(error);
    if (code === null) return;
    void Promise.resolve(isOfOutage(error)).then((isOutage) => {
      if (!isOutage) this.#noted = code;
    });
  };

  /** Answers the rest after a failure, null for the usual one. */
  async round(work: () => Promise<void>): Promise<number | null> {
    this.#isInRound = true;
    this.onStep();
    let failure: FailureCode | 'outage' | null = null;
    try {
      await work();
    } catch (error) {
      this.#tell(error);
      const isOutage = await isOfOutage(error);
      if (isOutage) failure = 'outage';
      else if (!isOfProvider(error)) failure = failureCodeOf(error) ?? 'no_round';
    }
    failure ??= this.#noted;
    this.#noted = null;
    this.#isInRound = false;
    if (failure === null) this.#completed();
    else if (failure !== 'outage') this.#failed(failure);
    if (failure === null) return null;
    return this.#backOffMs(failure === 'outage' ? 1 : this.#failures);
  }

  /** Until the next round. */
  rests(ms: number): void {
    this.#restsSince = this.#setting.now();
    this.#restMs = ms;
  }

  /** Between two rounds. */
  readonly rest: Rest = (ms, signal) => (this.#setting.rest ?? rest)(ms, signal);

  /** Time that does not count: the process stood still, or its database was out. */
  pass(ms: number): void {
    const now = this.#setting.now();
    // A round since then must not lie ahead.
    const later = (moment: number): number => Math.min(moment + ms, now);
    this.#goodAt = later(this.#goodAt);
    this.#aliveAt = later(this.#aliveAt);
    this.#restsSince = later(this.#restsSince);
    if (this.#failedSince !== null) this.#failedSince = later(this.#failedSince);
  }

  /** Null if it does not fail. */
  get failure(): FailureCode | null {
    if (!this.#isRunning) return null;
    const { now, times, allowanceMs = 0 } = this.#setting;
    const { failingAfterMs } = times;
    if (this.#failedSince !== null) {
      const since = Math.max(this.#goodAt, this.#failedSince - failingAfterMs * REST_SHARE);
      if (now() - since >= failingAfterMs) return this.#failure;
    }
    if (this.#isInRound) return now() - this.#aliveAt >= failingAfterMs + allowanceMs ? 'no_round' : null;
    return now() - this.#restsSince - this.#restMs >= failingAfterMs ? 'no_round' : null;
  }

  #tell(error: unknown): void {
    const [worker] = this.workers;
    if (worker !== undefined) this.#setting.onFault(worker, error);
  }

  #completed(): void {
    const now = this.#setting.now();
    this.#completedAt = now;
    this.#goodAt = now;
    this.#failedSince = null;
    this.#failures = 0;
  }

  #failed(failure: FailureCode): void {
    this.#failure = failure;
    this.#failures += 1;
    this.#failedSince ??= this.#aliveAt;
  }

  #backOffMs(failures: number): number {
    const { firstBackOffMs, longestBackOffMs } = this.#setting.times;
    return doublingMs(failures, firstBackOffMs, longestBackOffMs);
  }
}
