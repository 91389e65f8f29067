import { escaped } from './escaped.ts';
import type { JsonReport } from './json-report.ts';

/** A run as JUnit XML: a suite for each check, a case for each operation. */
export function junitReport(report: JsonReport): string {
  const suites = report.checks.map(({ name, title, cells, durationMs }) => {
    const cases = cells.map(({ operation, outcome, reason, durationMs: tookMs = 0 }) => {
      const messages = report.failures
        .filter((failure) => failure.check === name && failure.operation === operation)
        .map(({ message }) => `<failure message="${escaped(message)}"/>`);
      const inner =
        outcome === 'broken'
          ? messages.join('') || '<failure message="broken"/>'
          : outcome === 'not tried'
            ? `<skipped message="${escaped(reason ?? '')}"/>`
            : '';
      return `    <testcase classname="${escaped(name)}" name="${escaped(operation)}" time="${tookMs / 1000}">${inner}</testcase>`;
    });
    const count = (outcome: string): number => cells.filter((cell) => cell.outcome === outcome).length;
    const figures = `tests="${cells.length}" failures="${count('broken')}" skipped="${count('not tried')}" time="${durationMs / 1000}"`;
    return `  <testsuite name="${escaped(`${name}: ${title}`)}" ${figures}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const mistakes = report.mistakes.map(
    ({ check, operation, message }) =>
      `    <testcase classname="suite" name="${escaped(`${check}: ${operation}`)}"><error message="${escaped(message)}"/></testcase>`,
  );
  if (mistakes.length > 0) {
    const figures = `tests="${mistakes.length}" errors="${mistakes.length}"`;
    suites.push(
      `  <testsuite name="mistakes of the suite" ${figures}>\n${mistakes.join('\n')}\n  </testsuite>`,
    );
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" timestamp="${report.startedAt}" time="${report.durationMs / 1000}">\n${suites.join('\n')}\n</testsuites>\n`;
}
