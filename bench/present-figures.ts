import type { Figures } from './measure.ts';

function number(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

/** The figures of one scenario as rows of a Markdown table, each with its ratio to the first. */
export function presentFigures(figures: readonly Figures[]): string {
  const [first] = figures;
  const rows = figures.map((each) => {
    const ratio = first === undefined ? Number.NaN : each.perSecond / first.perSecond;
    const spread = `${number(each.slowestPerSecond, 0)}–${number(each.fastestPerSecond, 0)}`;
    const cells = [
      each.contestant,
      number(each.perSecond, 0),
      spread,
      number(each.p50Ms, 1),
      number(each.p99Ms, 1),
      number(each.cpuMs, 2),
      number(ratio, 2),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '| Contestant | a second | spread | p50 ms | p99 ms | CPU ms an operation | ratio |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
