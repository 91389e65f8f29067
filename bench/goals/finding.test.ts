import { describe, expect, it } from 'vitest';
import { presentFindings, verdictOf, type Finding } from './finding.ts';

const RATIO: Finding = {
  figure: 'CPU against before',
  goal: { atMost: 0.27 },
  unit: 'times',
  values: [0.25, 0.31, 0.26],
};

describe('a goal', () => {
  it('is held by the median, whatever single rounds were', () => {
    expect(verdictOf(RATIO)).toBe('held');
    expect(verdictOf({ ...RATIO, goal: { atLeast: 3 }, values: [2.9, 3.0, 3.2] })).toBe('held');
  });

  it('is within the spread where a round held it, and missed where none did', () => {
    expect(verdictOf({ ...RATIO, values: [0.25, 0.31, 0.28] })).toBe('within the spread');
    expect(verdictOf({ ...RATIO, values: [0.29, 0.31, 0.28] })).toBe('missed');
    expect(verdictOf({ ...RATIO, goal: { atLeast: 3 }, values: [2.9, 2.8, 3.2] })).toBe('within the spread');
    expect(verdictOf({ ...RATIO, goal: { atLeast: 3 }, values: [2.9, 2.8, 2.7] })).toBe('missed');
  });

  it('is missed where it was not measured', () => {
    expect(verdictOf({ ...RATIO, values: [] })).toBe('missed');
    expect(verdictOf({ ...RATIO, values: [Number.NaN] })).toBe('missed');
  });

  it('stands in the table with its figure, its spread and its verdict', () => {
    const other: Finding = { figure: 'Migration', goal: null, unit: 's', values: [12.34] };
    expect(presentFindings([RATIO, other]).split('\n').slice(2)).toEqual([
      '| CPU against before | ≤ 0.27 times | 0.26 times | 0.25–0.31 | held |',
      '| Migration | – | 12.3 s | – | – |',
    ]);
  });
});
