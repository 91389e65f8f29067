import type { Figures } from './measure.ts';
import { ratiosOf } from './ratios-of.ts';
import type { MeasuredRound } from './runner.ts';
import { median, presentFigure, presentMedian, presentSpread } from './spread.ts';

/** The figures of one scenario as a Markdown table: medians, the slowest and fastest round, the ratio to the first row. */
export function presentFigures(figures: readonly Figures[]): string {
  const rows = figures.map(({ name, rounds }) => {
    const all = (field: keyof MeasuredRound): number[] => rounds.map((round) => round[field] ?? 0);
    const cells = [
      name,
      presentFigure(median(all('perSecond')), 0),
      presentSpread(all('perSecond'), 0),
      presentFigure(median(all('p50Ms')), 1),
      presentFigure(median(all('p99Ms')), 1),
      presentMedian(all('cpuMs'), 2),
      presentMedian(all('databaseCpuMs'), 2),
      presentFigure(median(all('walBytes')), 0),
      presentFigure(median(ratiosOf(figures, name, figures[0]?.name ?? name)), 2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Contestant | a second | spread | p50 ms | p99 ms | CPU ms an operation | of the database | WAL bytes | ratio |',
    '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
