import { describe, expect, it } from 'vitest';
import { Breaker } from './breaker.ts';

describe('a breaker', () => {
  let now = 0;
  const fresh = (): Breaker => {
    now = 0;
    return new Breaker(() => now);
  };
  const failTimes = (breaker: Breaker, times: number): string[] =>
    Array.from({ length: times }, () => {
      breaker.failed();
      return breaker.state;
    });

  it('opens after five failures in a row', () => {
    const breaker = fresh();
    expect(failTimes(breaker, 6)).toEqual(['closed', 'closed', 'closed', 'closed', 'open', 'open']);
    expect(breaker.places(4)).toBe(0);
  });

  it('stays closed where an answer comes between', () => {
    const breaker = fresh();
    failTimes(breaker, 4);
    breaker.answered();
    failTimes(breaker, 4);
    expect([breaker.state, breaker.places(4)]).toEqual(['closed', 4]);
  });

  it('lets one call try after 30 s, then after a minute, 2, 4 and 5 minutes, and no more', () => {
    const breaker = fresh();
    failTimes(breaker, 5);
    for (const seconds of [30, 60, 120, 240, 300, 300]) {
      now += seconds * 1000 - 1;
      expect(breaker.places(4)).toBe(0);
      now += 1;
      expect([breaker.state, breaker.places(4)]).toEqual(['trying', 1]);
      breaker.failed();
    }
  });

  it('is closed again by the first answer, and as patient as before', () => {
    const breaker = fresh();
    failTimes(breaker, 5);
    now += 30_000;
    breaker.answered();
    expect([breaker.state, breaker.places(4)]).toEqual(['closed', 4]);
    expect(failTimes(breaker, 5)).toEqual(['closed', 'closed', 'closed', 'closed', 'open']);
    now += 30_000;
    expect(breaker.state).toBe('trying');
  });
});
