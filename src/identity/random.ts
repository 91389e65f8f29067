import { randomBytes, randomInt } from 'node:crypto';

const STEPS = 2 ** 32;

/** Draws bytes that nobody can guess. Passed in, so that decisions stay pure functions of what they are given. */
export type RandomBytes = (size: number) => Buffer;

/** Bytes of the operating system. */
export const systemBytes: RandomBytes = (size) => randomBytes(size);

/** A number from 0 up to 1. */
export function random(): number {
  return randomInt(STEPS) / STEPS;
}
