import { randomBytes, randomInt } from 'node:crypto';

const STEPS = 2 ** 32;

/** Unpredictable bytes; passed in, so that decisions stay pure. */
export type RandomBytes = (size: number) => Buffer;

export const systemBytes: RandomBytes = (size) => randomBytes(size);

export function random(): number {
  return randomInt(STEPS) / STEPS;
}
