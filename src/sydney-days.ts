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
