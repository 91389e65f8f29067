import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sydneyDay } from './clock.ts';
import { type Interval, intervalEnds, sydneyDaysBetween } from './sydney.ts';

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

const iso = (moment: number): string => new Date(moment).toISOString();

it.each<[string, Interval, string, string, string[]]>([
  [
    'hours that summer time repeats',
    'hour',
    '2026-04-04T14:30:00Z',
    '2026-04-04T16:30:00Z',
    ['2026-04-04T15:00', '2026-04-04T16:00', '2026-04-04T16:30'],
  ],
  [
    'days of 23 and of 24 hours',
    'day',
    '2026-10-03T13:00:00Z',
    '2026-10-05T00:00:00Z',
    ['2026-10-03T14:00', '2026-10-04T13:00', '2026-10-05T00:00'],
  ],
  [
    'weeks that begin on Monday',
    'week',
    '2026-11-25T00:00:00Z',
    '2026-12-08T00:00:00Z',
    ['2026-11-29T13:00', '2026-12-06T13:00', '2026-12-08T00:00'],
  ],
  [
    'a week from its first moment',
    'week',
    '2026-11-29T13:00:00Z',
    '2026-12-06T13:00:00Z',
    ['2026-12-06T13:00'],
  ],
  [
    'months that begin at Sydney’s midnight',
    'month',
    '2026-01-31T13:00:00Z',
    '2026-05-01T00:00:00Z',
    ['2026-02-28T13:00', '2026-03-31T13:00', '2026-04-30T14:00', '2026-05-01T00:00'],
  ],
])('ends %s', (_title, interval, from, to, ends) => {
  const found = intervalEnds(Date.parse(from), Date.parse(to), interval, 400);
  expect(found.map((moment) => iso(moment).slice(0, 16))).toEqual(ends);
});

it('makes one end more than the most, and no further ones', () => {
  expect(intervalEnds(Date.parse('0001-01-01T00:00:00Z'), Date.UTC(2026, 0), 'hour', 400)).toHaveLength(401);
});
