import { Temporal } from 'temporal-polyfill';
import type { Moment } from './clock.ts';

const ZONE = 'Australia/Sydney';

/** The first moment of a month (`YYYY-MM`) in Australia/Sydney. Its midnight always exists, and once. */
export function monthStart(month: string): Moment {
  return Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
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
  const day = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();
  return day.add({ days: daysLater }).toLocaleString('en-AU', { dateStyle: 'long' });
}
