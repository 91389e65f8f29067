/** How moments are shown. */
export const ZONES = ['sydney', 'browser', 'utc'] as const;

export type Zone = (typeof ZONES)[number];

const NAMES: Readonly<Record<Zone, string | undefined>> = {
  sydney: 'Australia/Sydney',
  browser: undefined,
  utc: 'UTC',
};

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: Zone, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = zone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('en-AU', { ...options, timeZone: NAMES[zone] });
  formats.set(key, known);
  return known;
}

const DAY = { day: 'numeric', month: 'short' } as const;
const MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export type MomentForm = 'short' | 'whole' | 'day';

/** @param at a moment of the wire */
export function formatMoment(at: string, zone: Zone, form: MomentForm): string {
  const date = new Date(at);
  if (form === 'day') return formatOf(zone, DAY).format(date);
  if (form === 'whole') {
    return formatOf(zone, { ...DAY, ...MINUTE, year: 'numeric', second: '2-digit' }).format(date);
  }
  return formatOf(zone, { ...DAY, ...MINUTE }).format(date);
}

function offsetMs(at: number, zone: Zone): number {
  const parts = formatOf(zone, {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const { year, month, day, hour, minute, second } = Object.fromEntries(
    parts.map(({ type, value }) => [type, Number(value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

/**
 * The moment at which a day begins in a zone.
 * @param day as `2026-11-30`, of the calendar
 * @param plusDays days after it
 */
export function startOfDay(day: string, zone: Zone, plusDays = 0): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const asUtc = Date.UTC(year, month - 1, date + plusDays);
  // The offset may change between the guess and the moment itself.
  const guess = asUtc - offsetMs(asUtc, zone);
  return new Date(asUtc - offsetMs(guess, zone)).toISOString();
}
