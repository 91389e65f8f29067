import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastMovementValues } from './sums.ts';

it('begins with the longest step that stays within the movements', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (newest) => {
      const step = Number(lastMovementValues('acct_a', 0, newest)[1]);
      expect(step).toBeLessThanOrEqual(newest);
      expect(step * 2).toBeGreaterThan(newest);
    }),
  );
});

it('takes no step in a wallet that has no movement yet', () => {
  expect(lastMovementValues('acct_a', 7, 0)).toEqual([7, 0, 'acct_a', 0]);
});
