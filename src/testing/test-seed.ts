/** The seed of every run that is not told another: the same commit gives the same result. */
const USUAL_SEED = 20_261;

/**
 * From what all that is random in a run of the tests is derived: a whole number, CORRIDOR_TEST_SEED or the usual one.
 * `npm run explore` draws others.
 * @throws Error where the variable is no whole number
 */
export function readTestSeed(): number {
  const seed = Number(process.env['CORRIDOR_TEST_SEED'] ?? USUAL_SEED);
  if (!Number.isSafeInteger(seed)) throw new Error('CORRIDOR_TEST_SEED must be a whole number');
  return seed;
}
