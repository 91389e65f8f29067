import type { SuiteReport } from '../conformance/run-suite.ts';
import type { PartResult } from './test-part.ts';

/** A reason that names what the run was not given: the one thing that may keep a sound server from being tried. */
const NOT_GIVEN = /\bno (?:second )?--[a-z-]+\b.* was given\b/;

/**
 * Judges a run by one key: everything that was tried holds, and whatever was not tried says which key or confirmation it lacks.
 * @param exitCode the suite's
 */
export function judgeReadmeRun({ checks, failures }: SuiteReport, exitCode: number): PartResult {
  const cells = checks.flatMap(({ name, cells }) => cells.map((cell) => ({ ...cell, check: name })));
  const unexplained = cells.filter(
    ({ outcome, reason = '' }) => outcome === 'not tried' && !NOT_GIVEN.test(reason),
  );
  const said = [
    ...failures.map(({ check, operation, message }) => `${operation} [${check}] ${message}`),
    ...unexplained.map(
      ({ operation, check, reason }) =>
        `${operation} [${check}] not tried: ${reason ?? 'no reason is given'}`,
    ),
  ];
  const passed = cells.filter(({ outcome }) => outcome === 'held').length;
  if (said.length === 0 && exitCode !== 0) said.push(`The suite ended with exit code ${exitCode}.`);
  if (said.length === 0 && passed === 0) said.push('Nothing was tried.');
  return { passed, failed: said.length, failures: said };
}
