import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sydneyDay } from './clock.ts';
import { sydneyDaysBetween } from './sydney.ts';

const HOUR_MS = 3_600_000;

it.each([
  ['2026-10-04', 23],
  ['2027-04-04', 25],
  ['2026-07-01', 24],
])('the day %s has %d hours', (date, hours) => {
  const noon = Date.parse(`${date}T02:00:00Z`);
  const day = sydneyDaysBetween(noon - 24 * HOUR_MS, noon + 24 * HOUR_MS).find((each) => each.date === date);
  expect(((day?.to ?? 0) - (day?.from ?? 0)) / HOUR_MS).toBe(hours);
});

it('tiles any range, each part within the one day that it names', () => {
  const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2040, 0) });
  fc.assert(
    fc.property(moment, fc.integer({ min: 1, max: 400 * 24 * HOUR_MS }), (from, length) => {
      const days = sydneyDaysBetween(from, from + length);
      expect([days[0]?.from, days.at(-1)?.to]).toEqual([from, from + length]);
      for (const [index, day] of days.entries()) {
        if (index > 0) expect(day.from).toBe(days[index - 1]?.to);
        expect([sydneyDay(day.from), sydneyDay(day.to - 1)]).toEqual([day.date, day.date]);
      }
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
    }),
  );
});
