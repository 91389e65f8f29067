/** What a group of one takes, and what each more adds, until that was measured. */
const FIRST_LONE_MS = 4;
const FIRST_MORE_MS = 1;

/** Followed by small steps, larger ones downwards: what groups take by themselves, whatever the machine did beside some of them. */
const DOWN = 0.9;
const UP = 1.02;
const LEAST_MS = 0.01;

/**
 * How many times as long as a lone write a group may take that somebody waits behind. Who comes while one is under way
 * waits for it and for their own: for both as long as for three lone ones.
 */
const PATIENCE = 1.5;

/** The fewest and the most writes of one lock that this may come to. */
const SMALLEST_SHARE = 2;
const LARGEST_SHARE = 32;

/** What a write of a long queue takes until that was measured, and how fast older measures are forgotten. */
const FIRST_QUEUED_MS = 2;
const MEMORY = 0.95;

/** How fast groups are, as they have been of late. In milliseconds. */
export class Pace {
  #loneMs = FIRST_LONE_MS;
  #moreMs = FIRST_MORE_MS;
  #queued = { writes: 1, ms: FIRST_QUEUED_MS };

  /**
   * Learns what a group has taken.
   * @param isQueue whether more writes waited behind it
   */
  measure(writes: number, ms: number, isQueue: boolean): void {
    if (writes > 1) this.#moreMs = follow(this.#moreMs, (ms - this.#loneMs) / (writes - 1));
    // Beside a queue even a lone write is slow, since its callers are answered meanwhile.
    else if (!isQueue) this.#loneMs = follow(this.#loneMs, ms);
    if (isQueue) {
      this.#queued = {
        writes: this.#queued.writes * MEMORY + writes,
        ms: this.#queued.ms * MEMORY + ms,
      };
    }
  }

  /** The most writes of one lock that a group takes while others are about. */
  get share(): number {
    const share = Math.floor(1 + ((PATIENCE - 1) * this.#loneMs) / this.#moreMs);
    return Math.max(SMALLEST_SHARE, Math.min(LARGEST_SHARE, share));
  }

  /** What each write of a long queue takes. */
  get queuedMs(): number {
    return this.#queued.ms / this.#queued.writes;
  }
}

function follow(value: number, measured: number): number {
  return Math.max(LEAST_MS, value * (measured < value ? DOWN : UP));
}
