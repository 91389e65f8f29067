import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/** Refusals of a caller that are answered at once, per second. */
const FREE_PER_SECOND = 10;

/** Each further refusal waits so much longer. */
const STEP_MS = 10;

/** The longest wait in steps. */
const MOST_STEPS = 20;

/** Waiting refusals of one caller, and of all: each holds a request in memory. */
const PLACES_OF_ONE = 128;
const PLACES = 1_024;

/** Callers remembered; the one refused longest ago goes first. */
const MOST_CALLERS = 10_000;

/** Recent refusals, less what the pace allows. */
interface Refused {
  count: number;
  at: number;
  waiting: number;
}

interface Connection {
  readonly ending: AbortController;
  waiting: number;
  readonly forget: () => void;
}

interface Time {
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** The signal ends it early. */
  readonly rest: (ms: number, signal: AbortSignal) => Promise<void>;
}

const OWN_TIME: Time = {
  now: () => performance.now(),
  // Fails only by its signal.
  rest: (ms, signal) => delay(ms, undefined, { signal, ref: false }).catch(() => undefined),
};

/**
 * Delays refusals of a caller refused too often: one that repeats at once would keep the event loop busy, although a
 * refusal takes well under a millisecond. A wait takes no CPU.
 */
export class RefusalWaits {
  readonly #refused = new LRUCache<string, Refused>({ max: MOST_CALLERS });
  readonly #connections = new Map<Socket, Connection>();
  readonly #stopping: AbortSignal;
  readonly #time: Time;
  #waiting = 0;

  /** @param stopping ends all waits and allows no more */
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
   * Counts a refusal, and delays its answer if the caller was refused too often. Without a free place it answers at
   * once and ends the connection.
   * @param caller counted over all its connections
   * @returns undefined for no wait; else the end of the wait, or of the connection
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
