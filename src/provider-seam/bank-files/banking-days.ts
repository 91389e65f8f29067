import { Temporal } from 'temporal-polyfill';
import { type Moment, sydneyDay } from '../../calendar/clock.ts';
import type { FileRail } from './payment.ts';

const ZONE = 'Australia/Sydney';

const SATURDAY = 6;

/** Longer than any run of days without banking. */
const FURTHEST_DAYS = 30;

const MINUTE_MS = 60_000;

export interface CutOffTerms {
  /** Times of a banking day in Sydney, `HH:MM`, in their order. */
  readonly cutOffs: readonly string[];
  /** Days in Sydney on which banks do nothing, beside weekends: `YYYY-MM-DD`. */
  readonly holidays: readonly string[];
  /** Between two files of real-time payments, which leave on every day. */
  readonly instantMinutes: number;
}

function isBankingDay(day: Temporal.PlainDate, holidays: readonly string[]): boolean {
  return day.dayOfWeek < SATURDAY && !holidays.includes(day.toString());
}

/**
 * The first cut-off after a time.
 * @throws Error if there is no banking day within a month
 */
export function nextCutOff(rail: FileRail, after: Moment, terms: CutOffTerms): Moment {
  const { cutOffs, holidays, instantMinutes } = terms;
  if (rail === 'npp') {
    const length = instantMinutes * MINUTE_MS;
    return (Math.floor(after / length) + 1) * length;
  }
  const today = Temporal.PlainDate.from(sydneyDay(after));
  for (let days = 0; days <= FURTHEST_DAYS; days += 1) {
    const day = today.add({ days });
    if (!isBankingDay(day, holidays)) continue;
    const moments = cutOffs.map(
      (time) => day.toZonedDateTime({ timeZone: ZONE, plainTime: time }).epochMilliseconds,
    );
    const next = moments.find((moment) => moment > after);
    if (next !== undefined) return next;
  }
  throw new Error(`There is no banking day within ${FURTHEST_DAYS} days`);
}
