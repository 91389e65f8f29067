import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CallerOf, Turns } from './request/turns.ts';

/** Concurrent requests of a connection. */
const MOST_AT_ONCE = 8;

/** Requests of a connection that may wait: more than one piece of Node's reading can hold. */
const MOST_WAITING = 1024;

interface Waiting {
  readonly response: ServerResponse;
  readonly start: () => void;
}

/**
 * A connection's pipelined requests: some run, some wait while nothing more is read. What exceeds that is not served
 * and may be sent again on another connection, as HTTP provides for.
 */
export class Pipeline {
  readonly #turns: Turns;
  readonly #callerOf: CallerOf;
  readonly #waiting: Waiting[] = [];
  #atOnce = 0;
  #isClosing = false;

  /**
   * @param turns shared by all connections of a server
   * @param callerOf names a request's caller
   */
  constructor(turns: Turns, callerOf: CallerOf) {
    this.#turns = turns;
    this.#callerOf = callerOf;
  }

  /** Starts a request at once or in its turn. */
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
    // A cut connection closes only the response it was sending: nothing more begins.
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
