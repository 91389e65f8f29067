/** What a group of one takes, what each more adds, and what a write of a queue takes, until that was measured. */
const FIRST_LONE_MS = 4;
const FIRST_MORE_MS = 1;
const FIRST_QUEUED_MS = 2;

/** The lone write is followed by small steps, larger ones downwards: what it takes by itself, whatever the machine did beside some. */
const DOWN = 0.9;
const UP = 1.02;

/** What is left of a measure with each that comes after it. */
const MEMORY = 0.95;

const LEAST_MS = 0.01;

/**
 * How many times as long as a lone write a group may take that somebody waits behind. Who comes while one is under way
 * waits for it and for their own: for both as long as for three lone ones.
 */
const PATIENCE = 1.5;

/** The most writes of one lock that this may come to; the fewest are one. */
const LARGEST_SHARE = 32;

/** How fast groups are, as they have been of late. In milliseconds. */
export class Pace {
  #loneMs = FIRST_LONE_MS;
  /** Writes beyond the first of each group, with all that was done while they ran: answers to callers too. */
  readonly #more = new Mean(FIRST_MORE_MS);
  readonly #queued = new Mean(FIRST_QUEUED_MS);

  /**
   * Learns what a group has taken.
   * @param isQueue whether more writes waited behind it
   */
  measure(writes: number, ms: number, isQueue: boolean): void {
    if (writes > 1) this.#more.add(writes - 1, Math.max(0, ms - this.#loneMs));
    // Beside a queue even a lone write is slow, since its callers are answered meanwhile.
    else if (!isQueue) this.#loneMs = Math.max(LEAST_MS, this.#loneMs * (ms < this.#loneMs ? DOWN : UP));
    if (isQueue) this.#queued.add(writes, ms);
  }

  /** The most writes of one lock that a group takes while others are about. */
  get share(): number {
    const share = Math.floor(1 + ((PATIENCE - 1) * this.#loneMs) / this.#more.each);
    return Math.max(1, Math.min(LARGEST_SHARE, share));
  }

  /** What each write of a long queue takes. */
  get queuedMs(): number {
    return this.#queued.each;
  }
}

/** What each of many things takes, the latest counting most. */
class Mean {
  #count = 1;
  #ms: number;

  constructor(firstMs: number) {
    this.#ms = firstMs;
  }

  add(count: number, ms: number): void {
    this.#count = this.#count * MEMORY + count;
    this.#ms = this.#ms * MEMORY + ms;
  }

  get each(): number {
    return Math.max(LEAST_MS, this.#ms / this.#count);
  }
}
