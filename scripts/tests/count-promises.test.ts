import { expect, it } from 'vitest';
import { countPromises } from './count-promises.ts';

it('counts the promises of a run', () => {
  const said =
    'BROKEN  nothing is lost (cycle 3)\n        pay_1 is gone\nanother line\n12 promises held, 1 broken\n';
  expect(countPromises(said, 1)).toEqual({
    passed: 12,
    failed: 1,
    failures: ['BROKEN  nothing is lost (cycle 3)\n        pay_1 is gone'],
  });
});

it('counts a run that did not end', () => {
  expect(countPromises('Killed under load\n', 0)).toMatchObject({ passed: 0, failed: 1 });
});

it('counts a run that failed for another reason', () => {
  expect(countPromises('3 promises held, 0 broken\n', 2)).toMatchObject({ passed: 3, failed: 1 });
});
