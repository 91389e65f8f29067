import { randomInt } from 'node:crypto';

const STEPS = 2 ** 32;

/** A number from 0 up to 1. */
export function random(): number {
  return randomInt(STEPS) / STEPS;
}
