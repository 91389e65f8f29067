import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** As many refusals of one caller are answered at once in a second. */
const FREE_PER_SECOND = 10;

/** Each refusal beyond those waits so much longer than the one before it. */
const STEP_MS = 10;

/** The longest wait is so many steps. */
const MOST_STEPS = 20;

/** Refusals that wait at once: of one caller, and of all. Each holds a request in memory. */
const PLACES_OF_ONE = 128;
const PLACES = 1_024;

/** Callers that are remembered; the one that was refused longest ago goes first. */
const MOST_CALLERS = 10_000;

/** How often a caller was refused of late, less what its pace allows. */
interface Refused {
  count: number;
  at: number;
  waiting: number;
}

/** The waits on one connection; its end ends them. */
interface Connection {
  readonly ending: AbortController;
  waiting: number;
  readonly forget: () => void;
}

/** Time, as waits see it. */
interface Time {
  /** A clock that never goes back, in milliseconds. */
  readonly now: () => number;
  /** Lets time pass; a signal ends it before. */
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
}

const OWN_TIME: Time = {
  now: () => performance.now(),
  // It fails by its signal alone.
  rest: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined),
};

/**
 * Delays refusals of a caller that is refused too often. A refusal takes well under a millisecond, but a caller that repeats its
 * request as soon as it is refused would keep the event loop busy with nothing else. A wait takes no CPU.
 */
export class RefusalWaits {
  readonly #refused = new LRUCache<string, Refused>({ max: MOST_CALLERS });
  readonly #connections = new Map<Socket, Connection>();
  readonly #stopping: AbortSignal;
  readonly #time: Time;
  #waiting = 0;

  /** @param stopping ends all waits, and begins no more */
  constructor(stopping: AbortSignal, time = OWN_TIME) {
    this.#stopping = stopping;
    this.#time = time;
    stopping.addEventListener('abort', () => {
      for (const { ending } of this.#connections.values()) ending.abort();
    });
  }

  /** How many refusals wait. */
  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Counts a refusal, and waits before its answer if the caller was refused too often. If there is no place to wait, the answer goes
   * at once and ends its connection.
   * @param caller counted together, however many connections it has
   * @returns undefined if the answer goes at once; the end of the wait else, which the end of the connection brings forward
   */
  hold(caller: string, response: ServerResponse): Promise<void> | undefined {
    const refused = this.#count(caller);
    const steps = Math.ceil(refused.count - FREE_PER_SECOND);
    if (steps <= 0 || this.#stopping.aborted) return undefined;
    if (refused.waiting >= PLACES_OF_ONE || this.#waiting >= PLACES) {
      response.shouldKeepAlive = false;
      return undefined;
    }
    return this.#wait(refused, response.req.socket, steps * STEP_MS);
  }

  #count(caller: string): Refused {
    const now = this.#time.now();
    const known = this.#refused.get(caller);
    if (known === undefined) {
      const first = { count: 1, at: now, waiting: 0 };
      this.#refused.set(caller, first);
      return first;
    }
    const left = Math.max(0, known.count - ((now - known.at) / 1_000) * FREE_PER_SECOND);
    known.count = Math.min(left + 1, FREE_PER_SECOND + MOST_STEPS);
    known.at = now;
    return known;
  }

  async #wait(refused: Refused, socket: Socket, ms: number): Promise<void> {
    if (socket.destroyed) return;
    const connection = this.#connectionOf(socket);
    this.#waiting += 1;
    refused.waiting += 1;
    connection.waiting += 1;
    await this.#time.rest(ms, connection.ending.signal);
    this.#waiting -= 1;
    refused.waiting -= 1;
    connection.waiting -= 1;
    if (connection.waiting === 0) connection.forget();
  }

  #connectionOf(socket: Socket): Connection {
    const known = this.#connections.get(socket);
    if (known !== undefined) return known;
    const ending = new AbortController();
    const end = (): void => ending.abort();
    const made: Connection = {
      ending,
      waiting: 0,
      forget: () => {
        socket.off('close', end);
        this.#connections.delete(socket);
      },
    };
    this.#connections.set(socket, made);
    socket.once('close', end);
    return made;
  }
}
