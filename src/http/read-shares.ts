import { ConcurrentCallers } from './request/concurrent-callers.ts';

/** Concurrent reads of an account while others are active. */
const MOST_BESIDE = 2;

/** A share rests so many times as long as its answer held the event loop: two of them have a quarter of it. */
const RESTS_FOR_HELD = 6;

/** And so many times as long as the database took: two of them keep less than one core busy. */
const RESTS_FOR_READ = 1.5;

/** A timer would make a shorter rest longer. */
const SHORTEST_REST_MS = 1;

interface Reading {
  /** Shares that are taken. */
  underWay: number;
  /** Of them. */
  resting: number;
  readonly waiting: (() => void)[];
}

/** The process's time and turns. */
const OF_THE_PROCESS = {
  now: (): number => performance.now(),
  afterTurn: (run: () => void): void => void setImmediate(run),
  after: (ms: number, run: () => void): void => void setTimeout(run, ms),
};

/**
 * Bounds an account's concurrent reads: the database serves in the order of arrival, so that another account's request
 * would stand behind all of them. An account alone leaves one connection for whichever comes next. While others are active
 * it has two shares, and after an answer its share rests, by what the answer has cost, if more are at hand than there are
 * shares: who reads one after the other is not slowed down.
 */
export class ReadShares {
  readonly #accounts = new Map<string, Reading>();
  readonly #mostAlone: number;
  readonly #process: typeof OF_THE_PROCESS;
  readonly #callers: ConcurrentCallers;

  /** @param connections with which the process reads */
  constructor(connections: number, process = OF_THE_PROCESS) {
    this.#mostAlone = Math.max(MOST_BESIDE, connections - 1);
    this.#process = process;
    this.#callers = new ConcurrentCallers(process.now);
  }

  /** Notes that an account sends requests. */
  note(tenantId: string): void {
    this.#callers.note(tenantId);
  }

  /**
   * At once, or when the account has few enough reads under way.
   * @param heldBy milliseconds of the event loop that went into a result, beside the turn in which it is sent
   */
  async run<T>(
    tenantId: string,
    read: () => Promise<T>,
    heldBy: (result: T) => number = () => 0,
  ): Promise<T> {
    const reading = this.#accounts.get(tenantId) ?? { underWay: 0, resting: 0, waiting: [] };
    this.#accounts.set(tenantId, reading);
    if (this.#hasRoom(reading)) reading.underWay += 1;
    else await new Promise<void>((resolve) => reading.waiting.push(resolve));
    const since = this.#process.now();
    let heldMs = 0;
    try {
      const result = await read();
      heldMs = heldBy(result);
      return result;
    } finally {
      const release = (): void => {
        reading.underWay -= 1;
        this.#letOn(tenantId, reading);
      };
      if (this.#callers.areSeveral() && isPressed(reading)) {
        reading.resting += 1;
        this.#rest(this.#process.now() - since - heldMs, heldMs, () => {
          reading.resting -= 1;
          release();
        });
      } else release();
    }
  }

  /** The answer is written and sent in what is left of this turn of the event loop. */
  #rest(readMs: number, heldBeforeMs: number, release: () => void): void {
    const since = this.#process.now();
    this.#process.afterTurn(() => {
      const heldMs = heldBeforeMs + this.#process.now() - since;
      const restMs = heldMs * RESTS_FOR_HELD + readMs * RESTS_FOR_READ;
      if (restMs < SHORTEST_REST_MS) release();
      else this.#process.after(restMs, release);
    });
  }

  #hasRoom({ underWay }: Reading): boolean {
    return underWay < (this.#callers.areSeveral() ? MOST_BESIDE : this.#mostAlone);
  }

  #letOn(tenantId: string, reading: Reading): void {
    while (reading.waiting.length > 0 && this.#hasRoom(reading)) {
      reading.underWay += 1;
      reading.waiting.shift()?.();
    }
    if (reading.underWay === 0) this.#accounts.delete(tenantId);
  }
}

/** Whether beside a read that ends so many are at hand that they would take all shares again. */
function isPressed({ underWay, resting, waiting }: Reading): boolean {
  return waiting.length + underWay - resting - 1 >= MOST_BESIDE;
}
