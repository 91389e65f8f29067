import { expect } from 'vitest';

/** Stands in an expected value for any text of a form; typed, unlike vitest's own. */
export function matching(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}
