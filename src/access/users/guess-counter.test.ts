import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../errors/api-error.ts';
import { type GuessCounter, UNKNOWN_DEVICE, giveGuessBack, takeGuess } from './table.ts';

const PLACE = { emailKey: 'somebody', device: UNKNOWN_DEVICE };
const RULES = { most: 10, windowMs: 900_000 };

function refusalOf(counter: GuessCounter | undefined, now: number): ApiError | undefined {
  try {
    takeGuess(counter, PLACE, RULES, now);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function wrong(times: readonly number[]): GuessCounter | undefined {
  return times.reduce<GuessCounter | undefined>(
    (counter, at) => takeGuess(counter, PLACE, RULES, at),
    undefined,
  );
}

describe('wrong guesses', () => {
  it('lock at the tenth within a quarter of an hour, for a quarter of an hour', () => {
    const counter = wrong(Array.from({ length: 10 }, (_, index) => 1_000 + index));
    expect(counter?.lockedUntil).toBe(1_009 + 900_000);
    expect(refusalOf(counter, 1_010)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 900 });
    expect(refusalOf(counter, 901_008)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
    expect(refusalOf(counter, 901_009)).toBeUndefined();
  });

  it('that are older than a quarter of an hour count no longer', () => {
    const nine = wrong(Array.from({ length: 9 }, (_, index) => index));
    expect(takeGuess(nine, PLACE, RULES, 900_008)).toMatchObject({ failedAt: [900_008], lockedUntil: null });
    expect(takeGuess(nine, PLACE, RULES, 899_999)).toMatchObject({ lockedUntil: 1_799_999 });
  });

  it('that were right are given back, the tenth too', () => {
    const ten = wrong(Array.from({ length: 10 }, (_, index) => index));
    const back = giveGuessBack(ten!, 9, RULES);
    expect(back).toMatchObject({ lockedUntil: null });
    expect(back.failedAt).toHaveLength(9);
    expect(giveGuessBack(back, 77, RULES)).toBe(back);
  });

  it('are never more than ten in any quarter of an hour, however they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 80 }), (gaps) => {
        const tried: number[] = [];
        let counter: GuessCounter | undefined;
        let now = 0;
        for (const gap of gaps) {
          now += gap;
          if (refusalOf(counter, now) !== undefined) continue;
          counter = takeGuess(counter, PLACE, RULES, now);
          tried.push(now);
        }
        for (const start of tried) {
          expect(tried.filter((at) => at >= start && at < start + 900_000).length).toBeLessThanOrEqual(10);
        }
        expect(counter?.failedAt.length ?? 0).toBeLessThanOrEqual(10);
      }),
    );
  });
});
