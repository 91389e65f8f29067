import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { presentMoment, sydneyDay, sydneyMonth } from './clock.ts';

describe('the calendar in Australia/Sydney', () => {
  it.each([
    // Summer time, UTC+11: midnight is 13:00 UTC.
    ['2026-01-15T12:59:59.999Z', '2026-01-15'],
    ['2026-01-15T13:00:00.000Z', '2026-01-16'],
    // Standard time, UTC+10: midnight is 14:00 UTC.
    ['2026-07-15T13:59:59.999Z', '2026-07-15'],
    ['2026-07-15T14:00:00.000Z', '2026-07-16'],
    // Clocks go back on 5 April 2026: the day has 25 hours.
    ['2026-04-04T13:00:00.000Z', '2026-04-05'],
    ['2026-04-05T13:59:59.999Z', '2026-04-05'],
    ['2026-04-05T14:00:00.000Z', '2026-04-06'],
    // Clocks go forward on 4 October 2026: the day has 23 hours.
    ['2026-10-03T14:00:00.000Z', '2026-10-04'],
    ['2026-10-04T12:59:59.999Z', '2026-10-04'],
    ['2026-10-04T13:00:00.000Z', '2026-10-05'],
    ['2024-02-28T13:00:00.000Z', '2024-02-29'],
    ['2026-12-31T12:59:59.999Z', '2026-12-31'],
    ['2026-12-31T13:00:00.000Z', '2027-01-01'],
  ])('at %s has the day %s', (moment, day) => {
    expect(sydneyDay(Date.parse(moment))).toBe(day);
    expect(sydneyMonth(Date.parse(moment))).toBe(day.slice(0, 7));
  });
});

it('tells the day of any moment, whichever was asked for before', () => {
  const plain = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' });
  const near = fc
    .integer({ min: -50, max: 50 })
    .map((minutes) => Date.UTC(2026, 0, 15, 13) + minutes * 60_000);
  const any = fc.integer({ min: 0, max: Date.UTC(2100, 0) });
  fc.assert(
    fc.property(fc.array(fc.oneof(near, any), { minLength: 2 }), (moments) => {
      for (const moment of moments) expect(sydneyDay(moment)).toBe(plain.format(moment));
    }),
  );
});

it('shows moments in UTC with milliseconds, wherever the process runs', () => {
  expect(presentMoment(0)).toBe('1970-01-01T00:00:00.000Z');
  expect(presentMoment(Date.UTC(2026, 5, 1, 12, 30, 0, 5))).toBe('2026-06-01T12:30:00.005Z');
});
