/** A moment: whole milliseconds since the Unix epoch, UTC. */
export type Moment = number;

/** Where the present comes from; passed in, so that tests can set it. */
export type Clock = () => Moment;

/** The machine's own clock. */
export const systemClock: Clock = () => Date.now();

/**
 * The clock by which processes order what they do (leases, retries), and all that decisions know of the time: undefined
 * for the present as the database tells it (on SQLite, which has one process, as that tells it), or a moment that stands
 * in for it, as tests set one.
 */
export type SharedClock = () => Moment | undefined;

/** The present itself, as everywhere but in tests. */
export const sharedClock: SharedClock = () => undefined;

/** The part of a wallet that sets its tenant's clock against the server's. */
export interface TenantClock {
  /** Added to the server's time while the clock runs. */
  readonly clockOffsetMs: number;
  /** Where the clock stands still, or null while it runs. */
  readonly clockFrozenAt: Moment | null;
}

/** A moment as the wire shows it: RFC 3339 in UTC with milliseconds. */
export function presentMoment(moment: Moment): string {
  if (moment !== presented.moment) presented = { moment, text: new Date(moment).toISOString() };
  return presented.text;
}

/** The moment that was shown last: a decision shows its own many times. */
let presented = { moment: 0, text: new Date(0).toISOString() };

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;

let sydneyDate: Intl.DateTimeFormat | undefined;

/** Asks the machine's calendars and zones; to read them takes a tenth of a start, and so the first who asks has them read. */
function formatInSydney(moment: Moment): string {
  sydneyDate ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Australia/Sydney',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return sydneyDate.format(moment);
}

/**
 * The calendar day in Australia/Sydney, `YYYY-MM-DD`: the day of limits and invoices. Sydney's clocks have stood ten or eleven
 * hours ahead of UTC since 1895: the zones are asked only where these are two days.
 */
export function sydneyDay(moment: Moment): string {
  const day = Math.floor((moment + 10 * HOUR_MS) / DAY_MS);
  if (day !== Math.floor((moment + 11 * HOUR_MS) / DAY_MS)) return formatInSydney(moment);
  if (day !== asked.day) asked = { day, text: presentMoment(day * DAY_MS).slice(0, 10) };
  return asked.text;
}

/** The day that was asked for last, by its number since 1970. */
let asked = { day: 0, text: '1970-01-01' };

/** The calendar month in Australia/Sydney, `YYYY-MM`. */
export function sydneyMonth(moment: Moment): string {
  return sydneyDay(moment).slice(0, 7);
}
