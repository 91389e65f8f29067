import type { Failure } from '../suite/failure.ts';
import type { CheckResult } from '../suite/run-check.ts';
import type { RunResult } from '../suite/run-suite.ts';
import { KINDS } from '../judge/coverage.ts';
import { coverageTotals, modelFiguresOf } from './figures.ts';
import { verdictOf } from './verdict.ts';

function count(result: CheckResult, outcome: string): number {
  return result.cells.filter((cell) => cell.outcome === outcome).length;
}

export function progressLine(result: CheckResult): string {
  const broken = count(result, 'broken');
  const skipped = count(result, 'not tried');
  const mark = broken > 0 ? 'BROKEN' : count(result, 'held') > 0 ? 'held' : 'not tried';
  const figures = [
    `${count(result, 'held')} held`,
    ...(broken > 0 ? [`${broken} broken`] : []),
    ...(skipped > 0 ? [`${skipped} not tried`] : []),
  ].join(', ');
  return `${mark.padEnd(9)} ${result.check.name.padEnd(24)} ${figures} (${Math.round(result.durationMs)} ms)`;
}

/** A failure as it is found. */
export function failureLine({ check, operation, message }: Failure): string {
  return `BROKEN    ${operation}  [${check}] ${message}`;
}

const MARKS = { held: '+', broken: 'X', 'not tried': '-' } as const;

/** The matrix of operations and checks: + held, X broken, - not tried, . does not apply. */
export function matrix({ results }: RunResult): string {
  const operations = [...new Set(results.flatMap(({ cells }) => cells.map(({ operation }) => operation)))];
  const width = Math.max(...operations.map(({ length }) => length));
  const head = results.map(
    ({ check }, index) => `${String(index + 1).padStart(3)}  ${check.name}: ${check.title}`,
  );
  const numbers = results.map((_result, index) => String(index + 1).padStart(3)).join('');
  const rows = operations.map((operation) => {
    const marks = results.map(({ cells }) => {
      const cell = cells.find((each) => each.operation === operation);
      return (cell === undefined ? '.' : MARKS[cell.outcome]).padStart(3);
    });
    return `${operation.padEnd(width)} ${marks.join('')}`;
  });
  return [...head, '', `${' '.repeat(width)} ${numbers}`, ...rows].join('\n');
}

function reasons({ results }: RunResult): string[] {
  const lines = results.flatMap(({ check, cells }) => {
    const skipped = cells.filter((cell) => cell.outcome === 'not tried');
    const texts = new Set(skipped.map((cell) => cell.reason ?? ''));
    return [...texts].map((reason) => {
      const ids = skipped.filter((cell) => cell.reason === reason).map(({ operation }) => operation);
      const which = ids.length > 4 ? `${ids.length} operations` : ids.join(', ');
      return `  ${check.name}: ${which}, since ${reason}`;
    });
  });
  return lines.length === 0 ? [] : ['Not tried:', ...lines];
}

function coverageLine({ session }: RunResult): string {
  const totals = coverageTotals(session.coverage.of());
  const shares = KINDS.map((kind) => `${totals[kind].met} of ${totals[kind].of} ${kind}`);
  return `  of the document: ${shares.join(', ')}`;
}

/** What a run came to: figures, what was not tried, and every failure in one line. */
export function summary(result: RunResult): string {
  const { session, durationMs, seed } = result;
  const models = modelFiguresOf(result).map(
    ({ check, sequences, commands, refused, statuses }) =>
      `  ${check}: ${commands} commands in ${sequences} sequences, ${refused} % refused, statuses ${statuses.join(' ')}`,
  );
  const matrices = [...session.matrices].map(
    ([check, { checked, of }]) => `  ${check}: ${checked} of ${of} cells checked`,
  );
  const failures = session.failures.map(
    ({ check, operation, message }) => `  ${operation}  [${check}] ${message}`,
  );
  return [
    `${session.exchangeCount} exchanges in ${(durationMs / 1000).toFixed(1)} s with seed ${seed}; ${session.unknownCount} unknown outcomes were asked again`,
    ...models,
    ...matrices,
    coverageLine(result),
    ...reasons(result),
    ...session.mistakes.map(
      ({ check, operation, message }) => `The suite made a mistake at ${operation} [${check}]: ${message}`,
    ),
    ...result.troubles.map((trouble) => `Left behind: ${trouble}`),
    ...(result.stopped === undefined ? [] : [result.stopped]),
    verdictOf(result),
    ...failures,
  ].join('\n');
}
