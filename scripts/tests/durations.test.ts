import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { durationsOf } from './durations.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

it('names test files by their paths in the checkout, longest first, in seconds', () => {
  const file = (name: string, startTime: number, endTime: number) => ({
    name: join(ROOT, name),
    status: 'passed' as const,
    startTime,
    endTime,
    assertionResults: [],
  });
  const testResults = [file('src/a.test.ts', 1_000, 1_250), file('src/b.test.ts', 1_000, 13_344)];
  const durations = durationsOf({ numPassedTests: 0, numFailedTests: 0, testResults });
  expect(Object.entries(durations)).toEqual([
    ['src/b.test.ts', 12.34],
    ['src/a.test.ts', 0.25],
  ]);
});
