import { describe, expect, it } from 'vitest';
import { isHeld, presentFindings, type Finding } from './finding.ts';

const RATIO: Finding = {
  figure: 'CPU against before',
  goal: { atMost: 0.27 },
  unit: 'times',
  values: [0.25, 0.31, 0.26],
};

describe('a goal', () => {
  it('is held by the median, whatever single rounds were', () => {
    expect(isHeld(RATIO)).toBe(true);
    expect(isHeld({ ...RATIO, values: [0.25, 0.31, 0.28] })).toBe(false);
    expect(isHeld({ ...RATIO, goal: { atLeast: 3 }, values: [2.9, 3.0, 3.2] })).toBe(true);
  });

  it('is missed where it was not measured', () => {
    expect(isHeld({ ...RATIO, values: [] })).toBe(false);
    expect(isHeld({ ...RATIO, values: [Number.NaN] })).toBe(false);
  });

  it('stands in the table with its figure, its spread and whether it is held', () => {
    const other: Finding = { figure: 'Migration', goal: null, unit: 's', values: [12.34] };
    expect(presentFindings([RATIO, other]).split('\n').slice(2)).toEqual([
      '| CPU against before | ≤ 0.27 times | 0.26 times | 0.25–0.31 | held |',
      '| Migration | – | 12.3 s | – | – |',
    ]);
  });
});
