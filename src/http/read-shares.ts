/** Concurrent reads of an account while others are active. */
const MOST_AT_ONCE = 2;

/** An account is active for so long after its last request. */
const ABOUT_MS = 1_000;

interface Reading {
  underWay: number;
  readonly waiting: (() => void)[];
}

/**
 * Bounds an account's concurrent reads while others are active: the database serves in the order of arrival, so that
 * another account's write would stand behind all of them. An account alone is not bounded.
 */
export class ReadShares {
  readonly #accounts = new Map<string, Reading>();
  readonly #now: () => number;
  #latest: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;

  /** @param nowMs a monotonic clock */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#now = nowMs;
  }

  /** Notes that an account is about. */
  note(tenantId: string): void {
    if (tenantId === this.#latest) return;
    if (this.#latest !== undefined) this.#sharedUntil = this.#now() + ABOUT_MS;
    this.#latest = tenantId;
  }

  /** At once, or when the account has few enough reads under way. */
  async run<T>(tenantId: string, read: () => Promise<T>): Promise<T> {
    const reading = this.#accounts.get(tenantId) ?? { underWay: 0, waiting: [] };
    this.#accounts.set(tenantId, reading);
    if (this.#hasRoom(reading)) reading.underWay += 1;
    else await new Promise<void>((resolve) => reading.waiting.push(resolve));
    try {
      return await read();
    } finally {
      reading.underWay -= 1;
      this.#letOn(tenantId, reading);
    }
  }

  #hasRoom({ underWay }: Reading): boolean {
    return underWay < MOST_AT_ONCE || this.#now() >= this.#sharedUntil;
  }

  #letOn(tenantId: string, reading: Reading): void {
    while (reading.waiting.length > 0 && this.#hasRoom(reading)) {
      reading.underWay += 1;
      reading.waiting.shift()?.();
    }
    if (reading.underWay === 0) this.#accounts.delete(tenantId);
  }
}
