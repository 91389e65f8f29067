import { objectsAt, parseJson, textAt, valueAt, type Json } from '../json/json.ts';

/** What two reports say differently, each line with its operation and check. */
export interface Comparison {
  readonly newlyBroken: readonly string[];
  readonly mended: readonly string[];
  readonly newlyTried: readonly string[];
  /** Tried in the old one, and not in the new one. */
  readonly notTriedNow: readonly string[];
}

const FORMAT = 1;

/** A report's text. @throws Error if it is no report, or of another format */
export function readReport(text: string): Json {
  const report = parseJson(text) ?? null;
  if (valueAt(report, 'format') !== FORMAT) throw new Error(`This is no report of format ${FORMAT}`);
  return report;
}

function outcomesIn(report: Json): Map<string, string> {
  return new Map(
    objectsAt(report, 'checks').flatMap((check) =>
      objectsAt(check, 'cells').map(
        (cell) =>
          [`${textAt(cell, 'operation')} × ${textAt(check, 'name')}`, textAt(cell, 'outcome')] as const,
      ),
    ),
  );
}

export function compareReports(older: Json, newer: Json): Comparison {
  const [before, after] = [outcomesIn(older), outcomesIn(newer)];
  const pairs = [...after].map(([pair, now]) => ({ pair, now, then: before.get(pair) ?? 'not tried' }));
  const gone = [...before]
    .filter(([pair]) => !after.has(pair))
    .map(([pair, then]) => ({ pair, now: 'not tried', then }));
  const pick = (isPicked: (each: { now: string; then: string }) => boolean): string[] =>
    [...pairs, ...gone].filter(isPicked).map(({ pair }) => pair);
  return {
    newlyBroken: pick(({ now, then }) => now === 'broken' && then !== 'broken'),
    mended: pick(({ now, then }) => now === 'held' && then === 'broken'),
    newlyTried: pick(({ now, then }) => now === 'held' && then === 'not tried'),
    notTriedNow: pick(({ now, then }) => now === 'not tried' && then !== 'not tried'),
  };
}

const HEADINGS = [
  ['newlyBroken', 'Newly broken'],
  ['mended', 'Mended'],
  ['newlyTried', 'Newly tried'],
  ['notTriedNow', 'Not tried now'],
] as const;

export function presentComparison(comparison: Comparison): string {
  const parts = HEADINGS.filter(([name]) => comparison[name].length > 0).map(
    ([name, heading]) =>
      `${heading} (${comparison[name].length})\n${comparison[name].map((pair) => `  ${pair}`).join('\n')}`,
  );
  return parts.length === 0 ? 'Both reports say the same of every operation and check.' : parts.join('\n');
}
