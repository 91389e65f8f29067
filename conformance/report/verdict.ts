import type { CheckResult } from '../suite/run-check.ts';
import type { RunResult } from '../suite/run-suite.ts';

/** How many checks came out how. A check held if all that was tried of it did. */
export interface Counts {
  readonly held: number;
  /** Of those that held: how many were not tried on every operation that they apply to. */
  readonly inPart: number;
  readonly broken: number;
  readonly notTried: number;
}

function hasOutcome({ cells }: CheckResult, outcome: string): boolean {
  return cells.some((cell) => cell.outcome === outcome);
}

export function countsOf({ results }: Pick<RunResult, 'results'>): Counts {
  const broken = results.filter((result) => hasOutcome(result, 'broken'));
  const held = results.filter((result) => !broken.includes(result) && hasOutcome(result, 'held'));
  return {
    held: held.length,
    inPart: held.filter((result) => hasOutcome(result, 'not tried')).length,
    broken: broken.length,
    notTried: results.length - broken.length - held.length,
  };
}

const inWords = (count: number, words: string): string[] => (count === 0 ? [] : [`${count} ${words}`]);

/** The headline: what was tried, what broke, and what was not tried. */
export function verdictOf(result: RunResult): string {
  const { held, inPart, broken, notTried } = countsOf(result);
  const mistakes = result.session.mistakes.length;
  const part = inPart === 0 ? '' : ` (${inPart} in part)`;
  const counted = [
    ...inWords(broken, `${broken === 1 ? 'check' : 'checks'} broken`),
    `${held} held${part}`,
    ...inWords(notTried, 'not tried'),
    ...inWords(mistakes, `${mistakes === 1 ? 'mistake' : 'mistakes'} of the suite`),
  ].join(', ');
  if (result.stopped !== undefined) return `Not finished: ${counted}.`;
  if (broken + notTried + inPart + mistakes === 0)
    return held === 1 ? 'The one check held.' : `All ${held} checks held.`;
  return `${counted.charAt(0).toUpperCase()}${counted.slice(1)}.`;
}
