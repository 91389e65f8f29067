import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoment, startOfDay } from './moments.ts';

const days = fc.date({ min: new Date('2000-01-01'), max: new Date('2999-12-30'), noInvalidDate: true });

describe('a day', () => {
  it.each([
    ['2026-11-01', 'sydney', '2026-10-31T13:00:00.000Z'],
    ['2026-07-01', 'sydney', '2026-06-30T14:00:00.000Z'],
    // Summer time begins at two in the morning, and ends at three.
    ['2026-10-04', 'sydney', '2026-10-03T14:00:00.000Z'],
    ['2026-10-05', 'sydney', '2026-10-04T13:00:00.000Z'],
    ['2027-04-04', 'sydney', '2027-04-03T13:00:00.000Z'],
    ['2027-04-05', 'sydney', '2027-04-04T14:00:00.000Z'],
    ['2026-11-01', 'utc', '2026-11-01T00:00:00.000Z'],
    // Of the test runner: 13:45 before UTC in summer.
    ['2026-11-01', 'browser', '2026-10-31T10:15:00.000Z'],
  ] as const)('%s in the zone %s begins at %s', (day, zone, moment) => {
    expect(startOfDay(day, zone)).toBe(moment);
  });

  it('begins where the day before it ends, in every zone', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('sydney', 'browser', 'utc'), (date, zone) => {
        const day = date.toISOString().slice(0, 10);
        const next = new Date(date.getTime() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
        expect(startOfDay(day, zone, 1)).toBe(startOfDay(next, zone));
      }),
    );
  });
});

describe('a moment', () => {
  it.each([
    ['short', '1 Dec, 00:00'],
    ['whole', '1 Dec 2026, 00:00:59'],
    ['day', '1 Dec'],
  ] as const)('in its form %s reads %s in Sydney', (form, text) => {
    expect(formatMoment('2026-11-30T13:00:59.120Z', 'sydney', form)).toBe(text);
  });
});
