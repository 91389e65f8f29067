import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Turns } from './turns.ts';

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
