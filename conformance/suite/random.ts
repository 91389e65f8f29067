/** Chance that a seed fixes: the same seed draws the same values on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number from 0 up to, but without, a bound. */
  below(bound: number): number {
    // Mulberry32: small, fast, and even enough for choosing test values.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * bound) | 0;
  }

  /** One of several. @throws Error where there is none */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** Letters and digits, as many as asked for. */
  word(length: number): string {
    const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
    return Array.from({ length }, () => letters[this.below(letters.length)]).join('');
  }
}
