/** A write's cost beside its body: the waiting request. */
const WRITE_BYTES = 4 * 1024;

const MIB = 1024 * 1024;

/** For one lock, and for all. */
const LOCK_BOUND = { writes: 1_024, bytes: 8 * MIB };
const WHOLE_BOUND = { writes: 10_000, bytes: 64 * MIB };

/** The longest wait told to a caller; half of it spreads callers. */
const LONGEST_RETURN_MS = 30_000;

interface Load {
  writes: number;
  bytes: number;
}

interface LockLoad extends Load {
  /** The latest return told to a refused caller, on the process's clock. */
  promisedAt: number;
}

/** All submitted, unanswered writes, counted and bounded. */
export class Backlog {
  readonly #whole: Load = { writes: 0, bytes: 0 };
  readonly #byLock = new Map<string, LockLoad>();

  /** How many writes and bytes there are. */
  get load(): Readonly<Load> {
    return this.#whole;
  }

  /** @returns its bytes, to be given back when it is answered; undefined without room */
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
   * Whole seconds, from 1. Each next caller is told a later moment, as far apart as writes are done, or all would come
   * back at once.
   * @param writeMs per write
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

/** Assumed costs until measured: of a group of one, of each further write, and of a queue's. */
const FIRST_LONE_MS = 4;
const FIRST_MORE_MS = 1;
const FIRST_QUEUED_MS = 2;

/** The lone write's cost falls faster than it rises: what it takes without other work beside it. */
const DOWN = 0.9;
const UP = 1.02;

/** Weight left to earlier measures. */
const MEMORY = 0.95;

const LEAST_MS = 0.01;

/** The longest group, in lone writes, while another waits behind it: a newcomer waits for three at most. */
const PATIENCE = 1.5;

/** Writes of one lock per group, at most; the fewest are one. */
const LARGEST_SHARE = 32;

/** Recent cost of groups, in milliseconds. */
export class Pace {
  #loneMs = FIRST_LONE_MS;
  /** Per write beyond a group's first, answering callers included. */
  readonly #more = new Mean(FIRST_MORE_MS);
  readonly #queued = new Mean(FIRST_QUEUED_MS);

  /** @param isQueue whether more writes waited behind it */
  measure(writes: number, ms: number, isQueue: boolean): void {
    if (writes > 1) this.#more.add(writes - 1, Math.max(0, ms - this.#loneMs));
    // Beside a queue a lone write is slow: its callers are answered meanwhile.
    else if (!isQueue) this.#loneMs = Math.max(LEAST_MS, this.#loneMs * (ms < this.#loneMs ? DOWN : UP));
    if (isQueue) this.#queued.add(writes, ms);
  }

  /** Writes of one lock per group while others are active. */
  get share(): number {
    const share = Math.floor(1 + ((PATIENCE - 1) * this.#loneMs) / this.#more.each);
    return Math.max(1, Math.min(LARGEST_SHARE, share));
  }

  /** Per write of a long queue. */
  get queuedMs(): number {
    return this.#queued.each;
  }
}

/** A mean that favours the latest. */
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
