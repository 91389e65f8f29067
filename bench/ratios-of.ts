import type { Figures } from './measure.ts';
import type { Runner } from './runner.ts';

/** How many times as many operations one contestant did as another, round by round: the two of a round ran side by side. */
export function ratiosOf(
  figures: readonly Figures[],
  name: Runner['name'],
  yardstick: Runner['name'],
): number[] {
  const roundsOf = (wanted: Runner['name']) => figures.find((each) => each.name === wanted)?.rounds ?? [];
  const yardsticks = roundsOf(yardstick);
  return roundsOf(name).map(
    ({ perSecond }, index) => perSecond / (yardsticks[index]?.perSecond ?? Number.NaN),
  );
}
