/** How long a caller counts after its last request. */
const COUNTS_MS = 1_000;

/** Whether one caller has the process to itself, or several ask at the same time. */
export class ConcurrentCallers {
  readonly #now: () => number;
  #latest: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of the process */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Of a request. */
  note(caller: string): void {
    if (caller === this.#latest) return;
    if (this.#latest !== undefined) this.#sharedUntil = this.#now() + COUNTS_MS;
    this.#latest = caller;
  }

  areSeveral(): boolean {
    return this.#now() < this.#sharedUntil;
  }
}
