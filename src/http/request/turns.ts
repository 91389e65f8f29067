import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { ConcurrentCallers } from './concurrent-callers.ts';

/** A name under which a caller's requests count together. */
export type CallerOf = (request: IncomingMessage) => string;

/** A request begins in every third turn of the event loop: database answers are handled in those between. */
const EACH = 3;

/** Beside others a caller with more requests at hand rests after one that holds the event loop longer, */
const LONG_MS = 0.25;

/** so many times as long as that: it has a quarter of the event loop. */
const RESTS = 3;

/** Callers remembered; the one that asked longest ago goes first. */
const MOST_CALLERS = 10_000;

interface Use {
  /** The caller's virtual time in milliseconds of the event loop, beside `#reached`. */
  at: number;
  restsUntil: number;
}

/** The process's time and turns. */
const OF_THE_PROCESS = {
  now: (): number => performance.now(),
  afterTurn: (run: () => void): void => void setImmediate(run),
  after: (ms: number, run: () => void): void => void setTimeout(run, ms),
};

/**
 * Begins requests some turns of the event loop apart: requests worked on together would delay every statement of a
 * group of writes by all of them. An idle turn takes microseconds. Of several waiting callers the one that has held the
 * event loop least is next (start-time fair queuing): a caller with many or expensive requests waits behind itself.
 */
export class Turns {
  readonly #process: typeof OF_THE_PROCESS;
  readonly #callers: ConcurrentCallers;
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #uses = new LRUCache<string, Use>({ max: MOST_CALLERS });
  /** Virtual time of the latest start: a returning caller does not begin further back. */
  #reached = 0;
  #turnsLeft = 0;
  #isResting = false;
  #current: string | undefined;
  #begunAt = 0;

  constructor(process = OF_THE_PROCESS) {
    this.#process = process;
    this.#callers = new ConcurrentCallers(process.now);
  }

  /**
   * Begins now, or in its turn.
   * @param callerOf asked only if others wait: a lone request does not pay for it
   */
  take(begin: () => void, callerOf: () => string): void {
    if (this.#turnsLeft === 0 && this.#lines.size === 0) {
      this.#begin(begin, undefined);
      return;
    }
    const caller = callerOf();
    this.#callers.note(caller);
    const line = this.#lines.get(caller);
    if (line === undefined) this.#lines.set(caller, [begin]);
    else line.push(begin);
    if (this.#turnsLeft === 0) this.#next();
  }

  #begin(begin: () => void, caller: string | undefined): void {
    this.#turnsLeft = EACH;
    this.#current = caller;
    this.#begunAt = this.#process.now();
    this.#process.afterTurn(this.#pass);
    begin();
  }

  readonly #pass = (): void => {
    if (this.#current !== undefined) this.#charge(this.#current);
    this.#current = undefined;
    this.#turnsLeft -= 1;
    if (this.#turnsLeft > 0) this.#process.afterTurn(this.#pass);
    else this.#next();
  };

  /** Charges a caller for the whole turn in which its request began, or went on. */
  #charge(caller: string): void {
    const now = this.#process.now();
    const took = now - this.#begunAt;
    const use = this.#useOf(caller);
    use.at = Math.max(use.at, this.#reached) + took;
    const isPressed = took > LONG_MS && this.#lines.has(caller) && this.#callers.areSeveral();
    if (isPressed) use.restsUntil = now + took * RESTS;
  }

  #useOf(caller: string): Use {
    const known = this.#uses.get(caller);
    if (known !== undefined) return known;
    const made: Use = { at: 0, restsUntil: 0 };
    this.#uses.set(caller, made);
    return made;
  }

  #next(): void {
    if (this.#lines.size === 0) return;
    const now = this.#process.now();
    const { caller, untilMs } = this.#choose(now);
    if (caller === undefined) {
      this.#restFor(untilMs - now);
      return;
    }
    const line = this.#lines.get(caller) ?? [];
    const begin = line.shift();
    if (line.length === 0) this.#lines.delete(caller);
    this.#reached = Math.max(this.#reached, this.#useOf(caller).at);
    if (begin !== undefined) this.#begin(begin, caller);
  }

  /** The next caller; if all rest, when the first has rested. */
  #choose(now: number): { readonly caller: string | undefined; readonly untilMs: number } {
    let caller: string | undefined;
    let least = Number.POSITIVE_INFINITY;
    let untilMs = Number.POSITIVE_INFINITY;
    for (const each of this.#lines.keys()) {
      const { at, restsUntil } = this.#useOf(each);
      untilMs = Math.min(untilMs, restsUntil);
      const stands = Math.max(at, this.#reached);
      if (restsUntil > now || stands >= least) continue;
      caller = each;
      least = stands;
    }
    return { caller, untilMs };
  }

  #restFor(ms: number): void {
    if (this.#isResting) return;
    this.#isResting = true;
    this.#process.after(ms, () => {
      this.#isResting = false;
      if (this.#turnsLeft === 0) this.#next();
    });
  }
}

interface Served {
  readonly turns: Turns;
  readonly callerOf: CallerOf;
}

const servedBy = new WeakMap<Duplex, Served>();

/** The turns that a connection's requests take. */
export function takeTurnsOn(connection: Duplex, served: Served): void {
  servedBy.set(connection, served);
}

/** Another turn for a request that has begun; at once where its connection takes none. */
export function nextTurn(request: IncomingMessage): Promise<void> | undefined {
  const served = servedBy.get(request.socket);
  return served && new Promise((resolve) => served.turns.take(resolve, () => served.callerOf(request)));
}
