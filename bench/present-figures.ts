import type { Figures } from './measure.ts';
import { median } from './median.ts';
import { ratiosOf } from './ratios-of.ts';
import type { MeasuredRound } from './runner.ts';

function number(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

/** The figures of one scenario as a Markdown table: medians, the slowest and fastest round, the ratio to the first row. */
export function presentFigures(figures: readonly Figures[]): string {
  const rows = figures.map(({ name, rounds }) => {
    const all = (field: keyof MeasuredRound): number[] => rounds.map((round) => round[field]);
    const rates = all('perSecond');
    const cells = [
      name,
      number(median(rates), 0),
      `${number(Math.min(...rates), 0)}–${number(Math.max(...rates), 0)}`,
      number(median(all('p50Ms')), 1),
      number(median(all('p99Ms')), 1),
      number(median(all('cpuMs')), 2),
      number(median(ratiosOf(figures, name, figures[0]?.name ?? name)), 2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Contestant | a second | spread | p50 ms | p99 ms | CPU ms an operation | ratio |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...rows,
  ].join('\n');
}
