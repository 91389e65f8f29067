import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AccountPlaces } from './account-places.ts';

it('one account has half of the places, two have a third each, and there is one left for the next', () => {
  const places = new AccountPlaces(12);
  expect(places.take('acct_a', 100)).toBe(6);
  expect(places.crowded()).toEqual(['acct_a']);
  expect(places.take('acct_b', 100)).toBe(3);
  places.giveBack('acct_a', 2);
  expect(places.take('acct_a', 1)).toBe(1);
  expect(places.take('acct_a', 1)).toBe(0);
  expect(places.take('acct_b', 100)).toBe(1);
  expect([places.heldBy('acct_a'), places.heldBy('acct_b'), places.free]).toEqual([5, 4, 3]);
  expect(places.take('acct_c', 1)).toBe(1);
});

it('all places are given out where accounts enough ask for them, and no more', () => {
  const places = new AccountPlaces(8);
  const taken = ['a', 'b', 'c', 'd', 'e'].map((account) => places.take(account, 8));
  expect(taken).toEqual([4, 2, 1, 1, 0]);
  expect(places.free).toBe(0);
});

it('whatever is taken and given back, an account that holds none finds a place unless each is held by another', () => {
  const step = fc.record({
    account: fc.integer({ min: 0, max: 3 }),
    wanted: fc.integer({ min: -8, max: 8 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 64 }), fc.array(step, { maxLength: 60 }), (size, steps) => {
      const places = new AccountPlaces(size);
      for (const { account, wanted } of steps) {
        const tenantId = `acct_${account}`;
        if (wanted >= 0) places.take(tenantId, wanted);
        else places.giveBack(tenantId, Math.min(-wanted, places.heldBy(tenantId)));
        expect(places.free).toBeGreaterThanOrEqual(0);
        // Each account that takes leaves at least half of what is free, rounded down.
        if (size >= 2 ** 5) expect(places.roomFor('acct_stranger')).toBeGreaterThan(0);
        for (const crowded of places.crowded()) expect(places.take(crowded, 1)).toBe(0);
      }
    }),
  );
});
