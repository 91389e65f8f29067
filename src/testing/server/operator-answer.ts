import { expect } from 'vitest';
import type { ProgramResult } from './run-program.ts';

/** The one JSON document that a command writes when it succeeds. */
export function documentOf({ exitCode, stdout, stderr }: ProgramResult): Record<string, unknown> {
  expect([exitCode, stderr]).toEqual([0, '']);
  expect(stdout.endsWith('}\n')).toBe(true);
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** What a command says when it refuses: on standard error alone, in words for people. */
export function complaintOf({ exitCode, stdout, stderr }: ProgramResult): string {
  expect([exitCode, stdout]).toEqual([1, '']);
  expect(stderr).not.toMatch(/\n\s+at /);
  return stderr;
}
