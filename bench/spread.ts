/** The middle of some figures: the mean of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** A figure with so many digits, and a dash where there is none. */
export function presentFigure(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits);
}

/** The least and the greatest of some figures. */
export function presentSpread(values: readonly number[], digits: number): string {
  return `${presentFigure(Math.min(...values), digits)}–${presentFigure(Math.max(...values), digits)}`;
}

/** The middle of some figures, with the least and the greatest behind it. */
export function presentMedian(values: readonly number[], digits: number): string {
  const middle = presentFigure(median(values), digits);
  return middle === '–' ? middle : `${middle} (${presentSpread(values, digits)})`;
}
