/** Mixes a text into 32 bits (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Chance that a seed fixes: the same seed draws the same values on every machine. */
export class Random {
  readonly #seed: number | string;
  #state: number;

  constructor(seed: number | string) {
    this.#seed = seed;
    this.#state = typeof seed === 'number' ? seed >>> 0 : hashText(seed);
  }

  /** A number from 0 up to, but without, 1. */
  next(): number {
    // Mulberry32: small, fast, and even enough for choosing test values.
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, but without, a bound. */
  below(bound: number): number {
    return Math.floor(this.next() * bound);
  }

  /** A whole number between two bounds, both included. */
  integer(lowest: number, highest: number): number {
    return lowest + this.below(highest - lowest + 1);
  }

  /** One of several. @throws Error if there is none */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from');
    return item;
  }

  /** So many of several, none twice, in the order in which they stand. */
  some<Item>(items: readonly Item[], count: number): Item[] {
    const drawn = items.map((item) => ({ item, mark: this.next() }));
    const last = drawn.map(({ mark }) => mark).toSorted((a, b) => a - b)[count - 1] ?? 1;
    return drawn.filter(({ mark }) => mark <= last).map(({ item }) => item);
  }

  /** Letters and digits, as many as asked for. */
  word(length: number): string {
    const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
    return Array.from({ length }, () => letters[this.below(letters.length)]).join('');
  }

  /** A source of its own for one part of a run, so that the parts do not disturb each other. */
  fork(part: string): Random {
    return new Random(`${this.#seed}/${part}`);
  }
}
