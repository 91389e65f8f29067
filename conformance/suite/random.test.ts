import { expect, it } from 'vitest';
import { Random } from './random.ts';

const draw = (seed: string): number[] => {
  const random = new Random(seed);
  return Array.from({ length: 50 }, () => random.integer(1, 6));
};

it('gives the same choices for the same seed, and others for another', () => {
  expect(draw('a')).toEqual(draw('a'));
  expect(draw('a')).not.toEqual(draw('b'));
});

it('reaches both bounds and nothing beyond', () => {
  expect([...new Set(draw('a'))].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

it('has parts that do not disturb each other', () => {
  const one = new Random('a');
  const other = new Random('a');
  other.next();
  expect(one.fork('part').next()).toBe(other.fork('part').next());
});
