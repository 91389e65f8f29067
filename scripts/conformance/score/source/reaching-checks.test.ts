import { expect, it } from 'vitest';
import { reachingOf } from './reaching-checks.ts';

it('a place belongs to the checks that pass it more often than every run does in opening', () => {
  const reaching = reachingOf({
    fees: { opened: 4, priced: 3, both: 12 },
    limits: { opened: 4, both: 30 },
    replay: { opened: 5, both: 13 },
  });
  expect(reaching.get('priced')).toEqual(['fees']);
  expect(reaching.get('both')).toEqual(['limits']);
  expect(reaching.get('opened')).toEqual([]);
  expect(reaching.get('never')).toBeUndefined();
});
