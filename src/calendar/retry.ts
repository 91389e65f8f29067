const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** No provider is left alone for longer, whatever it asks for. */
const LONGEST_MS = 24 * HOUR_MS;

/** The wait after so many failures in a row, from 1: it doubles up to a bound. */
export function doublingMs(failures: number, firstMs: number, longestMs: number): number {
  return Math.min(firstMs * 2 ** Math.min(failures - 1, 50), longestMs);
}

/** Before an order is sent again that was sent so often: 2 s, 4 s, 8 s …, at most an hour. */
export function sendAgainMs(attempts: number): number {
  return doublingMs(attempts, 2 * SECOND_MS, HOUR_MS);
}

/** Before the status of an order of unknown outcome is queried again: 2 s, 4 s, 8 s …, at most ten minutes. */
export function askAgainMs(asks: number): number {
  return doublingMs(asks + 1, 2 * SECOND_MS, 10 * MINUTE_MS);
}

const WATCHES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** Before the status of an accepted order is queried again: 1 min, 5 min, 15 min, then 1 h. */
export function watchAgainMs(asks: number): number {
  return WATCHES_MS[asks] ?? HOUR_MS;
}

/** A provider's own wish, bounded. */
export function boundedMs(afterMs: number): number {
  return Math.min(Math.max(Math.ceil(afterMs), 0), LONGEST_MS);
}

/** For webhooks and mail: after each attempt but the last, from its end. */
const DELIVERY_WAITS_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** Attempts of a webhook delivery, or a mail. */
export const MOST_DELIVERY_ATTEMPTS = DELIVERY_WAITS_MS.length + 1;

/** The largest share added at random, so that those that failed together come back apart. */
const JITTER = 0.1;

/**
 * Before a webhook or mail is sent again; null after the last attempt.
 * @param attempt from 1
 * @param random in [0, 1)
 */
export function deliverAgainMs(attempt: number, random: number): number | null {
  const waitMs = DELIVERY_WAITS_MS[attempt - 1];
  return waitMs === undefined ? null : Math.ceil(waitMs * (1 + JITTER * random));
}
