import type { Figures } from './measure.ts';
import type { MeasuredRound } from './runner.ts';

const rate = ({ perSecond }: MeasuredRound): number => perSecond;

export function costOf({ cpuMs, databaseCpuMs }: MeasuredRound): number {
  return cpuMs + databaseCpuMs;
}

/** A figure of one contestant as a multiple of another's, round by round: the two of a round ran side by side. */
export function ratiosOf(
  figures: readonly Figures[],
  name: string,
  yardstick: string,
  of: (round: MeasuredRound) => number = rate,
): number[] {
  const roundsOf = (wanted: string) => figures.find((each) => each.name === wanted)?.rounds ?? [];
  const yardsticks = roundsOf(yardstick).map(of);
  return roundsOf(name).map((round, index) => of(round) / (yardsticks[index] ?? Number.NaN));
}
