import { isOfOutage } from '../db/drivers/watch.ts';
import { failureCodeOf } from './failing-work.ts';
import type { LoopSetting } from './loop-health.ts';
import type { FailureCode, WorkerName } from './worker-names.ts';

/** How pieces of work of one kind end that are carried out beside the rounds which find them. */
export class WorkHealth {
  readonly worker: WorkerName;
  readonly #setting: LoopSetting;
  #begunAt: number;
  #goodAt: number;
  #failedSince: number | null = null;
  #failedAt = 0;
  #failure: FailureCode = 'statement_failed';

  constructor(worker: WorkerName, setting: LoopSetting) {
    this.worker = worker;
    this.#setting = setting;
    this.#begunAt = setting.now();
    this.#goodAt = this.#begunAt;
  }

  /** For how long, in milliseconds, no piece of work has been begun. */
  get idleMs(): number {
    return this.#setting.now() - this.#begunAt;
  }

  /** A piece of work begins. */
  begun(): void {
    this.#begunAt = this.#setting.now();
  }

  /** A piece of work went well. */
  succeeded(): void {
    this.#goodAt = this.#setting.now();
    this.#failedSince = null;
  }

  /** A piece of work failed; answers whether others would fail as it did. */
  failed(error: unknown): boolean {
    this.#setting.onFault(this.worker, error);
    const code = failureCodeOf(error);
    if (code === null) return false;
    const at = this.#setting.now();
    void Promise.resolve(isOfOutage(error)).then((isOutage) => {
      if (!isOutage && at >= this.#goodAt) this.failedBy(code, at);
    });
    return true;
  }

  /** A piece of work failed in a way that is known already. */
  failedBy(code: FailureCode, at = this.#setting.now()): void {
    this.#failure = code;
    this.#failedSince ??= at;
    this.#failedAt = at;
  }

  /** Time in which nothing could be done. */
  pass(ms: number): void {
    const now = this.#setting.now();
    const later = (moment: number): number => Math.min(moment + ms, now);
    this.#begunAt = later(this.#begunAt);
    if (this.#failedSince === null) return;
    this.#failedSince = later(this.#failedSince);
    this.#failedAt = later(this.#failedAt);
  }

  /** Why work of this kind fails; null where it does not, or where nothing was tried for a while. */
  get failure(): FailureCode | null {
    if (this.#failedSince === null) return null;
    const { now, times } = this.#setting;
    const at = now();
    // What failed is tried again within the longest back-off: after that it is no longer there.
    if (at - this.#failedAt >= times.failingAfterMs) return null;
    // The first failure may itself have been seconds of waiting.
    return at - this.#failedSince >= (times.failingAfterMs * 2) / 3 ? this.#failure : null;
  }
}
