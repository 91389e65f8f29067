import type { EventType } from '../../generated/events.ts';

/** The pattern of every type; the others are `<object>.*`. */
export const EVERY_TYPE = '*';

/**
 * Whether a filter of types and patterns takes an event. A test goes to the one subscription that it was asked for, and no
 * filter takes it.
 */
export function matchesEventType(filter: readonly string[], type: EventType): boolean {
  if (type === 'webhook.test') return false;
  const ofObject = `${type.slice(0, type.indexOf('.'))}.*`;
  return filter.some((entry) => entry === EVERY_TYPE || entry === type || entry === ofObject);
}
