import { doublingMs } from '../../calendar/retry.ts';

/** Failed calls in a row that open it. */
const FAILURES = 5;

const FIRST_MS = 30_000;
const LONGEST_MS = 300_000;

export type BreakerState = 'closed' | 'open' | 'trying';

/**
 * Stops calls to an unreachable provider so that no attempts are used up: five failures in a row open it for 30 s,
 * doubling up to 5 min; then one call tries. Counts this process alone.
 */
export class Breaker {
  readonly #elapsed: () => number;
  #failures = 0;
  /** Times in a row that it has opened. */
  #openings = 0;
  #openUntil = 0;

  /** @param elapsed monotonic milliseconds */
  constructor(elapsed: () => number) {
    this.#elapsed = elapsed;
  }

  get state(): BreakerState {
    if (this.#openings === 0) return 'closed';
    return this.#elapsed() < this.#openUntil ? 'open' : 'trying';
  }

  /** How many calls may be under way, of the provider's limit. */
  places(atOnce: number): number {
    const { state } = this;
    if (state === 'closed') return atOnce;
    return state === 'open' ? 0 : 1;
  }

  answered(): void {
    this.#failures = 0;
    this.#openings = 0;
  }

  failed(): void {
    this.#failures += 1;
    const { state } = this;
    // Calls begun before it opened say nothing new.
    if (state === 'open' || (state === 'closed' && this.#failures < FAILURES)) return;
    this.#openings += 1;
    this.#openUntil = this.#elapsed() + doublingMs(this.#openings, FIRST_MS, LONGEST_MS);
  }
}
