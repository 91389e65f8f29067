import type { Word } from '../../generated/words.ts';
import { LRUCache } from 'lru-cache';
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

export type Interval = Word<'HistoryInterval'>;

const HOUR_MS = 3_600_000;

/**
 * The end of the hour, day, week from Monday, or month in which a moment lies. Sydney has been whole hours ahead of UTC
 * since 1895.
 */
function endOfInterval(moment: Moment, interval: Interval): Moment {
  if (interval === 'hour') return (Math.floor(moment / HOUR_MS) + 1) * HOUR_MS;
  const day = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();
  const next = {
    day: () => day.add({ days: 1 }),
    week: () => day.add({ days: 8 - day.dayOfWeek }),
    month: () => day.with({ day: 1 }).add({ months: 1 }),
  }[interval]();
  return next.toZonedDateTime(ZONE).epochMilliseconds;
}

/** The ends of intervals that were asked for, by interval and start: working one out takes longer than all else of a point. */
const knownEnds = new LRUCache<string, Moment>({ max: 10_000 });

function knownEndOf(moment: Moment, interval: Interval): Moment {
  const name = `${interval} ${moment}`;
  const known = knownEnds.get(name) ?? endOfInterval(moment, interval);
  knownEnds.set(name, known);
  return known;
}

/**
 * The ends of the intervals of a range, oldest first; the last is the range's own end.
 * @param most the ends stop one behind it
 */
export function intervalEnds(from: Moment, to: Moment, interval: Interval, most: number): Moment[] {
  const ends: Moment[] = [];
  for (let start = from; start < to && ends.length <= most; start = ends.at(-1) ?? to) {
    ends.push(Math.min(to, knownEndOf(start, interval)));
  }
  return ends;
}

/** Sydney's midnight always exists, once. */
export function monthStart(month: string): Moment {
  return Temporal.PlainYearMonth.from(month).toPlainDate({ day: 1 }).toZonedDateTime(ZONE).epochMilliseconds;
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
  const day = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(ZONE).toPlainDate();
  return day.add({ days: daysLater }).toLocaleString('en-AU', { dateStyle: 'long' });
}

/** Null for a date that does not exist. @param date such as `2026-03-02` */
export function dayStart(date: string): Moment | null {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toZonedDateTime(ZONE).epochMilliseconds;
  } catch {
    return null;
  }
}

/** Null for a date and time that does not exist, such as a 30 February, which `Date` takes for the 2nd of March. */
export function exactMoment(text: string): Moment | null {
  try {
    return Temporal.Instant.from(text).epochMilliseconds;
  } catch {
    return null;
  }
}
