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

/** Everything that was submitted and not answered yet, wherever in the lane it is: counted, and held to bounds. */
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
