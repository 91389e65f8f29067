const DAY_MS = 86_400_000;

/**
 * A midnight that is still to come all through a run, to freeze a tenant's clock at. Whoever takes a clock further drafts an
 * invoice for each month on the way, and waits for that.
 */
export const SOON = new Date((Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS).toISOString();

/** So many milliseconds after it. */
export const afterSoon = (ms: number): string => new Date(Date.parse(SOON) + ms).toISOString();
