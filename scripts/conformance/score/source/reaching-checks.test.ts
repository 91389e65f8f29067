import { expect, it } from 'vitest';
import { reachingOf } from './reaching-checks.ts';

const faults = ['opened', 'priced', 'both', 'never', 'table'].map((id) => ({
  id,
  file: id === 'opened' || id === 'never' ? 'opening.ts' : 'fees.ts',
}));

const reaching = reachingOf(
  {
    atStart: { table: 1, priced: 1 },
    byCheck: {
      fees: { opened: 4, priced: 3, both: 12 },
      limits: { opened: 4, both: 30 },
      replay: { opened: 5, both: 13 },
      'round-trip': { opened: 4, both: 12 },
    },
  },
  faults,
);

it('a place belongs to the checks that pass it more often than every run does in opening', () => {
  expect(reaching.get('priced')).toEqual(['fees']);
  expect(reaching.get('both')).toEqual(['limits']);
  expect(reaching.get('opened')).toEqual([]);
  expect(reaching.get('never')).toBeUndefined();
});

it('a place that is passed at the start alone belongs to a quick run, and to who passes anything else of its file', () => {
  expect(reaching.get('table')).toEqual(['fees', 'limits', 'replay']);
  expect(reaching.get('table')).not.toContain('round-trip');
});
