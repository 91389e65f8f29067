import type fc from 'fast-check';
import type { Json } from '../../json/json.ts';
import type { RunFigures } from '../../model/run-figures.ts';
import { searchFailure } from '../../model/search-failure.ts';
import { Broken } from '../../suite/failure.ts';
import type { Trial } from '../../suite/trial.ts';

/** How long one property may take, shrinking included, if nobody asks for a number of sequences. */
const TIME_LIMIT_MS = 25_000;

/** Long enough for any number of sequences that somebody asks for: a day. */
const NO_LIMIT_MS = 86_400_000;

export interface Sequences<Sequence> {
  readonly arbitrary: fc.Arbitrary<Sequence>;
  /** One that does all that the property speaks of, tried before all others. */
  readonly example: Sequence;
  /** How many, if nobody asks for a number, and as far as the time goes. */
  readonly runs: number;
}

export function newFigures(): RunFigures {
  return { sequences: 0, commands: 0, refused: 0, statuses: new Set() };
}

/** Runs sequences until one breaks. @throws Broken with the shortest that was found, as evidence */
export async function tryProperty<Sequence>(
  { session }: Trial,
  { arbitrary, example, runs }: Sequences<Sequence>,
  run: (sequence: Sequence) => Promise<void>,
): Promise<void> {
  const found = await searchFailure(arbitrary, run, {
    seed: session.seed,
    runs: session.sequences ?? runs,
    examples: [example],
    timeLimitMs: session.sequences === undefined ? TIME_LIMIT_MS : NO_LIMIT_MS,
  });
  if (found === undefined) return;
  const { broken, sequence: commands, steps } = found;
  const evidence = { commands, steps, ...(broken.evidence as object) } as unknown as Json;
  throw new Broken(broken.operation, broken.message, broken.exchanges, evidence);
}
