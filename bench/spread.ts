export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

export function presentFigure(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

export function presentSpread(values: readonly number[], digits: number): string {
  return `${presentFigure(Math.min(...values), digits)}–${presentFigure(Math.max(...values), digits)}`;
}

export function presentMedian(values: readonly number[], digits: number): string {
  const middle = presentFigure(median(values), digits);
  return middle === '–' ? middle : `${middle} (${presentSpread(values, digits)})`;
}
