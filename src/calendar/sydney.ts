import { Temporal } from 'temporal-polyfill';
import type { Moment } from './clock.ts';

const ZONE = 'Australia/Sydney';

export interface DaySpan {
  readonly date: string;
  /** Inclusive. */
  readonly from: Moment;
  /** Exclusive. */
  readonly to: Moment;
}

/** Oldest first, cut at the range's ends. */
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

/** Sydney's midnight always exists, once. */
export function monthStart(month: string): Moment {
  return Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(SYDNEY_MONTHS_ZONE)
    .epochMilliseconds;
}

export function monthAfter(month: string): string {
  return Temporal.PlainYearMonth.from(month).add({ months: 1 }).toString();
}

/** The next one's start. */
export function monthEnd(month: string): Moment {
  return monthStart(monthAfter(month));
}

/** At most an hour before monthEnd: Sydney is never more than eleven hours ahead. */
export function earliestMonthEnd(month: string): Moment {
  return Date.parse(`${monthAfter(month)}-01T00:00:00.000+11:00`);
}

/** `2 March 2026`, or so many days later. */
export function sydneyDate(moment: Moment, daysLater = 0): string {
  const day = Temporal.Instant.fromEpochMilliseconds(moment)
    .toZonedDateTimeISO(SYDNEY_MONTHS_ZONE)
    .toPlainDate();
  return day.add({ days: daysLater }).toLocaleString('en-AU', { dateStyle: 'long' });
}
