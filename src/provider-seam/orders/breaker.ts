/** So many calls in a row that came to nothing open it. */
const FAILURES = 5;

const FIRST_MS = 30_000;
const LONGEST_MS = 300_000;

/** How a breaker stands: calls are made, none is, or one is to try. */
export type BreakerState = 'closed' | 'open' | 'trying';

/**
 * Keeps a provider from being called that cannot be reached, so that no attempts are used up meanwhile: five failures in a
 * row open it for 30 s, doubling up to 5 min; then one call tries. It knows this process's calls alone.
 */
export class Breaker {
  readonly #elapsed: () => number;
  #failures = 0;
  #waitMs = 0;
  #openUntil = 0;

  /** @param elapsed milliseconds that have gone by since some moment */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  get state(): BreakerState {
    if (this.#waitMs === 0) return 'closed';
    return this.#elapsed() < this.#openUntil ? 'open' : 'trying';
  }

  /** How many calls may be under way now, of as many as the provider takes. */
  places(atOnce: number): number {
    const { state } = this;
    if (state === 'closed') return atOnce;
    return state === 'open' ? 0 : 1;
  }

  /** The provider has answered, whatever it said. */
  answered(): void {
    this.#failures = 0;
    this.#waitMs = 0;
  }

  /** A call came to nothing. */
  failed(): void {
    this.#failures += 1;
    const { state } = this;
    // What was under way when it opened says nothing new.
    if (state === 'open' || (state === 'closed' && this.#failures < FAILURES)) return;
    this.#waitMs = state === 'closed' ? FIRST_MS : Math.min(2 * this.#waitMs, LONGEST_MS);
    this.#openUntil = this.#elapsed() + this.#waitMs;
  }
}
