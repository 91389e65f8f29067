import { expect, it } from 'vitest';
import { countPromises } from './count-promises.ts';

it('counts the promises of a run', () => {
  expect(countPromises('…\n12 promises held, 2 broken\n', 1)).toEqual({ passed: 12, failed: 2 });
});

it('counts a run that did not end', () => {
  expect(countPromises('Killed under load\n', 0)).toEqual({ passed: 0, failed: 1 });
});

it('counts a run that failed for another reason', () => {
  expect(countPromises('3 promises held, 0 broken\n', 2)).toEqual({ passed: 3, failed: 1 });
});
