import fc from 'fast-check';
import { Broken } from '../suite/failure.ts';

export interface FoundFailure<Sequence> {
  readonly broken: Broken;
  readonly sequence: Sequence;
  readonly steps: number;
}

export interface Search<Sequence> {
  readonly seed: number;
  readonly runs: number;
  readonly examples: readonly Sequence[];
  /** After this time no further sequence begins, and none is shortened. */
  readonly timeLimitMs: number;
}

/**
 * Runs sequences drawn at random until one breaks, and shortens it. What it has begun it brings to its end before it answers,
 * also where its time is up: a sequence that ran on would change the records that the next check reads.
 * @throws whatever else than `Broken` ended a sequence
 */
export async function searchFailure<Sequence>(
  arbitrary: fc.Arbitrary<Sequence>,
  run: (sequence: Sequence) => Promise<void>,
  { seed, runs, examples, timeLimitMs }: Search<Sequence>,
): Promise<FoundFailure<Sequence> | undefined> {
  let found: Omit<FoundFailure<Sequence>, 'steps'> | undefined;
  let underWay: Promise<void> = Promise.resolve();
  const property = fc.asyncProperty(arbitrary, async (sequence) => {
    underWay = run(sequence).catch((error: unknown) => {
      if (error instanceof Broken) found = { broken: error, sequence };
      throw error;
    });
    await underWay;
  });
  const details = await fc.check(property, {
    seed,
    numRuns: runs,
    examples: examples.map((sequence) => [sequence]),
    plugins: [fc.interruptAfterTimeLimit(timeLimitMs)],
  });
  // fast-check has seen how all but the last of them ended.
  await underWay.catch((error: unknown) => {
    if (!details.failed && !(error instanceof Broken)) throw error;
  });
  if (found !== undefined) return { ...found, steps: details.numShrinks };
  if (!details.failed) return undefined;
  const { errorInstance } = details;
  throw errorInstance instanceof Error ? errorInstance : new Error('The property could not be run');
}
