import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { computeInThread } from '../../off-loop/thread-entry.ts';

/** With texts that a stranger may know. */
export interface StrengthQuestion {
  readonly password: string;
  readonly known: readonly string[];
}

/** Its time grows with the square of the length, 140 ms at this one; what is not guessed by then will not be. */
const MOST_CHARACTERS = 64;

const OUR_NAME = 'corridor';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_CHARACTERS });

/** Each text, and each of its words. */
function guessesFrom(known: readonly string[]): string[] {
  return known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
}

computeInThread(({ password, known }: StrengthQuestion): number => {
  const characters = Array.from(password).slice(0, MOST_CHARACTERS).join('');
  return estimator.check(characters, [OUR_NAME, ...guessesFrom(known)]).score;
});
