import fc from 'fast-check';
import { expect, it } from 'vitest';
import { requireRoom, saveKeyCount, withKey, withoutKey, type KeyCount } from './table.ts';

const NONE: KeyCount = { tenantId: 'acct_1', lasting: 0, ending: [] };

const isFull = (count: KeyCount, now: number): boolean => {
  try {
    requireRoom(count, now);
    return false;
  } catch {
    return true;
  }
};

it('has room for a hundred keys that work, and a key that has ended leaves its place', () => {
  let count = NONE;
  for (let made = 0; made < 99; made += 1) count = withKey(count, null);
  expect(isFull(count, 0)).toBe(false);
  count = withKey(count, 1_000);
  expect([isFull(count, 999), isFull(count, 1_000)]).toEqual([true, false]);
  expect(isFull(withoutKey(count, 1_000), 999)).toBe(false);
  expect(isFull(withoutKey(count, null), 999)).toBe(false);
});

it('counts what a list of all keys would, whatever becomes of them', () => {
  const step = fc.record({
    pass: fc.nat(3),
    act: fc.constantFrom('make' as const, 'revoke' as const, 'move' as const),
    end: fc.option(fc.integer({ min: 1, max: 6 })),
    which: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = 0;
      let count = NONE;
      let ends: (number | null)[] = [];
      for (const { pass, act, end, which } of steps) {
        now += pass;
        ends = ends.filter((each) => each === null || now < each);
        const next = end === null ? null : now + end;
        if (act === 'make') {
          count = withKey(count, next);
          ends.push(next);
        } else if (ends.length > 0) {
          const [gone = null] = ends.splice(which % ends.length, 1);
          count = withoutKey(count, gone);
          if (act === 'move') {
            count = withKey(count, next);
            ends.push(next);
          }
        }
        count = saveKeyCount(count, now).row as KeyCount;
        expect(count.lasting + count.ending.filter((each) => now < each).length).toBe(ends.length);
      }
    }),
  );
});
