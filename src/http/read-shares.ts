/** Concurrent reads of an account while others are active. */
const MOST_AT_ONCE = 2;

/** A shorter answer holds the process for a moment only. */
const SHORT_CHARACTERS = 32 * 1024;

/** A share rests a millisecond for so many: to read, write and send them holds the process for a third of one. */
const CHARACTERS_PER_MS = 22_000;

/** An account is active for so long after its last request. */
const ABOUT_MS = 1_000;

interface Reading {
  underWay: number;
  readonly waiting: (() => void)[];
}

/** The process's time. */
const OF_THE_PROCESS = {
  now: (): number => performance.now(),
  after: (ms: number, run: () => void): void => void setTimeout(run, ms),
};

/**
 * Bounds an account's concurrent reads while others are active: the database serves in the order of arrival, so that
 * another account's write would stand behind all of them. After a long answer a share rests for a few times as long as
 * the answer held the process. An account alone is not bounded.
 */
export class ReadShares {
  readonly #accounts = new Map<string, Reading>();
  readonly #process: typeof OF_THE_PROCESS;
  #latest: string | undefined;
  #sharedUntil = Number.NEGATIVE_INFINITY;

  constructor(process = OF_THE_PROCESS) {
    this.#process = process;
  }

  /** Notes that an account is about. */
  note(tenantId: string): void {
    if (tenantId === this.#latest) return;
    if (this.#latest !== undefined) this.#sharedUntil = this.#process.now() + ABOUT_MS;
    this.#latest = tenantId;
  }

  /**
   * At once, or when the account has few enough reads under way.
   * @param sizeOf the characters of an answer
   */
  async run<T>(tenantId: string, read: () => Promise<T>, sizeOf?: (answer: T) => number): Promise<T> {
    const reading = this.#accounts.get(tenantId) ?? { underWay: 0, waiting: [] };
    this.#accounts.set(tenantId, reading);
    if (this.#hasRoom(reading)) reading.underWay += 1;
    else await new Promise<void>((resolve) => reading.waiting.push(resolve));
    let size = 0;
    try {
      const answer = await read();
      size = sizeOf?.(answer) ?? 0;
      return answer;
    } finally {
      const release = (): void => {
        reading.underWay -= 1;
        this.#letOn(tenantId, reading);
      };
      if (size < SHORT_CHARACTERS || !this.#isShared()) release();
      else this.#process.after(size / CHARACTERS_PER_MS, release);
    }
  }

  #isShared(): boolean {
    return this.#process.now() < this.#sharedUntil;
  }

  #hasRoom({ underWay }: Reading): boolean {
    return underWay < MOST_AT_ONCE || !this.#isShared();
  }

  #letOn(tenantId: string, reading: Reading): void {
    while (reading.waiting.length > 0 && this.#hasRoom(reading)) {
      reading.underWay += 1;
      reading.waiting.shift()?.();
    }
    if (reading.underWay === 0) this.#accounts.delete(tenantId);
  }
}
