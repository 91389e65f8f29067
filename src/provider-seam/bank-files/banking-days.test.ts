import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextCutOff } from './banking-days.ts';

const TERMS = {
  cutOffs: ['11:00', '15:00'],
  holidays: ['2026-04-03', '2026-04-06', '2026-04-27'],
  instantMinutes: 15,
};

const after = (text: string): string =>
  new Date(nextCutOff('direct_entry', Date.parse(text), TERMS)).toISOString();

describe('the next cut-off of direct entry', () => {
  it.each([
    ['is on the same day', '2026-03-02T10:00:00+11:00', '2026-03-02T00:00:00.000Z'],
    ['is later than the time itself', '2026-03-02T11:00:00+11:00', '2026-03-02T04:00:00.000Z'],
    ['is on the next day after the last one', '2026-03-02T15:00:00+11:00', '2026-03-03T00:00:00.000Z'],
    ['is on Monday after a Friday', '2026-03-06T15:01:00+11:00', '2026-03-09T00:00:00.000Z'],
    // Easter, in whose midst summer time ends.
    ['leaves holidays out', '2026-04-02T16:00:00+11:00', '2026-04-07T01:00:00.000Z'],
    ['follows the end of summer time', '2026-04-07T09:00:00+10:00', '2026-04-07T01:00:00.000Z'],
    ['follows its beginning', '2026-10-02T16:00:00+10:00', '2026-10-05T00:00:00.000Z'],
  ])('%s', (_, given, expected) => {
    expect(after(given)).toBe(expected);
  });

  it('is always later, and on a day on which banks work', () => {
    const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    fc.assert(
      fc.property(moments, (moment) => {
        const next = nextCutOff('direct_entry', moment, TERMS);
        expect(next).toBeGreaterThan(moment);
        const inSydney = new Intl.DateTimeFormat('en-AU', {
          timeZone: 'Australia/Sydney',
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
          hourCycle: 'h23',
        }).format(next);
        expect(inSydney).toMatch(/^(?:Mon|Tue|Wed|Thu|Fri),? (?:11|15):00$/);
      }),
    );
  });

  it('does not exist where no day is a banking day', () => {
    const days = Array.from({ length: 60 }, (_, index) =>
      new Date(Date.UTC(2026, 5, 1 + index)).toISOString().slice(0, 10),
    );
    expect(() => nextCutOff('direct_entry', Date.UTC(2026, 5, 2), { ...TERMS, holidays: days })).toThrow(
      'no banking day',
    );
  });
});

it('real-time payments leave every quarter of an hour, on every day', () => {
  const sunday = Date.parse('2026-04-05T03:07:00+10:00');
  expect(nextCutOff('npp', sunday, TERMS)).toBe(Date.parse('2026-04-05T03:15:00+10:00'));
  expect(nextCutOff('npp', sunday + 8 * 60_000, TERMS)).toBe(Date.parse('2026-04-05T03:30:00+10:00'));
});
