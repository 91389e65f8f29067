import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DELIVERY_ATTEMPTS } from '../../calendar/retry.ts';
import { delayAfter, retryAfterMs } from './rules.ts';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const NOW = Date.UTC(2026, 10, 21, 10);

const WAITS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400].map(
  (seconds) => seconds * SECOND,
);

describe('the schedule', () => {
  it('has ten attempts, and these waits between them', () => {
    expect(MOST_DELIVERY_ATTEMPTS).toBe(10);
    expect(WAITS.map((_wait, place) => delayAfter(place + 1, 0, 0))).toEqual(WAITS);
    expect(delayAfter(10, 0, 0)).toBeNull();
  });

  it('is never earlier, and later by a tenth at most', () => {
    const place = fc.nat({ max: WAITS.length - 1 });
    fc.assert(
      fc.property(place, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (at, random) => {
        const wait = delayAfter(at + 1, random, 0)!;
        expect(wait).toBeGreaterThanOrEqual(WAITS[at]!);
        expect(wait).toBeLessThanOrEqual(WAITS[at]! * 1.1 + 1);
        expect(Number.isInteger(wait)).toBe(true);
      }),
    );
  });

  it('waits for what a receiver asks for, where that is longer', () => {
    expect(delayAfter(1, 0.5, 60 * SECOND)).toBe(60 * SECOND);
    expect(delayAfter(2, 0.5, 60 * SECOND)).toBe(315 * SECOND);
  });
});

describe('Retry-After', () => {
  it('is seconds or a date, on 429 and 503 alone', () => {
    for (const status of [429, 503]) {
      expect(retryAfterMs(status, '7', NOW)).toBe(7 * SECOND);
      expect(retryAfterMs(status, new Date(NOW + 90 * SECOND).toUTCString(), NOW)).toBe(90 * SECOND);
    }
    for (const status of [200, 302, 404, 500, null]) expect(retryAfterMs(status, '7', NOW)).toBe(0);
    expect(retryAfterMs(429, null, NOW)).toBe(0);
  });

  it('is read in every form of a date that HTTP knows', () => {
    const at = Date.UTC(1994, 10, 6, 8, 49, 37);
    for (const text of ['Sun, 06 Nov 1994 08:49:37 GMT', 'Sunday, 06-Nov-94 08:49:37 GMT'])
      expect(retryAfterMs(503, text, at - 5 * SECOND)).toBe(5 * SECOND);
  });

  it('is a day at most, and nothing where it is over or cannot be read', () => {
    for (const text of [
      '86401',
      '99999999999999999999',
      '9'.repeat(400),
      new Date(NOW + 48 * HOUR).toUTCString(),
    ])
      expect(retryAfterMs(429, text, NOW)).toBe(24 * HOUR);
    for (const text of ['', '-5', '1.5', 'soon', '0', new Date(NOW - HOUR).toUTCString(), 'Mon, nonsense'])
      expect(retryAfterMs(429, text, NOW)).toBe(0);
  });

  it('is a whole time whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const wait = retryAfterMs(429, text, NOW);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(24 * HOUR);
      }),
    );
  });
});
