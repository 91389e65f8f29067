/** In each of how many turns of the event loop a request begins: in those between, what waits for a database goes on. */
const EACH = 3;

/**
 * Begins requests one at a time, some turns of the event loop apart. Those that arrive together would be worked on
 * together, and all that waits for a database's answer meanwhile, a group of writes above all, would wait for every
 * one of them at each of its statements. A turn in which nothing is to be done takes microseconds.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #turnsLeft = 0;

  /** Begins something now, or in its turn where something else has just begun. */
  take(begin: () => void): void {
    if (this.#turnsLeft > 0) this.#waiting.push(begin);
    else this.#begin(begin);
  }

  #begin(begin: () => void): void {
    this.#turnsLeft = EACH;
    setImmediate(this.#pass);
    begin();
  }

  readonly #pass = (): void => {
    this.#turnsLeft -= 1;
    if (this.#turnsLeft > 0) {
      setImmediate(this.#pass);
      return;
    }
    const next = this.#waiting.shift();
    if (next !== undefined) this.#begin(next);
  };
}
