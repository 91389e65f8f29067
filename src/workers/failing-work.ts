/** The first wait after a failure; it doubles with each one that follows. */
const FIRST_WAIT_MS = 200;

const LONGEST_WAIT_MS = 300_000;

/** What is remembered at most; beyond that, what failed longest ago is tried again. */
const MOST = 2_000;

/**
 * Work that failed here, and when it is tried again: it stays due, and would otherwise be in the way of the rest, round
 * after round. A process that starts anew tries everything once.
 */
export class FailingWork {
  readonly #failures = new Map<string, { readonly count: number; readonly until: number }>();
  readonly #now: () => number;

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Notes that work failed, once more or for the first time. @param longestMs the longest wait until it is tried again */
  note(name: string, longestMs = LONGEST_WAIT_MS): void {
    const count = (this.#failures.get(name)?.count ?? 0) + 1;
    const waitMs = Math.min(FIRST_WAIT_MS * 2 ** (count - 1), longestMs);
    this.#failures.delete(name);
    this.#failures.set(name, { count, until: this.#now() + waitMs });
    const [oldest] = this.#failures.keys();
    if (this.#failures.size > MOST && oldest !== undefined) this.#failures.delete(oldest);
  }

  /** Forgets the failures of work that went well. */
  forget(name: string): void {
    this.#failures.delete(name);
  }

  /** The names of all that failed and has not gone well since. */
  known(): string[] {
    return [...this.#failures.keys()];
  }

  /** The names of what is not to be tried yet. */
  waiting(): string[] {
    const now = this.#now();
    return [...this.#failures].flatMap(([name, { until }]) => (until > now ? [name] : []));
  }
}
