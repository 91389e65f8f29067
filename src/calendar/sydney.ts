import { Temporal } from 'temporal-polyfill';
import type { Moment } from './clock.ts';

const ZONE = 'Australia/Sydney';

/** A day in Australia/Sydney, or what a range has of it. */
export interface DaySpan {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Inclusive. */
  readonly from: Moment;
  /** Exclusive. */
  readonly to: Moment;
}

/** The days in Australia/Sydney that a range (which is not empty) touches, oldest first, cut at its ends. */
export function sydneyDaysBetween(from: Moment, to: Moment): DaySpan[] {
  const days: DaySpan[] = [];
  let day = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(ZONE).startOfDay();
  while (day.epochMilliseconds < to) {
    const next = day.add({ days: 1 }).startOfDay();
    days.push({
      date: day.toPlainDate().toString(),
      from: Math.max(from, day.epochMilliseconds),
      to: Math.min(to, next.epochMilliseconds),
    });
    day = next;
  }
  return days;
}

const SYDNEY_MONTHS_ZONE = 'Australia/Sydney';

/** The first moment of a month (`YYYY-MM`) in Australia/Sydney. Its midnight always exists, and once. */
export function monthStart(month: string): Moment {
  return Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(SYDNEY_MONTHS_ZONE)
    .epochMilliseconds;
}

/** The month after one, as `YYYY-MM`. */
export function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
}

/** The first moment behind a month: where the next one begins. */
export function monthEnd(month: string): Moment {
  return monthStart(monthAfter(month));
}

/** Behind which a month may be over: an hour before monthEnd at most, for Sydney is never more than eleven hours ahead of UTC. */
export function earliestMonthEnd(month: string): Moment {
  return Date.parse(`${monthAfter(month)}-01T00:00:00.000+11:00`);
}

/** The calendar day in Australia/Sydney, in words (`2 March 2026`), or so many days after it. */
export function sydneyDate(moment: Moment, daysLater = 0): string {
  const day = Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(SYDNEY_MONTHS_ZONE)
    .toPlainDate();
  return day.add({ days: daysLater }).toLocaleString('en-AU', { dateStyle: 'long' });
}
