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

/** As everywhere but in tests. */
export const sharedClock: SharedClock = () => undefined;

/** A tenant's clock against the server's. */
export interface TenantClock {
  /** While the clock runs. */
  readonly clockOffsetMs: number;
  /** Null while it runs. */
  readonly clockFrozenAt: Moment | null;
}

export function presentMoment(moment: Moment): string {
  if (moment !== presented.moment) presented = { moment, text: new Date(moment).toISOString() };
  return presented.text;
}

/** A decision shows its moment many times. */
let presented = { moment: 0, text: new Date(0).toISOString() };

const HOUR_MS = 3_600_000;

const DAY_MS = 24 * HOUR_MS;

let sydneyDate: Intl.DateTimeFormat | undefined;

/** Zones are loaded at first use, a tenth of a start. */
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
 * `YYYY-MM-DD`, for limits and invoices. Sydney has been ten or eleven hours ahead of UTC since 1895: zones are asked
 * only if these differ in the day.
 */
export function sydneyDay(moment: Moment): string {
  const day = Math.floor((moment + 10 * HOUR_MS) / DAY_MS);
  if (day !== Math.floor((moment + 11 * HOUR_MS) / DAY_MS)) return formatInSydney(moment);
  if (day !== asked.day) asked = { day, text: presentMoment(day * DAY_MS).slice(0, 10) };
  return asked.text;
}

/** By its number since 1970. */
let asked = { day: 0, text: '1970-01-01' };

/** `YYYY-MM`. */
export function sydneyMonth(moment: Moment): string {
  return sydneyDay(moment).slice(0, 7);
}
