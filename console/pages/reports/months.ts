const inSydney = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Australia/Sydney',
  year: 'numeric',
  month: '2-digit',
});

const named = new Intl.DateTimeFormat('en-AU', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month of Sydney, such as `2026-11`. */
export type Month = string;

const FORM = /^[12]\d{3}-(?:0[1-9]|1[0-2])$/;

/** @param now in milliseconds */
export function monthOf(now: number): Month {
  const parts = Object.fromEntries(inSydney.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${parts['year'] ?? ''}-${parts['month'] ?? ''}`;
}

/** What the address says, or the present one if it says none. */
export function readMonth(text: string | undefined, now: number): Month {
  return text !== undefined && FORM.test(text) ? text : monthOf(now);
}

export function monthAfter(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** `November 2026`. */
export const nameOfMonth = (month: Month): string => named.format(new Date(`${month}-01T00:00:00Z`));

/** Dates of Sydney, as a statement takes them; the present month ends now. */
export function rangeOf(month: Month, now: number): { readonly from: string; readonly to: string } {
  const isOver = month < monthOf(now);
  return { from: `${month}-01`, to: isOver ? `${monthAfter(month, 1)}-01` : new Date(now).toISOString() };
}
