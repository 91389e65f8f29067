import { isOfOutage } from '../db/drivers/watch.ts';
import { isOfProvider } from '../provider-seam/port/call-in-time.ts';
import { failureCodeOf } from './failing-work.ts';
import { rest, type Rest } from './loop.ts';
import type { FailureCode, WorkerName } from './worker-names.ts';

/** Times in milliseconds by which health is judged. */
export interface HealthTimes {
  /** So long after the last round that was completed a worker whose rounds fail, or do not come, is failing. */
  readonly failingAfterMs: number;
  /** The rest after a round that failed; it doubles with each one that follows. */
  readonly firstBackOffMs: number;
  readonly longestBackOffMs: number;
}

/** What is logged of a fault, beside the error itself. */
export type FaultListener = (worker: WorkerName, error: unknown) => void;

/** What a loop's health is told by and judged with. */
export interface LoopSetting {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  readonly times: HealthTimes;
  readonly onFault: FaultListener;
  /** Lets time pass between rounds, in place of the machine's. */
  readonly rest?: Rest;
  /** How much longer than others a round may take, for what it waits for outside of the database. */
  readonly allowanceMs?: number;
}

/** A rest of seconds that ended just before the fault must not make a worker fail at once. */
const REST_SHARE = 2 / 3;

/** How the rounds of one loop go: when the last one was completed, and since when they fail. */
export class LoopHealth {
  /** The workers that fail with this loop. */
  readonly workers: readonly WorkerName[];
  readonly #setting: LoopSetting;
  #isRunning = false;
  #isInRound = false;
  #completedAt: number | null = null;
  #goodAt = 0;
  #aliveAt = 0;
  /** When the rest before the next round began, and how long it is. */
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

  /** When a round was completed last, by the loop's clock; null before the first. */
  get completedAt(): number | null {
    return this.#completedAt;
  }

  /** Rounds are to come from now on; the first within so long. */
  started(restMs = 0): void {
    const now = this.#setting.now();
    this.#isRunning = true;
    this.#goodAt = now;
    this.#aliveAt = now;
    this.#restsSince = now;
    this.#restMs = restMs;
  }

  /** No more rounds are to come. */
  stopped(): void {
    this.#isRunning = false;
  }

  /** A round goes on: it has come one step further. */
  readonly onStep = (): void => {
    this.#aliveAt = this.#setting.now();
  };

  /** Tells of an error that did not end its round. A statement that fails makes the round one that failed. */
  readonly onFault = (error: unknown): void => {
    this.#tell(error);
    const code = failureCodeOf(error);
    if (code === null) return;
    void Promise.resolve(isOfOutage(error)).then((isOutage) => {
      if (!isOutage) this.#noted = code;
    });
  };

  /** Does a round, and tells of what it throws; answers how long to rest instead of the usual, where it failed. */
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

  /** The next round is to begin so long from now. */
  rests(ms: number): void {
    this.#restsSince = this.#setting.now();
    this.#restMs = ms;
  }

  /** Lets the time between two rounds pass. */
  readonly rest: Rest = (ms, signal) => (this.#setting.rest ?? rest)(ms, signal);

  /** Time in which nothing could be done: the process stood still, or its database was out. */
  pass(ms: number): void {
    const now = this.#setting.now();
    // A round may have come since, before anybody looked: what it has noted is not to lie ahead.
    const later = (moment: number): number => Math.min(moment + ms, now);
    this.#goodAt = later(this.#goodAt);
    this.#aliveAt = later(this.#aliveAt);
    this.#restsSince = later(this.#restsSince);
    if (this.#failedSince !== null) this.#failedSince = later(this.#failedSince);
  }

  /** Why the loop fails; null where it does not. */
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
    return Math.min(firstBackOffMs * 2 ** Math.min(failures - 1, 16), longestBackOffMs);
  }
}
