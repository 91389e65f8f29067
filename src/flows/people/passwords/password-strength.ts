import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** The estimate takes time with the square of the length, 140 ms at this one; what is not guessed by then will not be. */
const MOST_CHARACTERS = 64;

const OUR_NAME = 'corridor';

let estimator: Promise<ZxcvbnFactory> | undefined;

/** The dictionaries are large: they are loaded when somebody first chooses a password. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: MOST_CHARACTERS });
}

/** What somebody would try first who knows these texts: each whole, and each of its words. */
function guessesFrom(known: readonly string[]): string[] {
  return known.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((word) => word.length > 2);
}

/**
 * How hard a password is to guess, from 0 to 4 (zxcvbn).
 * @param known texts that a stranger may know of its owner
 */
export async function strengthOf(password: string, known: readonly string[]): Promise<number> {
  estimator ??= loadEstimator();
  const characters = Array.from(password).slice(0, MOST_CHARACTERS).join('');
  return (await estimator).check(characters, [OUR_NAME, ...guessesFrom(known)]).score;
}
