/** The service's clock less the browser's, at least: each answer can only show that it is more. */
let offsetMs: number | undefined;

/** An answer is never under way for so long: if it seems to be, the browser's clock was set. */
const LONGEST_MS = 60_000;

/** The header says whole seconds: the service's clock has come at least so far. */
export function noteServerTime(response: Response, now = Date.now()): void {
  const least = Date.parse(response.headers.get('date') ?? '') - now;
  if (Number.isNaN(least)) return;
  if (offsetMs === undefined || least > offsetMs || offsetMs - least > LONGEST_MS) offsetMs = least;
}

/** Now, by the service's clock: never ahead of it, and after a few answers hardly behind. */
export const serverNow = (now = Date.now()): number => now + (offsetMs ?? 0);
