const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** No provider is left alone for longer than that, whatever it asks for. */
const LONGEST_MS = 24 * HOUR_MS;

/** The wait before an order is sent again that was sent so often: 2 s, 4 s, 8 s …, an hour at most. */
export function sendAgainMs(attempts: number): number {
  return Math.min(SECOND_MS * 2 ** attempts, HOUR_MS);
}

/** The wait that a provider asks for, within reason. */
export function boundedMs(afterMs: number): number {
  return Math.min(Math.max(Math.ceil(afterMs), 0), LONGEST_MS);
}

/** The wait before a provider is asked again about an order of which nobody knows: 2 s, 4 s, 8 s …, ten minutes at most. */
export function askAgainMs(asks: number): number {
  return Math.min(SECOND_MS * 2 ** (asks + 1), 10 * MINUTE_MS);
}

const WATCHES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS];

/** The wait before a provider is asked about an order that it has, and reports nothing of: 1 min, 5 min, 15 min, then 1 h. */
export function watchAgainMs(asks: number): number {
  return WATCHES_MS[asks] ?? HOUR_MS;
}
