import { median, presentFigure, presentSpread } from '../spread.ts';

export type Bound = { readonly atMost: number } | { readonly atLeast: number };

export interface Finding {
  readonly figure: string;
  readonly goal: Bound | null;
  readonly unit: 'times' | 'ms' | 'bytes' | 'MiB' | 's' | 'a second' | 'heads';
  /** One of each round. */
  readonly values: readonly number[];
}

const DIGITS = { times: 2, ms: 2, bytes: 0, MiB: 0, s: 1, 'a second': 0, heads: 0 } as const;

export type Verdict = 'held' | 'within the spread' | 'missed' | '–';

function isWithin(value: number, bound: Bound): boolean {
  return 'atMost' in bound ? value <= bound.atMost : value >= bound.atLeast;
}

/** Judges a finding by its median, and then by its rounds, of which one that is within is enough. One that was not measured is missed. */
export function verdictOf({ goal, values }: Finding): Verdict {
  if (goal === null) return '–';
  if (isWithin(median(values), goal)) return 'held';
  return values.some((value) => isWithin(value, goal)) ? 'within the spread' : 'missed';
}

function presentGoal({ goal, unit }: Finding): string {
  if (goal === null) return '–';
  const bound = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${bound} ${unit}`;
}

export function presentFindings(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { figure, unit, values } = finding;
    const digits = DIGITS[unit];
    const middle = `${presentFigure(median(values), digits)} ${unit}`;
    const spread = values.length > 1 ? presentSpread(values, digits) : '–';
    return `| ${[figure, presentGoal(finding), middle, spread, verdictOf(finding)].join(' | ')} |`;
  });
  return ['| Figure | Goal | Median | Spread | |', '| --- | --: | --: | --: | --- |', ...rows].join('\n');
}
