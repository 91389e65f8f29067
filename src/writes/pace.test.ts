import { describe, expect, it } from 'vitest';
import { Pace } from './backlog.ts';

/** The pace of a service where a lone write takes as long, and each more of a group as long. */
function paceOf(loneMs: number, moreMs: number): Pace {
  const pace = new Pace();
  for (let turn = 0; turn < 500; turn += 1) {
    pace.measure(1, loneMs, false);
    pace.measure(8, loneMs + 7 * moreMs, true);
  }
  return pace;
}

describe('the share of a lock', () => {
  it.each([
    ['commits are dear', 15, 0.75, 10],
    ['commits are cheap', 2, 0.2, 5],
    ['a write costs as much as its commit', 2, 1, 2],
    ['commits are very dear', 500, 0.1, 32],
  ])('is, where %s, what takes half as long again as a lone write', (_case, loneMs, moreMs, share) => {
    // The measures are followed in steps, and swing around what was measured.
    expect(Math.abs(paceOf(loneMs, moreMs).share - share)).toBeLessThanOrEqual(Math.ceil(share * 0.2));
  });

  it('is hardly moved by lone writes of a machine that stands still now and then', () => {
    const pace = paceOf(15, 0.75);
    const before = pace.share;
    for (let turn = 0; turn < 100; turn += 1) pace.measure(1, turn % 20 === 0 ? 5_000 : 15, false);
    expect(Math.abs(pace.share - before)).toBeLessThanOrEqual(2);
  });

  it('is least while groups stand still, and what it was soon after', () => {
    const pace = paceOf(15, 0.75);
    const before = pace.share;
    pace.measure(8, 5_000, true);
    expect(pace.share).toBe(1);
    for (let turn = 0; turn < 200; turn += 1) pace.measure(8, 15 + 7 * 0.75, true);
    expect(Math.abs(pace.share - before)).toBeLessThanOrEqual(1);
  });

  it('is not moved by lone writes beside a queue, which wait for more than their commit', () => {
    const pace = paceOf(15, 0.75);
    const before = pace.share;
    for (let turn = 0; turn < 1_000; turn += 1) pace.measure(1, 200, true);
    expect(pace.share).toBe(before);
  });
});

describe('the time of a write in a long queue', () => {
  it('is that of all groups behind which others waited, small ones among them', () => {
    const pace = paceOf(10, 1);
    expect(pace.queuedMs).toBeCloseTo(17 / 8, 5);
    for (let turn = 0; turn < 200; turn += 1) {
      pace.measure(1, 10, true);
      pace.measure(4, 14, true);
    }
    expect(pace.queuedMs).toBeCloseTo(24 / 5, 0);
    const before = pace.queuedMs;
    pace.measure(1, 1_000, false);
    expect(pace.queuedMs).toBe(before);
  });
});
