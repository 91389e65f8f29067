/** A source of choices that gives the same ones again for the same seed. */
export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** A whole number between two bounds, both included. */
  integer(lowest: number, highest: number): number;
  /** One of the choices. @throws Error when there is none */
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** A source of its own for one part of a run, so that the parts do not disturb each other. */
  fork(part: string): Random;
}

/** Mixes a text into 32 bits (FNV-1a). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Makes a source of choices from a seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (lowest: number, highest: number): number =>
    lowest + Math.floor(next() * (highest - lowest + 1));
  return {
    next,
    integer,
    pick: (choices) => {
      if (choices.length === 0) throw new Error('There is nothing to choose from');
      return choices[integer(0, choices.length - 1)] as (typeof choices)[number];
    },
    fork: (part) => createRandom(`${seed}/${part}`),
  };
}
