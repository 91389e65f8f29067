import { ApiError } from '../../../errors/api-error.ts';

/** Each waits for those before it: so many are drawn within a few seconds. */
const MOST_WAITING = 16;

/**
 * Drawings are made one after the other: each holds some 30 MB for the longest invoice there is, and two at once are done no
 * sooner.
 */
export class DrawingTurns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /**
   * Draws when those before it are done, whatever became of them.
   * @throws ApiError service_unavailable where too many wait already; whatever the drawing throws
   */
  async take<Result>(draw: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= MOST_WAITING) throw new ApiError('service_unavailable', { retryAfterSeconds: 1 });
    this.#waiting += 1;
    const drawn = this.#last.then(draw).finally(() => {
      this.#waiting -= 1;
    });
    // Whoever asked hears of its failure; the next one only waits for its end.
    this.#last = drawn.catch(() => undefined);
    return drawn;
  }
}
