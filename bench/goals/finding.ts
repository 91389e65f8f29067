import { median, presentFigure, presentSpread } from '../spread.ts';

/** A bound that a figure's median is held against. */
export type Bound = { readonly atMost: number } | { readonly atLeast: number };

/** One figure of the table of goals. */
export interface Finding {
  readonly figure: string;
  readonly goal: Bound | null;
  /** `times` of something else, or a unit of its own. */
  readonly unit: 'times' | 'ms' | 'bytes' | 'MiB' | 's' | 'a second' | 'heads';
  /** One of each round. */
  readonly values: readonly number[];
}

/** Digits behind the point, by the unit. */
const DIGITS = { times: 2, ms: 2, bytes: 0, MiB: 0, s: 1, 'a second': 0, heads: 0 } as const;

/** Whether a finding's median is within its bound: a goal that was not measured is missed. */
export function isHeld({ goal, values }: Finding): boolean {
  if (goal === null) return true;
  const middle = median(values);
  return 'atMost' in goal ? middle <= goal.atMost : middle >= goal.atLeast;
}

function presentGoal({ goal, unit }: Finding): string {
  if (goal === null) return '–';
  const bound = 'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`;
  return `${bound} ${unit}`;
}

/** The table of goals in Markdown. */
export function presentFindings(findings: readonly Finding[]): string {
  const rows = findings.map((finding) => {
    const { figure, unit, values, goal } = finding;
    const digits = DIGITS[unit];
    const middle = `${presentFigure(median(values), digits)} ${unit}`;
    const verdict = goal === null ? '–' : isHeld(finding) ? 'held' : 'missed';
    const spread = values.length > 1 ? presentSpread(values, digits) : '–';
    return `| ${[figure, presentGoal(finding), middle, spread, verdict].join(' | ')} |`;
  });
  return ['| Figure | Goal | Median | Spread | |', '| --- | --: | --: | --: | --- |', ...rows].join('\n');
}
