/** A caller counts as about for so long after its last request. */
const ABOUT_MS = 1_000;

/** Whether one caller has the process to itself, or several are about. */
export class Company {
  readonly #now: () => number;
  #latest: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;

  /** @param now milliseconds of the process */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes that a caller is about. */
  note(caller: string): void {
    if (caller === this.#latest) return;
    if (this.#latest !== undefined) this.#sharedUntil = this.#now() + ABOUT_MS;
    this.#latest = caller;
  }

  isShared(): boolean {
    return this.#now() < this.#sharedUntil;
  }
}
