import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests of one connection that are worked on at the same time. */
const MOST_AT_ONCE = 8;

/** Requests of one connection that may wait for those before them: more than one piece of what Node reads can hold. */
const MOST_WAITING = 1024;

/** Whose a request is, by a name under which all of a caller's requests count together. */
export type CallerOf = (request: IncomingMessage) => string;

interface Waiting {
  readonly response: ServerResponse;
  readonly start: () => void;
}

/**
 * The requests that one connection sends without waiting for their answers. Some are worked on at the same time and
 * some wait, while nothing more is read; whoever sends more than that is not served beyond it, and may send the rest
 * again on another connection, as HTTP provides for.
 */
export class Pipeline {
  readonly #turns: Turns;
  readonly #callerOf: CallerOf;
  readonly #waiting: Waiting[] = [];
  #atOnce = 0;
  #isClosing = false;

  /**
   * @param turns shared by all connections of a server
   * @param callerOf says whose a request is
   */
  constructor(turns: Turns, callerOf: CallerOf) {
    this.#turns = turns;
    this.#callerOf = callerOf;
  }

  /** Starts the work on a request, at once or in its turn. */
  add({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
    if (this.#isClosing || socket.destroyed) return;
    if (this.#atOnce < MOST_AT_ONCE) {
      this.#begin(response, start);
      return;
    }
    this.#waiting.push({ response, start });
    socket.pause();
    if (this.#waiting.length < MOST_WAITING) return;
    this.#isClosing = true;
    response.shouldKeepAlive = false;
  }

  #begin(response: ServerResponse, start: () => void): void {
    this.#atOnce += 1;
    // A connection that is cut closes no response but the one it was sending, and so begins nothing more.
    response.once('close', () => {
      this.#atOnce -= 1;
      this.#next(response);
    });
    const { req: request } = response;
    const startUnlessGone = (): void => {
      if (!request.socket.destroyed) start();
    };
    this.#turns.take(startUnlessGone, () => this.#callerOf(request));
  }

  #next({ req: { socket } }: ServerResponse): void {
    if (socket.destroyed) return;
    const next = this.#waiting.shift();
    if (this.#waiting.length === 0 && !this.#isClosing) socket.resume();
    if (next !== undefined) this.#begin(next.response, next.start);
  }
}

/** In each of how many turns of the event loop a request begins: in those between, what waits for a database goes on. */
const EACH = 3;

/** A request that holds the event loop for longer has its caller rest for as long again. */
const LONG_MS = 2;

/** Callers whose use of the event loop is remembered; the one that asked longest ago goes first. */
const MOST_CALLERS = 10_000;

/** What a caller has had of the event loop. */
interface Use {
  /** Where the caller stands, in milliseconds of the event loop, beside what `#reached` says of all. */
  at: number;
  restsUntil: number;
}

/** Time, and the turns of the event loop, as the process has them. */
const OF_THE_PROCESS = {
  now: (): number => performance.now(),
  afterTurn: (run: () => void): void => void setImmediate(run),
  after: (ms: number, run: () => void): void => void setTimeout(run, ms),
};

/**
 * Begins requests one at a time, some turns of the event loop apart. Those that arrive together would be worked on
 * together, and all that waits for a database's answer meanwhile, a group of writes above all, would wait for every
 * one of them at each of its statements. A turn in which nothing is to be done takes microseconds.
 *
 * If several callers wait, the one that has held the event loop least is next (start-time fair queuing): a caller with many requests,
 * or with expensive ones, waits behind itself.
 */
export class Turns {
  readonly #process: typeof OF_THE_PROCESS;
  readonly #lines = new Map<string, (() => void)[]>();
  readonly #uses = new LRUCache<string, Use>({ max: MOST_CALLERS });
  /** Where the caller stood whose request began last: one that comes back after a while does not begin further back. */
  #reached = 0;
  #turnsLeft = 0;
  #isResting = false;
  #current: string | undefined;
  #begunAt = 0;

  constructor(process = OF_THE_PROCESS) {
    this.#process = process;
  }

  /**
   * Begins something now, or in its turn if something else has just begun.
   * @param callerOf says whose it is; asked only if others wait, so that a request that arrives alone does not pay for it
   */
  take(begin: () => void, callerOf: () => string): void {
    if (this.#turnsLeft === 0 && this.#lines.size === 0) {
      this.#begin(begin, undefined);
      return;
    }
    const caller = callerOf();
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

  /** Counts what the turn took in which the caller's request began. What others did in the same turn counts too. */
  #charge(caller: string): void {
    const now = this.#process.now();
    const took = now - this.#begunAt;
    const use = this.#useOf(caller);
    use.at = Math.max(use.at, this.#reached) + took;
    if (took > LONG_MS) use.restsUntil = now + took;
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

  /** The caller that is next; if all rest, when the first has rested. */
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
