import type { Kind, OperationCoverage } from '../judge/coverage.ts';
import type { RunResult } from '../suite/run-suite.ts';

/** How long an operation took to answer, in milliseconds. */
export interface Timing {
  readonly operation: string;
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
  readonly maxMs: number;
}

function rounded(ms: number | undefined): number {
  return Math.round((ms ?? 0) * 10) / 10;
}

export function timingsOf({ session }: RunResult): Timing[] {
  return [...session.timings]
    .map(([operation, times]) => {
      const sorted = [...times].sort((left, right) => left - right);
      const at = (share: number): number =>
        rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
      return {
        operation,
        count: sorted.length,
        p50Ms: at(0.5),
        p95Ms: at(0.95),
        maxMs: rounded(sorted.at(-1)),
      };
    })
    .sort((left, right) => right.p95Ms - left.p95Ms);
}

export interface ModelFigures {
  readonly check: string;
  readonly sequences: number;
  readonly commands: number;
  readonly refused: number;
  readonly statuses: readonly string[];
}

export function modelFiguresOf({ session }: RunResult): ModelFigures[] {
  return [...session.figures].map(([check, { sequences, commands, refused, statuses }]) => ({
    check,
    sequences,
    commands,
    refused: commands === 0 ? 0 : Math.round((100 * refused) / commands),
    statuses: [...statuses].filter((status) => status !== '').sort(),
  }));
}

/** What all operations together have of each kind, and how much of it was met. */
export function coverageTotals(
  coverage: readonly OperationCoverage[],
): Readonly<Record<Kind, { readonly met: number; readonly of: number }>> {
  const totalOf = (kind: Kind): { readonly met: number; readonly of: number } => {
    const all = coverage.map(({ covered }) => covered[kind]);
    const of = all.reduce((sum, each) => sum + each.of, 0);
    return { of, met: of - all.reduce((sum, { missing }) => sum + missing.length, 0) };
  };
  return {
    statuses: totalOf('statuses'),
    parameters: totalOf('parameters'),
    fields: totalOf('fields'),
    rules: totalOf('rules'),
    edges: totalOf('edges'),
  };
}
