const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

const DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The calendar day of a moment in Sydney, `YYYY-MM-DD`. */
export function dayInSydney(moment: number): string {
  return DAY.format(moment);
}

/** The first moment of the day in Sydney after a moment's own. */
function nextMidnight(moment: number): number {
  const day = dayInSydney(moment);
  // Midnights are at full hours of UTC there, and no day has more than 25 of them.
  const first = Math.floor(moment / HOUR_MS) * HOUR_MS;
  for (let hour = 1; hour <= 26; hour++) {
    if (dayInSydney(first + hour * HOUR_MS) !== day) return first + hour * HOUR_MS;
  }
  throw new Error(`No day in Sydney ends after ${new Date(moment).toISOString()}`);
}

/** A day on which the clocks change: its first moment, and the first of the next. */
export interface ChangingDay {
  readonly begins: number;
  readonly ends: number;
}

/** The next two days on which Sydney's clocks change, one of 23 hours and one of 25, after a moment. */
export function changesAfter(moment: number): readonly ChangingDay[] {
  const found: ChangingDay[] = [];
  let begins = nextMidnight(moment);
  while (found.length < 2) {
    const ends = nextMidnight(begins);
    if (ends - begins !== DAY_MS) found.push({ begins, ends });
    begins = ends;
  }
  return found;
}
