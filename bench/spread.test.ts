import { describe, expect, it } from 'vitest';
import { median, presentMedian, presentSpread } from './spread.ts';

describe('figures of several rounds', () => {
  it('have a middle, whatever their order and number', () => {
    expect([median([30, 1, 2]), median([4, 1, 30, 2]), median([7])]).toEqual([2, 3, 7]);
    expect(median([])).toBeNaN();
  });

  it('have a spread from the least to the greatest', () => {
    expect(presentSpread([0.31, 0.24, 0.276], 2)).toBe('0.24–0.31');
    expect(presentMedian([0.31, 0.24, 0.276], 2)).toBe('0.28 (0.24–0.31)');
  });

  it('are a dash where there is nothing to tell', () => {
    expect(presentMedian([Number.NaN, Number.NaN], 2)).toBe('–');
  });
});
