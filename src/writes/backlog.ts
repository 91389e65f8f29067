/** What one write counts for beside its body: the request that waits for its answer. */
const WRITE_BYTES = 4 * 1024;

const MIB = 1024 * 1024;

/** The most that one lock's writes may be, and the most that all may be. */
const LOCK_BOUND = { writes: 1_024, bytes: 8 * MIB };
const WHOLE_BOUND = { writes: 10_000, bytes: 64 * MIB };

/** The longest that a caller is told to stay away; half of it is kept to tell them different moments. */
const LONGEST_RETURN_MS = 30_000;

/** Writes that were submitted and not answered yet. */
interface Load {
  writes: number;
  bytes: number;
}

interface LockLoad extends Load {
  /** The return that was told to the last caller who was sent away, on the process's clock. */
  promisedAt: number;
}

/** Everything that was submitted and not answered yet, wherever in the write queue it is: counted, and held to bounds. */
export class Backlog {
  readonly #whole: Load = { writes: 0, bytes: 0 };
  readonly #byLock = new Map<string, LockLoad>();

  /** How many writes and bytes there are. */
  get load(): Readonly<Load> {
    return this.#whole;
  }

  /**
   * Counts a write in, unless it would exceed a bound.
   * @returns its bytes as they count, to be given back when it is answered; undefined where there is no room
   */
  admit(lock: string, bodyBytes: number): number | undefined {
    const bytes = WRITE_BYTES + bodyBytes;
    const own = this.#byLock.get(lock) ?? { writes: 0, bytes: 0, promisedAt: 0 };
    if (!hasRoom(this.#whole, WHOLE_BOUND, bytes) || !hasRoom(own, LOCK_BOUND, bytes)) return undefined;
    for (const load of [this.#whole, own]) {
      load.writes += 1;
      load.bytes += bytes;
    }
    this.#byLock.set(lock, own);
    return bytes;
  }

  /** Counts a write out that was answered. */
  release(lock: string, bytes: number): void {
    const own = this.#byLock.get(lock);
    if (own === undefined) throw new Error(`The backlog knows no write of ${lock}`);
    for (const load of [this.#whole, own]) {
      load.writes -= 1;
      load.bytes -= bytes;
    }
    if (own.writes === 0) this.#byLock.delete(lock);
  }

  /**
   * When there will be room for a write of a lock that was sent away, in whole seconds from 1. Each next caller is told
   * a later moment, as far apart as writes are done: they would else all come back at once.
   * @param writeMs what one write takes
   */
  secondsUntilRoom(lock: string, now: number, writeMs: number): number {
    const own = this.#byLock.get(lock);
    if (own === undefined) return seconds(this.#whole.writes * writeMs);
    const turnMs = writeMs * this.#byLock.size;
    const emptyMs = Math.min(this.#whole.writes * writeMs, own.writes * turnMs);
    const emptyAt = now + Math.min(emptyMs, LONGEST_RETURN_MS / 2);
    const next = Math.max(own.promisedAt, emptyAt) + turnMs;
    own.promisedAt = next - now > LONGEST_RETURN_MS ? emptyAt : next;
    return seconds(own.promisedAt - now);
  }
}

function hasRoom(load: Load, bound: Load, bytes: number): boolean {
  return load.writes < bound.writes && load.bytes + bytes <= bound.bytes;
}

function seconds(ms: number): number {
  return Math.max(1, Math.ceil(Math.min(ms, LONGEST_RETURN_MS) / 1_000));
}

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
